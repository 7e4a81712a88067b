import type { Issue } from '#engine/issues/index.ts';
import { type FileSystem, isObject, type WidgetDefinition } from '#engine/manifest/index.ts';
import { readJson } from './read-json.ts';

export function readWidgets(
  files: FileSystem,
  folders: readonly string[],
): { widgets: WidgetDefinition[]; issues: Issue[] } {
  const widgets = folders.flatMap((folder) =>
    files.list(folder).flatMap((name) => {
      const file = `${folder}/${name}/widget.json`;
      const found = readJson(files, file);
      return isObject(found)
        ? [
            {
              slots: {},
              messages: [],
              calls: [],
              features: [],
              ...found,
              file,
            } as unknown as WidgetDefinition,
          ]
        : [];
    }),
  );
  return { widgets, issues: [] };
}
