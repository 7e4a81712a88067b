import { relative, resolve, sep } from 'node:path';
import {
  composeSchema,
  createResolver,
  type FileSystem,
  isObject,
  own,
  type SchemaFiles,
} from '#engine/manifest/index.ts';
import { nodeFiles } from './node-files.ts';
import { readJson } from './read-json.ts';
import { readWidgets } from './read-widgets.ts';
import type { Workspace } from './workspace.ts';

export interface WorkspaceOptions {
  /** Folder that holds schemas/. Other folders are relative to it or absolute. */
  readonly root: string;
  /** Folder of the brands; brands/ by default. */
  readonly brands?: string;
  /** Folders of widgets; widgets/ by default. */
  readonly widgets?: readonly string[];
}

/** Reads schemas and widgets, once for all brands. */
export function openWorkspace({
  root,
  brands = 'brands',
  widgets: folders = ['widgets'],
}: WorkspaceOptions): Workspace {
  const files = nodeFiles(root);
  const inside = (folder: string) => relative(resolve(root), resolve(root, folder)).split(sep).join('/');
  const schemas = {
    brand: schemasIn(files, 'schemas/brand'),
    portal: schemasIn(files, 'schemas/portal'),
    platform: schemasIn(files, 'schemas/platform'),
  };
  const { widgets, issues } = readWidgets(files, folders.map(inside));
  const { 'schemas/brand/widget.schema.json': _widget, ...brand } = schemas.brand;
  const schema = composeSchema({ brand, portal: schemas.portal, widgets });
  const brandsFolder = inside(brands);
  const actions = own(schemas.portal['schemas/portal/actions.schema.json'], 'enum');
  return {
    root: resolve(root),
    files,
    schemas,
    widgets,
    brandsFolder,
    resolver: createResolver({
      files,
      schema,
      widgets,
      brandsFolder,
      actions: Array.isArray(actions) ? actions.map(String) : [],
    }),
    issues,
    inputs: [
      ...Object.keys({ ...schemas.brand, ...schemas.portal, ...schemas.platform }),
      ...widgets.map(({ file }) => file),
    ],
  };
}

function schemasIn(files: FileSystem, folder: string): SchemaFiles {
  const names = files.list(folder).filter((name) => name.endsWith('.schema.json'));
  return Object.fromEntries(
    names.map((name) => {
      const schema = readJson(files, `${folder}/${name}`);
      return [`${folder}/${name}`, isObject(schema) ? schema : {}];
    }),
  );
}
