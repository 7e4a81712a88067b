import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import { engineMessages } from '@liveryjs/compiler/i18n/engine-messages';
import { createIssue, type Issue, sortIssues } from '@liveryjs/compiler/issues';
import {
  createResolver,
  type FileSystem,
  instantOf,
  isObject,
  type JsonSchema,
  mapReferences,
  own,
  readJsonFile,
  type SchemaFiles,
  textsIn,
  typeName,
  type WidgetDefinition,
} from '@liveryjs/compiler/manifest';
import { openedModals } from '#workspace/widgets/opened-modals.ts';
import { BUNDLE_PATHS } from './bundle-paths.ts';
import { composeWorkspace } from './compose-workspace.ts';
import { CHECKS_FOLDER, loadChecks, type OwnChecks } from './load-checks.ts';
import { nodeFiles } from './node-files.ts';
import { installedFolder, packageFolder } from './packages.ts';
import { readAdapters } from './read-adapters.ts';
import { readJson } from './read-json.ts';
import {
  JURISDICTIONS_FOLDER,
  jurisdictionSchemaOf,
  jurisdictionsBeside,
  readJurisdictions,
} from './read-jurisdictions.ts';
import { readPortal } from './read-portal.ts';
import { readWidgets } from './read-widgets.ts';
import { withFiles } from './with-files.ts';
import type { Workspace, WorkspaceFolders } from './workspace.ts';

export interface WorkspaceOptions extends WorkspaceFolders {
  /** Rules for manifests beside the engine's own, as `loadChecks` gives them. Default: none. */
  readonly checks?: OwnChecks;
  /** The reader of files. Default: the file system below the root. */
  readonly files?: FileSystem;
}

const manifestSchema = 'schemas/brand/manifest.schema.json';
const widgetSchema = 'schemas/brand/widget.schema.json';
const portalSchema = 'schemas/brand/portal.schema.json';

/** Folder of a repository whose portals are of another kind than those of the installed package. */
const OWN_PORTAL = 'portal';

const OWN_ADAPTERS = 'adapters';

const INSTALLED_SCHEMAS = /^(.*\/)?node_modules\/@liveryjs\/schemas\//;

const actionSchema = 'schemas/portal/actions.schema.json';
const pathSchema = 'schemas/portal/reserved-path.schema.json';
const messageSchema = 'schemas/portal/messages.schema.json';
const modalSchema = 'schemas/portal/modals.schema.json';

/**
 * Reads schemas and widgets, once for all brands: those of the installed packages, and those of the repository, whose
 * own `schemas/portal/` comes over the packages'. Where the repository has a kind of portals of its own, in `portal/`,
 * the packages' sections, widgets and brands are not there. Packages may lie in the repository itself, as npm's
 * workspaces do. Never throws for what people wrote: see `issues`.
 */
export function openWorkspace(options: WorkspaceOptions): Workspace {
  const {
    brandsFolder: brands = 'brands',
    widgetFolders = ['widgets'],
    adapterFolders = [],
    checks: loadedChecks = { checks: [], issues: [] },
    at,
    laidOver = [],
  } = options;
  const root = rootOf(options);
  const { files = withFiles(nodeFiles(root), laidOver) } = options;
  const inside = (folder: string) => relative(root, resolve(root, folder)).split(sep).join('/');
  const brandsFolder = inside(brands);
  const packaged = (name: string, find = installedFolder) => {
    const folder = find(`@liveryjs/${name}`, root);
    return folder === undefined ? [] : [inside(folder)];
  };
  const [schemasFolder = 'schemas'] = packaged('schemas', packageFolder);
  const brandSchemas = schemasIn(files, 'brand', schemasFolder);
  const { [widgetSchema]: ofWidgets = {}, [portalSchema]: ofPortals = {}, ...ofBrands } = brandSchemas;
  const portal = readPortal(files, [OWN_PORTAL, ...packaged('client')], ofPortals);
  const isOwn = portal.kind?.folder === OWN_PORTAL;
  const schemas = {
    brand: brandSchemas,
    portal: {
      ...(isOwn ? {} : schemasIn(files, 'portal', schemasFolder)),
      ...schemasIn(files, 'portal', 'schemas'),
    },
    platform: isOwn ? {} : schemasIn(files, 'platform', schemasFolder),
  };
  /** Packages for portals of the installed kind. */
  const ofItsKind = (name: string) => (isOwn ? [] : packaged(name));
  const ownWidgetFolders = widgetFolders.map(inside);
  const folders = new Set([...ownWidgetFolders, ...ofItsKind('widgets')]);
  const read = readWidgets(files, [...folders], ofWidgets);
  const knownWidgets = read.widgets.map((widget) => ({ ...widget, props: asIfHere(widget, schemasFolder) }));
  const { schema, widgets, issues } = composeWorkspace(files, ofBrands, schemas.portal, knownWidgets);
  const ownAdapterFolders = [OWN_ADAPTERS, ...adapterFolders.map(inside)];
  const adapters = readAdapters(files, [
    OWN_ADAPTERS,
    ...(portal.kind === undefined ? [] : [`${portal.kind.folder}/adapters`]),
    ...ownAdapterFolders,
  ]);
  const parentFolders = ofItsKind('house')
    .map((folder) => posix.dirname(folder))
    .filter((folder) => folder !== brandsFolder);
  const jurisdictionSchema = jurisdictionSchemaOf(ofBrands, schemas.portal);
  const ownJurisdictions = inside(jurisdictionsBeside(brands));
  const places = readJurisdictions(
    files,
    [ownJurisdictions, ...ofItsKind('house').map((folder) => `${folder}/${JURISDICTIONS_FOLDER}`)],
    jurisdictionSchema,
  );
  const names = {
    actions: namesIn(schemas.portal[actionSchema]),
    adapters: Object.keys(adapters.files),
    jurisdictions: places.jurisdictions.map(({ code }) => code),
  };
  const installed = [schemasFolder, ...['widgets', 'client', 'house'].flatMap(ofItsKind)].filter(isInstalled);
  const modals = openedModals({ files, widgets, installed }, schemas.portal[modalSchema]);
  return {
    root,
    files,
    schemas,
    widgets,
    ...(portal.kind === undefined ? {} : { portal: portal.kind }),
    adapters: adapters.files,
    jurisdictions: places.jurisdictions,
    jurisdictionSchema,
    names,
    modals,
    rooms: [
      ...new Set([
        ...ownWidgetFolders,
        ...ownAdapterFolders,
        ...[ownJurisdictions, OWN_PORTAL, 'schemas', CHECKS_FOLDER],
      ]),
    ],
    brandsFolder,
    parentFolders,
    schemasFolder,
    installed,
    resolver: createResolver({
      files,
      schema,
      widgets,
      brandsFolder,
      parentFolders,
      jurisdictions: places.jurisdictions,
      ownChecks: loadedChecks.checks,
      names,
      modals,
      reserved: [...namesIn(schemas.portal[pathSchema]), ...BUNDLE_PATHS],
      ...(at !== undefined && { now: (timeZone: string) => instantOf(at, timeZone) }),
    }),
    messages: [...engineMessages, ...namesIn(schemas.portal[messageSchema])],
    issues: sortIssues([
      ...missingSchemas(schemas.brand),
      ...schemaIssues(files, 'schemas/portal'),
      ...read.issues,
      ...portal.issues,
      ...adapters.issues,
      ...places.issues,
      ...loadedChecks.issues,
      ...issues,
    ]),
    inputs: [...Object.values(schemas).flatMap(Object.keys), ...widgets.map(({ file }) => file)],
  };
}

