import type { WidgetDefinition } from '#engine/manifest/schema/widget-definition.ts';
import { assetPath } from './asset-path.ts';
import type { Origins } from './origins.ts';
import type { AssetUse, ManifestResult, Use } from './result.ts';
import type { Named, Survey } from './survey.ts';

/** What the shown part of the manifest, and the code of the widgets in it, need from outside of the manifest. */
export function usesOf(
  survey: Survey,
  origins: Origins,
  widgets: ReadonlyMap<string, WidgetDefinition>,
): ManifestResult['uses'] {
  const use = ({ value, pointer }: Named): Use => ({ value, pointer, ...origins.near(pointer) });
  const placed = new Map(survey.placements.map(({ widget, pointer }) => [widget, pointer]));
  const ofWidgets = [...placed].flatMap(([name, pointer]) =>
    (widgets.get(name)?.messages ?? []).map((value) => use({ value, pointer: `${pointer}/widget` })),
  );
  return {
    messages: [...survey.messages.map(use), ...ofWidgets],
    tokens: survey.tokens.map(use),
    assets: survey.assets.map(({ maxBytes, ...named }): AssetUse => {
      const written = use(named);
      const found = assetPath(named.value, written.file);
      return {
        ...written,
        ...('path' in found ? { path: found.path } : {}),
        ...(maxBytes === undefined ? {} : { maxBytes }),
      };
    }),
  };
}
