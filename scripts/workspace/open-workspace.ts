import { relative, resolve, sep } from 'node:path';
import { engineMessages } from '@liveryjs/engine/i18n/engine-messages';
import { createIssue, type Issue, sortIssues } from '@liveryjs/engine/issues';
import {
  createResolver,
  type FileSystem,
  isList,
  isObject,
  type JsonSchema,
  own,
  type SchemaFiles,
} from '@liveryjs/engine/manifest';
import { BUNDLE_PATHS } from '#scripts/build/hosting.ts';
import { composeWorkspace } from './compose-workspace.ts';
import { nodeFiles } from './node-files.ts';
import { readAdapters } from './read-adapters.ts';
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
  /** Folders of adapters; platform/adapters/ by default. */
  readonly adapters?: readonly string[];
  /** What reads files; by default the file system below the root. */
  readonly files?: FileSystem;
}

const manifestSchema = 'schemas/brand/manifest.schema.json';
const widgetSchema = 'schemas/brand/widget.schema.json';
const actionSchema = 'schemas/portal/actions.schema.json';
const pathSchema = 'schemas/portal/reserved-path.schema.json';
const messageSchema = 'schemas/portal/messages.schema.json';

/** Reads schemas and widgets, once for all brands. Never throws for what people wrote: see `issues`. */
export function openWorkspace(options: WorkspaceOptions): Workspace {
  const { root, brands = 'brands', widgets: folders = ['widgets'], files = nodeFiles(root) } = options;
  const { adapters: adapterFolders = ['platform/adapters'] } = options;
  const inside = (folder: string) => relative(resolve(root), resolve(root, folder)).split(sep).join('/');
  const schemas = {
    brand: schemasIn(files, 'schemas/brand'),
    portal: schemasIn(files, 'schemas/portal'),
    platform: schemasIn(files, 'schemas/platform'),
  };
  const { [widgetSchema]: ofWidgets = {}, ...ofBrands } = schemas.brand;
  const read = readWidgets(files, folders.map(inside), ofWidgets);
  const { schema, widgets, issues } = composeWorkspace(files, ofBrands, schemas.portal, read.widgets);
  const adapters = readAdapters(files, adapterFolders.map(inside));
  const brandsFolder = inside(brands);
  return {
    root: resolve(root),
    files,
    schemas,
    widgets,
    adapters: adapters.files,
    brandsFolder,
    resolver: createResolver({
      files,
      schema,
      widgets,
      brandsFolder,
      names: { actions: namesIn(schemas.portal[actionSchema]), adapters: Object.keys(adapters.files) },
      reserved: [...namesIn(schemas.portal[pathSchema]), ...BUNDLE_PATHS],
    }),
    messages: [...engineMessages, ...namesIn(schemas.portal[messageSchema])],
    issues: sortIssues([...missingSchemas(schemas.brand), ...read.issues, ...adapters.issues, ...issues]),
    inputs: [...Object.values(schemas).flatMap(Object.keys), ...widgets.map(({ file }) => file)],
  };
}

function missingSchemas(brand: SchemaFiles): Issue[] {
  if (manifestSchema in brand) return [];
  const place = { file: manifestSchema, line: 1, column: 1, pointer: '' };
  return [
    createIssue('workspace-folder', place, { folder: 'schemas/brand', what: 'the schema of a manifest' }),
  ];
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

function namesIn(schema: JsonSchema | undefined): string[] {
  const names = own(schema, 'enum');
  return isList(names) ? names.map(String) : [];
}
