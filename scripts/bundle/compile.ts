import type { Workspace } from '@liveryjs/workspace/open';
import { type CodeFolders, codeFolders } from '@liveryjs/workspace/open/packages';
import type { CodeModule } from '#scripts/plugin/ids.ts';
import { adaptersOf, componentsOf, portalFilesOf } from '#scripts/plugin/parts-of.ts';
import type { CodeBundle } from './code-bundle.ts';

/** The sources of a workspace that can be compiled, as data that processes can pass on. */
export interface Sources extends Pick<Workspace, 'root' | 'portal'> {
  /** Folders of the packages whose code goes into bundles. */
  readonly folders: CodeFolders;
  /** Absolute path of the component file, by widget name. */
  readonly components: Readonly<Record<string, string>>;
  /** Absolute path of the file, by adapter. */
  readonly adapters: Readonly<Record<string, string>>;
}

/** Compiles the code of bundles and the renderer. @throws (both) when a module does not parse or is missing */
export interface Compiler {
  code(module: CodeModule): Promise<CodeBundle>;
  /** The renderer, as one file. */
  server(): Promise<string>;
}

export function sourcesOf(workspace: Workspace): Sources {
  const { root, portal } = workspace;
  return {
    root,
    ...(portal && { portal }),
    folders: codeFolders(workspace),
    components: componentsOf(workspace),
    adapters: adaptersOf(workspace),
  };
}

/** Compiles in this process, which keeps some hundred megabytes from then on. */
export function compileHere({ adapters, ...sources }: Sources): Compiler {
  const { root, folders, components } = sources;
  const input = () => ({ root, folders, components, portal: portalFilesOf(sources) });
  return {
    code: async (module) => (await loadVite()).buildCode({ ...input(), adapters, ...module }),
    server: async () => (await loadVite()).buildServer(input()),
  };
}

/** The compiler comes with Vite, which takes long to load and is not needed where nothing has changed. */
async function loadVite() {
  const [{ buildCode }, { buildServer }] = await Promise.all([
    import('./code-bundle.ts'),
    import('./server-bundle.ts'),
  ]);
  return { buildCode, buildServer };
}
