import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rollup';
import type { BrandFile, BrandParts } from './brand-parts.ts';
import { parseModuleId, RESOLVED, RESOLVED_VIRTUAL, VIRTUAL, type VirtualModule } from './ids.ts';
import {
  assetsSource,
  codeSource,
  contentSource,
  contentsSource,
  devEntrySource,
  entrySource,
  languageSource,
  manifestSource,
  messagesSource,
  type PortalFiles,
  partsSource,
  portalSource,
  serverSource,
  soonSource,
  widgetsSource,
  workerSource,
} from './module-source.ts';

/** The functions that the plugin calls while modules load. Every answer may change between two loads. */
export interface PluginOptions {
  /** The brand's parts; undefined for a brand that does not exist or is broken. */
  readonly brand: (id: string) => BrandParts | undefined;
  /** Absolute path of the component file of every widget of the workspace. */
  readonly components: () => Readonly<Record<string, string>>;
  /** Absolute paths of what a portal is made of. Default: there is none, as where nothing but widgets is shown. */
  readonly portal?: () => PortalFiles;
  /** Absolute path of the file of every adapter of the workspace. Default: there is none. */
  readonly adapters?: () => Readonly<Record<string, string>>;
  /** Set while developing, where nothing is emitted. */
  readonly dev?: {
    /** The address that the server answers a file of the workspace on. */
    readonly fileUrl: (file: BrandFile) => string;
    /** Address of the module by which portals join the studio, where that is served. */
    readonly frame?: string | undefined;
  };
  /** Leaves the message parser out of the bundle: messages are compiled. */
  readonly withoutParser?: boolean;
}

const PACKAGE = /^@liveryjs\//;
const OWN_FILE = fileURLToPath(import.meta.url);
const PARSER = /^@formatjs\/icu-messageformat-parser$/;

/**
 * Gives the modules that a brand's bundle is made of: `virtual:brand/<id>/…`, `virtual:livery/…`.
 * Of the Rollup interface: they load in Rollup, Rolldown and Vite.
 */
export function liveryPlugin(options: PluginOptions): Plugin[] {
  return [virtualModules(options), ownPackages()];
}

function virtualModules(options: PluginOptions): Plugin {
  return {
    name: 'livery',
    resolveId: {
      order: 'pre',
      filter: { id: [VIRTUAL, PACKAGE, PARSER] },
      handler(id, importer) {
        if (VIRTUAL.test(id)) return parseModuleId(id) ? RESOLVED + id : null;
        if (PACKAGE.test(id)) {
          // A virtual module has no place of its own: its packages are those of this one.
          const isVirtual = importer === undefined || importer.startsWith(RESOLVED);
          return isVirtual ? this.resolve(id, OWN_FILE, { skipSelf: true }) : null;
        }
        if (!options.withoutParser) return null;
        return this.resolve(`${id}/no-parser.js`, importer, { skipSelf: true });
      },
    },
    load: {
      filter: { id: RESOLVED_VIRTUAL },
      handler(id) {
        const module = parseModuleId(id.slice(RESOLVED.length));
        if (!module) return null;
        const emit = (file: BrandFile) =>
          this.emitFile({ type: 'asset', name: file.path.split('/').at(-1), source: file.bytes });
        return { code: moduleText(module, options, emit), map: { mappings: '' } };
      },
    },
  };
}

/** Finds Livery's packages for a widget that lies where none are, after everything else: to resolve each import here takes long. */
function ownPackages(): Plugin {
  return {
    name: 'livery:own-packages',
    resolveId: {
      order: 'post',
      filter: { id: PACKAGE },
      handler(id, importer) {
        return importer === OWN_FILE ? null : this.resolve(id, OWN_FILE, { skipSelf: true });
      },
    },
  };
}

/**
 * The text of a module.
 * @param emit adds a file to the build and returns its reference; not called while developing
 * @throws for a brand that does not exist or is broken
 */
export function moduleText(
  module: VirtualModule,
  options: PluginOptions,
  emit: (file: BrandFile) => string = ({ path }) => path,
): string {
  const { dev, portal = noPortal, adapters = () => ({}) } = options;
  if (module.kind === 'server') return serverSource(portal(), options.components());
  if (module.kind === 'worker') return workerSource();
  if (module.kind === 'soon') return soonSource(module.widgets, options.components());
  if (module.kind === 'loaders') return widgetsSource(module.widgets, options.components());
  if (module.kind === 'code') return codeSource(module, portal(), options.components(), adapters());
  const parts = options.brand(module.brand);
  if (!parts) throw new Error(`There is no brand '${module.brand}' that can be built. Run: livery check`);
  if (module.kind === 'messages') return languageSource(parts, module.language);
  if (module.kind === 'content') return contentSource(parts, module.name, module.language);
  switch (module.part) {
    case 'entry':
      return dev ? devEntrySource(parts.id, studioOf(dev.frame, portal)) : entrySource(parts.id);
    case 'portal':
      return portalSource(parts, portal(), adapters());
    case 'parts':
      return partsSource(parts.id);
    case 'manifest':
      return manifestSource(parts);
    case 'widgets':
      return widgetsSource(parts.widgets, options.components());
    case 'messages':
      return messagesSource(parts);
    case 'contents':
      return contentsSource(parts);
    case 'assets':
      return assetsSource(
        Object.entries(parts.assets).map(([name, file]) => [
          name,
          dev ? JSON.stringify(dev.fileUrl(file)) : `import.meta.ROLLUP_FILE_URL_${emit(file)}`,
        ]),
      );
    case 'tokens.css':
      return tokensSource(parts, dev?.fileUrl);
  }
}

function studioOf(frame: string | undefined, portal: () => PortalFiles) {
  return frame === undefined ? undefined : { frame, guises: portal().guises };
}

function noPortal(): PortalFiles {
  throw new Error('This build has no portal.');
}

function tokensSource({ css, styleFiles }: BrandParts, fileUrl?: (file: BrandFile) => string): string {
  const urls = new Map(styleFiles.map((file) => [file.path, fileUrl?.(file) ?? file.path]));
  return css((path) => urls.get(path) ?? path);
}
