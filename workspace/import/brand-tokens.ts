import type { JsonObject } from '@liveryjs/compiler/manifest';
import { readTokenFile, type WrittenToken } from '@liveryjs/compiler/theme';
import type { Theme } from '@liveryjs/schemas/brand';
import { Failure } from '#workspace/failure.ts';
import { loadBrand, type Workspace } from '#workspace/open/index.ts';

/** The tokens and modes of a brand before a library's tokens are put into it. */
export interface BrandTokens {
  readonly folder: string;
  readonly modes: readonly { readonly id: string; readonly scheme: string; readonly isRoot: boolean }[];
  /** Paths of its own files, by mode; the empty mode is the file for all modes. Not each of them exists. */
  readonly files: ReadonlyMap<string, string>;
  /** Tokens of the brands above, and whether a file for a single mode writes one. */
  readonly inherited: ReadonlyMap<string, { readonly inModes: boolean; readonly type: string | undefined }>;
  /** Its own tokens that are not of the library: who wrote them. */
  readonly own: ReadonlyMap<string, { readonly from: string | undefined; readonly token: WrittenToken }>;
}

/** The extension in which a token that is from a library says which one. */
export const FROM = 'livery.from';

/** Extensions that say of a value what the format cannot: see `livery export tokens`. They are carried over. */
export const CARRIED: readonly string[] = ['livery.dimension', 'livery.fluid', 'livery.gradient'];

/**
 * Reads what a brand writes and inherits.
 *
 * @param library name of the library that tokens are imported from: what was written of it before is not counted
 * @throws Failure where the brand's theme, or a token file, cannot be read
 */
export function brandTokens(workspace: Workspace, id: string, library: string): BrandTokens {
  const { chain, shown, theme: resolved } = loadBrand(workspace, id);
  const theme = shown?.theme as unknown as Theme | undefined;
  const folder = chain.at(-1)?.folder;
  if (theme === undefined || folder === undefined || resolved === undefined) {
    throw new Failure(`${id} cannot be read. Mend it first: livery check ${id}`);
  }
  const modes = theme.modes.map(({ id: mode, scheme, basedOn }, index) => ({
    id: mode,
    scheme,
    // A mode that starts from another one says only what differs.
    isRoot: basedOn === undefined && theme.modes.findIndex((other) => other.scheme === scheme) === index,
  }));
  const paths = (folder: string) =>
    new Map(
      ['', ...modes.map(({ id: mode }) => mode)].map((mode) => [
        mode,
        `${folder}/${mode === '' ? 'tokens' : `tokens.${mode}`}.json`,
      ]),
    );
  const inherited = new Map<string, { inModes: boolean; type: string | undefined }>();
  for (const link of chain.slice(0, -1)) {
    for (const [mode, path] of paths(link.folder)) {
      for (const name of readTokenFile(workspace.files, path)?.tokens.keys() ?? []) {
        const inModes = mode !== '' || inherited.get(name)?.inModes === true;
        inherited.set(name, { inModes, type: resolved.types[name] });
      }
    }
  }
  const ownTokens = new Map<string, { from: string | undefined; token: WrittenToken }>();
  const files = paths(folder);
  for (const path of files.values()) {
    const file = readTokenFile(workspace.files, path);
    const broken = file?.issues.find(({ code }) => code.startsWith('json-') || code.startsWith('file-'));
    if (broken !== undefined) throw new Failure(`${path}:${broken.line}: ${broken.message} ${broken.hint}`);
    for (const [name, token] of file?.tokens ?? []) {
      const from = fromOf(token.extensions);
      if (from !== library) ownTokens.set(name, { from, token });
    }
  }
  return { folder, modes, files, inherited, own: ownTokens };
}

/** The library that a token is from, by its extensions. */
export function fromOf(extensions: JsonObject): string | undefined {
  const from = extensions[FROM];
  return typeof from === 'string' ? from : undefined;
}
