import { type FileSystem, isObject, type SchemaFiles } from '#engine/manifest/index.ts';
import { nodeFiles } from './node-files.ts';
import { readJson } from './read-json.ts';
import type { Workspace } from './workspace.ts';

export function openWorkspace({
  root,
  brands = 'brands',
  widgets = ['widgets'],
}: {
  root: string;
  brands?: string;
  widgets?: readonly string[];
}): Workspace {
  const files = nodeFiles(root);
  return {
    root,
    files,
    schemas: {
      brand: schemasIn(files, 'schemas/brand'),
      portal: schemasIn(files, 'schemas/portal'),
      platform: schemasIn(files, 'schemas/platform'),
    },
    widgets: widgets.flatMap((folder) =>
      files.list(folder).flatMap((name) => {
        const file = `${folder}/${name}/widget.json`;
        const found = readJson(files, file);
        return isObject(found) ? [{ slots: {}, messages: [], calls: [], ...found, file } as never] : [];
      }),
    ),
    brandsFolder: brands,
  };
}

function schemasIn(files: FileSystem, folder: string): SchemaFiles {
  const found = files
    .list(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => {
      const value = readJson(files, `${folder}/${name}`);
      return [`${folder}/${name}`, isObject(value) ? value : {}] as const;
    });
  return Object.fromEntries(found);
}