/** The root as an absolute path: packages are found where links lead to. */
export function rootOf({ root }: Pick<WorkspaceFolders, 'root'>): string {
  return existsSync(root) ? realpathSync(root) : resolve(root);
}

/** Tells whether a folder, relative to the root, belongs to a package that is not the repository's own. */
function isInstalled(folder: string): boolean {
  return isAbsolute(folder) || ['..', 'node_modules'].includes(folder.split('/', 1)[0] ?? '');
}

function missingSchemas(brand: SchemaFiles): Issue[] {
  if (manifestSchema in brand) return [];
  const place = { file: manifestSchema, line: 1, column: 1, pointer: '' };
  return [
    createIssue('workspace-folder', place, { folder: 'schemas/brand', what: 'the schema of a manifest' }),
  ];
}

/**
 * The schema of a widget's settings, in which references to installed schemas are those to schemas of the repository. An
 * installed package is known by its name: npm has it in one place, and pnpm a link to it beside each package that needs it.
 */
function asIfHere({ file, props }: WidgetDefinition, schemasFolder: string): JsonSchema {
  const installed = `${schemasFolder}/`;
  return mapReferences(props, file, (target) => {
    if (target.file === file) return { $ref: `#${target.fragment}` };
    const path = target.file.startsWith(installed)
      ? target.file.replace(installed, 'schemas/')
      : target.file.replace(INSTALLED_SCHEMAS, 'schemas/');
    return { $ref: `/${path}${target.fragment === '' ? '' : `#${target.fragment}`}` };
  });
}

/** Schemas by their path as if they lay in the repository: references between them do not ask where they really are. */
function schemasIn(files: FileSystem, part: string, home: string): SchemaFiles {
  const folder = `${home}/${part}`;
  return Object.fromEntries(
    schemaNames(files, folder).map((name) => {
      const schema = readJson(files, `${folder}/${name}`);
      return [`schemas/${part}/${name}`, isObject(schema) ? schema : {}];
    }),
  );
}

/** Faults of a folder's schemas that are no schemas: without a word, everything would be right by them. */
function schemaIssues(files: FileSystem, folder: string): Issue[] {
  return schemaNames(files, folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    if (isObject(readJson(files, file))) return [];
    const { value, positions, issues } = readJsonFile(files, file, '');
    if (value === undefined) return issues;
    const place = { file, pointer: '', ...positions.at('') };
    return [...issues, createIssue('json-not-object', place, { received: typeName(value) })];
  });
}

function schemaNames(files: FileSystem, folder: string): string[] {
  return files.list(folder).filter((name) => name.endsWith('.schema.json'));
}

function namesIn(schema: JsonSchema | undefined): string[] {
  return textsIn(own(schema, 'enum'));
}

/**
 * Opens a workspace with the checks that its repository has in `checks/`. It is as the files are now: open it again to
 * see what has changed. Never throws for what people wrote: see `issues`.
 */
export async function openRepository(folders: WorkspaceFolders): Promise<Workspace> {
  const checks = await loadChecks(resolve(folders.root));
  return { ...openWorkspace({ ...folders, checks }), folders };
}
