import { catalogue, nearest } from '#compiler/issues/index.ts';
import { iconFiles, symbolsIn } from '#compiler/manifest/assets/svg-symbols.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import type { Survey } from '#compiler/manifest/resolve/survey.ts';
import { createCheck } from './define-check.ts';

export const knownIcons = createCheck({
  docs: "An icon is a symbol of the brand's sprite, the asset `icons`, or of a sprite that the brand inherits.",
  findings: { 'unknown-reference': catalogue['unknown-reference'] },
  run({ survey, assets, files, path, report }) {
    const knownSymbols = symbolsIn(files, iconFiles(assets));
    // Without a sprite no icon shows.
    if (knownSymbols.length === 0) return;
    for (const { value, pointer } of unknownIn(survey.icons, knownSymbols)) {
      const args = () => ({
        path: path(pointer),
        value,
        what: 'icon',
        nearest: nearest(value, knownSymbols),
        known: knownSymbols,
      });
      report('unknown-reference', { pointer, cause: '/assets' }, args);
    }
  },
});

const unknownIn = byIdentity((icons: Survey['icons'], knownSymbols: readonly string[]): Survey['icons'] => {
  const names = new Set(knownSymbols);
  return icons.filter(({ value }) => !names.has(value));
});
