import { dirname, relative, sep } from 'node:path';
import { SERVICE_WORKER } from '@liveryjs/workspace/open/bundle-paths';
import type { CodeFolders } from '@liveryjs/workspace/open/packages';
import type { Plugin, Rolldown } from 'vite';
import { type CodeModule, codeModuleId, parseModuleId, RESOLVED, WORKER_ID } from '#scripts/plugin/ids.ts';
import type { PortalFiles } from '#scripts/plugin/module-source.ts';
import { type StaticStyles, staticStyles } from '#scripts/plugin/static-styles.ts';
import { buildConfig, buildInOrder, viteBuild } from './vite-build.ts';

/** One script of a bundle's code. File names are relative to the bundle. */
export interface CodeChunk {
  readonly file: string;
  readonly code: string;
  /** Chunks that it needs at once. */
  readonly imports: readonly string[];
  /** Stylesheets that come with it. */
  readonly styles: readonly string[];
  /** Modules in it by path relative to the workspace (`node_modules/…` for packages), with their bytes. */
  readonly modules: Readonly<Record<string, number>>;
  /** The widgets whose components are in it. */
  readonly widgets: readonly string[];
  /** The widgets that run it in a worker; missing for what runs in the page. */
  readonly workerOf?: readonly string[];
}

/** A code module, built: the part of a bundle that does not depend on the brand. */
export interface CodeBundle {
  /** The chunk that exports `startBrowser`, `portal`, `widgets`, `otherWidgets` and `components`. */
  readonly entry: string;
  /** The chunk that says where the code of widgets is that the first page never shows. */
  readonly loaders: string;
  readonly chunks: readonly CodeChunk[];
  /** Styles of components of the entry and of what comes right after, which the brand's stylesheet has in its stead. */
  readonly styles: StaticStyles;
  /** The service worker without its release, for portals that keep one: it has the global name `livery`. */
  readonly serviceWorker?: CodeChunk;
  /** Other files, by name, in base64. */
  readonly assets: Readonly<Record<string, string>>;
}

export interface CodeInput extends CodeModule {
  readonly root: string;
  /** Folders of the packages whose code goes into bundles. */
  readonly folders: CodeFolders;
  readonly components: Readonly<Record<string, string>>;
  readonly portal: PortalFiles;
  /** Absolute path of the file, by adapter. */
  readonly adapters?: Readonly<Record<string, string>>;
}

/** @throws when a module does not parse or is missing */
export async function buildCode({
  root,
  folders,
  components,
  portal,
  adapters = {},
  ...module
}: CodeInput): Promise<CodeBundle> {
  const options = {
    components: () => components,
    portal: () => portal,
    adapters: () => adapters,
    brand: () => undefined,
    withoutParser: true,
  };
  let ofEntry: StaticStyles = {};
  let ofSoon: StaticStyles = {};
  const workers = new Map<string, Rolldown.OutputChunk>();
  const output = await buildInOrder((joining) => {
    const config = buildConfig(root, folders, options, joining);
    const taken = staticStyles((styles, isEntry) => {
      if (isEntry) ofEntry = styles;
      else ofSoon = styles;
    });
    return {
      ...config,
      plugins: [...(config.plugins ?? []), taken],
      worker: { ...config.worker, plugins: () => [noteChunks(workers)] },
      build: {
        ...config.build,
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          input: { portal: codeModuleId(module) },
          preserveEntrySignatures: 'allow-extension',
        },
      },
    };
  });
  const widgetOf = new Map(module.widgets.map((name) => [components[name], name]));
  const chunks = output.flatMap((item) => (item.type === 'chunk' ? [item] : []));
  const entry = chunks.find((chunk) => chunk.isEntry);
  const loaders = chunks.find(({ moduleIds }) => moduleIds.some(isLoaders));
  if (!entry || !loaders) throw new Error('The build has no entry.');
  const files = output.flatMap((item) => (item.type === 'asset' ? [item] : []));
  const roots = [root, folders.packages];
  const assets = files.filter(({ fileName }) => !workers.has(fileName));
  const ofWorkers = files.flatMap(({ fileName, source }): CodeChunk[] => {
    const chunk = workers.get(fileName);
    if (!chunk) return [];
    const isBeside = (component: string) => chunk.moduleIds.some((id) => dirname(id) === dirname(component));
    const workerOf = module.widgets.filter((name) => isBeside(components[name] ?? ''));
    return [{ ...toCodeChunk(chunk, roots, []), code: Buffer.from(source).toString(), workerOf }];
  });
  return {
    entry: entry.fileName,
    loaders: loaders.fileName,
    chunks: [
      ...chunks.map((chunk) =>
        toCodeChunk(
          chunk,
          roots,
          chunk.moduleIds.flatMap((id) => widgetOf.get(id) ?? []),
        ),
      ),
      ...ofWorkers,
    ].sort((a, b) => (a.file < b.file ? -1 : 1)),
    styles: { ...ofEntry, ...ofSoon },
    ...(module.worker && { serviceWorker: await buildServiceWorker(root, folders, options) }),
    assets: Object.fromEntries(
      assets
        .map(({ fileName, source }) => [fileName, Buffer.from(source).toString('base64')] as const)
        .sort(),
    ),
  };
}

/** Builds the service worker as one script without imports, which every browser with service workers can run. */
async function buildServiceWorker(
  root: string,
  folders: CodeFolders,
  options: Parameters<typeof buildConfig>[2],
): Promise<CodeChunk> {
  const config = buildConfig(root, folders, options);
  const output = await viteBuild({
    ...config,
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: WORKER_ID,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'livery', entryFileNames: SERVICE_WORKER, codeSplitting: false },
      },
    },
  });
  const chunk = output.find((item) => item.type === 'chunk');
  if (!chunk) throw new Error('The build of the service worker has no script.');
  return toCodeChunk(chunk, [root, folders.packages], []);
}

/** Vite builds what runs in workers by itself, and hands it over as files whose modules nobody knows. */
function noteChunks(chunks: Map<string, Rolldown.OutputChunk>): Plugin {
  return {
    name: 'livery:worker-chunks',
    generateBundle(_, bundle) {
      for (const item of Object.values(bundle)) if (item.type === 'chunk') chunks.set(item.fileName, item);
    },
  };
}

function isLoaders(id: string): boolean {
  return id.startsWith(RESOLVED) && parseModuleId(id.slice(RESOLVED.length))?.kind === 'loaders';
}

function toCodeChunk(
  chunk: Rolldown.OutputChunk,
  roots: readonly string[],
  widgets: readonly string[],
): CodeChunk {
  return {
    file: chunk.fileName,
    code: chunk.code,
    imports: chunk.imports,
    styles: [
      ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
    ].sort(),
    modules: Object.fromEntries(
      Object.entries(chunk.modules)
        .map(([id, { renderedLength }]) => [moduleName(id, roots), renderedLength] as const)
        .filter(([, bytes]) => bytes > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    widgets,
  };
}

function moduleName(id: string, roots: readonly string[]): string {
  if (id.startsWith('\0')) return id.slice(1);
  const [, inPackage] = /[\\/](node_modules[\\/].*)$/.exec(id) ?? [];
  const root = roots.find((folder) => id.startsWith(`${folder}${sep}`)) ?? roots[0] ?? '';
  return (inPackage ?? relative(root, id)).split(sep).join('/');
}
