import { catalogue, nearest } from '#engine/issues/index.ts';
import { iconFiles, symbolsIn } from '#engine/manifest/assets/svg-symbols.ts';
import { byIdentity } from '#engine/manifest/by-identity.ts';
import type { Survey } from '#engine/manifest/resolve/survey.ts';
import { createCheck } from './define-check.ts';

export const knownIcons = createCheck({
  docs: "An icon is a symbol of the brand's sprite, the asset `icons`, or of a sprite that the brand inherits.",
  findings: { 'unknown-reference': catalogue['unknown-reference'] },
  run({ survey, assets, files, path, report }) {
    const known = symbolsIn(files, iconFiles(assets));
    // Without a sprite no icon shows.
    if (known.length === 0) return;
    for (const { value, pointer } of unknownIn(survey.icons, known)) {
      const args = () => ({
        path: path(pointer),
        value,
        what: 'icon',
        nearest: nearest(value, known),
        known,
      });
      report('unknown-reference', { pointer, cause: '/assets' }, args);
    }
  },
});

const unknownIn = byIdentity((icons: Survey['icons'], known: readonly string[]): Survey['icons'] => {
  const names = new Set(known);
  return icons.filter(({ value }) => !names.has(value));
});
