import { ICONS } from '#engine/manifest/assets/svg-symbols.ts';
import type { WidgetDefinition } from '#engine/manifest/schema/widget-definition.ts';
import { assetPath } from './asset-path.ts';
import type { Origins } from './origins.ts';
import type { AssetUse, ManifestResult, MessageUse } from './result.ts';
import type { Survey } from './survey.ts';

/** What the shown part of the manifest, and the code of the widgets in it, need from outside of the manifest. */
export function usesOf(
  survey: Survey,
  origins: Origins,
  widgets: ReadonlyMap<string, WidgetDefinition>,
): ManifestResult['uses'] {
  const placed = new Map(survey.placements.map(({ widget, pointer }) => [widget, pointer]));
  const widgetAt = new Map(survey.placements.map(({ widget, pointer }) => [pointer, widget]));
  const ofManifest = survey.messages.map(
    (use): MessageUse => ({ ...use, widget: widgetAt.get(placementAround(use.pointer)) }),
  );
  const ofWidgets = [...placed].flatMap(([widget, pointer]) =>
    (widgets.get(widget)?.messages ?? []).map(
      (value): MessageUse => ({ value, pointer: `${pointer}/widget`, widget }),
    ),
  );
  return {
    messages: [...ofManifest, ...ofWidgets],
    tokens: survey.tokens,
    assets: survey.assets.flatMap(({ value, pointer, maxBytes }) => {
      const written =
        pointer === ICONS ? origins.textsOf(pointer) : [{ file: origins.near(pointer).file, value }];
      return written.map(({ file, value }): AssetUse => {
        const found = assetPath(value, file);
        return {
          value,
          pointer,
          writtenIn: file,
          ...('path' in found ? { path: found.path } : {}),
          ...(maxBytes === undefined ? {} : { maxBytes }),
        };
      });
    }),
  };
}

/** The placement whose settings a pointer leads into; empty where there is none. */
function placementAround(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/props/')));
}
