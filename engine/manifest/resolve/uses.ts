import type { WidgetDefinition } from '#engine/manifest/schema/widget-definition.ts';
import { assetPath } from './asset-path.ts';
import type { Origins } from './origins.ts';
import type { AssetUse, ManifestResult, Use } from './result.ts';
import type { Survey } from './survey.ts';

/** What the shown part of the manifest, and the code of the widgets in it, need from outside of the manifest. */
export function usesOf(
  survey: Survey,
  origins: Origins,
  widgets: ReadonlyMap<string, WidgetDefinition>,
): ManifestResult['uses'] {
  const placed = new Map(survey.placements.map(({ widget, pointer }) => [widget, pointer]));
  const ofWidgets = [...placed].flatMap(([name, pointer]) =>
    (widgets.get(name)?.messages ?? []).map((value): Use => ({ value, pointer: `${pointer}/widget` })),
  );
  return {
    messages: [...survey.messages, ...ofWidgets],
    tokens: survey.tokens,
    assets: survey.assets.map(({ value, pointer, maxBytes }): AssetUse => {
      const writtenIn = origins.near(pointer).file;
      const found = assetPath(value, writtenIn);
      return {
        value,
        pointer,
        writtenIn,
        ...('path' in found ? { path: found.path } : {}),
        ...(maxBytes === undefined ? {} : { maxBytes }),
      };
    }),
  };
}
