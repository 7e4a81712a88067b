import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import type { TokenMapping } from '@liveryjs/schemas/brand';
import { checkBrands } from '@liveryjs/workspace/check/check-brands';
import { countIssues } from '@liveryjs/workspace/check/counts';
import { prettyIssues } from '@liveryjs/workspace/check/formats/pretty';
import { saveFiles } from '@liveryjs/workspace/edits/save-files';
import { brandTokens } from '@liveryjs/workspace/import/brand-tokens';
import { importTokens } from '@liveryjs/workspace/import/import-tokens';
import { guessModes } from '@liveryjs/workspace/import/mapping/guess';
import { camel } from '@liveryjs/workspace/import/mapping/names';
import { EDITOR_SCHEMA, readMapping, writtenMapping } from '@liveryjs/workspace/import/mapping/read-mapping';
import { printImport } from '@liveryjs/workspace/import/print-import';
import { type Library, libraryName, locate, readLibrary } from '@liveryjs/workspace/import/read/library';
import { placeIn } from '@liveryjs/workspace/inside';
import { listBrands, openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import { shellWord } from '@liveryjs/workspace/shell-word';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { keepSchemas } from '@liveryjs/workspace/types/editor/keep-schemas';
import { replaceFile } from '@liveryjs/workspace/write-file';
import type { Command } from 'commander';
import { expectBrands, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { exitCodes, HELD } from './verb.ts';

/** The options of the command line for an import of tokens. */
export interface ImportOptions {
  readonly brand?: string;
  /** By the mode's id: the theme that fills it, or nothing where none is named. */
  readonly mode?: Readonly<Record<string, string | undefined>>;
  readonly map?: string;
  readonly dryRun?: true;
  readonly strict?: true;
  readonly all?: true;
}

/** Folder of the mappings, in that of the brand. */
const MAPPINGS = 'imports';

/** Runs the command line `livery import tokens`. @returns its exit code */
export async function runImport(
  given: readonly string[],
  options: ImportOptions,
  command: Command,
  terminal: Terminal,
): Promise<number> {
  const folders = foldersOf(command);
  const workspace = await workspaceOf(command, folders);
  const { root } = workspace;
  const refuse = (sentence: string): never =>
    command.error(`error: ${sentence}`, { exitCode: exitCodes.usage });
  const shown = (path: string) => relative(root, path).split(sep).join('/');
  const sources = given.map((source) => {
    const { path, isPackage } = locate(source, root, process.cwd());
    return isPackage ? source : shown(path).replace(/^(?!\.\.?\/)/, './');
  });
  const [first] = sources;
  const map =
    options.map &&
    ([resolve(options.map), resolve(root, options.map)].find((path) => existsSync(path)) ??
      resolve(options.map));
  if (first === undefined && map === undefined) {
    return refuse(
      'Say what is to be imported: a file, a folder, an installed package, or --map with a mapping that was written before.',
    );
  }
  if (first === undefined && map !== undefined && !existsSync(map))
    return refuse(`There is no mapping ${map}. Name a source, and it is written.`);
  const id = options.brand ?? brandOf(workspace, map && shown(map));
  if (id === undefined)
    return refuse(`Say with --brand which brand the tokens are for: ${listBrands(workspace).join(', ')}.`);
  expectBrands(command, workspace, [id]);

  const name = first === undefined ? '' : camel(libraryName(first));
  const path = map === undefined ? `${workspace.brandsFolder}/${id}/${MAPPINGS}/${name}.json` : shown(map);
  const isThere = existsSync(resolve(root, path));
  if (isThere && options.mode !== undefined)
    return refuse(`${path} says what fills each mode. Change it there, and leave out --mode.`);
  const read = isThere ? readMapping(workspace, path) : undefined;
  if (read !== undefined && read.mapping === undefined) {
    for (const text of prettyIssues(read.issues, workspace.files, terminal.colors)) terminal.out(`${text}\n`);
    return exitCodes.failed;
  }
  const library = readLibrary(
    (read?.mapping?.sources ?? sources).map((source) => locate(source, root, root).path),
    root,
  );
  const mapping = read?.mapping ?? firstMapping(workspace, id, name, sources, library, options, refuse);
  for (const mode of Object.keys(mapping.modes)) expectMode(workspace, id, mode, mapping.library, refuse);

  const placeOf = read?.place ?? (() => ({ file: path, line: 1, column: 1 }));
  const imported = importTokens(workspace, id, library, mapping, placeOf, (files) =>
    openWorkspace({ ...(workspace.folders ?? { root }), files }),
  );
  const isRefused = imported.taken === 0 || imported.remarks.some(({ taken }) => !taken);
  const isHeld = options.strict === true && isRefused;
  const tell = () =>
    terminal.out(printImport(imported, mapping.library, options.all === true, terminal.colors));
  if (isHeld || options.dryRun) {
    tell();
    if (isHeld) terminal.out(HELD);
    return isRefused ? exitCodes.failed : exitCodes.ok;
  }
  const written = writtenMapping(mapping, relative(dirname(path), EDITOR_SCHEMA).split(sep).join('/'));
  const isInBrands = map === undefined || path.startsWith(`${workspace.brandsFolder}/`);
  saveFiles(workspace, `livery import tokens --brand ${id}`, [
    ...imported.files,
    ...(!isThere && isInBrands ? [{ path, before: undefined, after: written }] : []),
  ]);
  // A mapping may lie anywhere: it is none of the brand's files then.
  if (!isThere && !isInBrands) write(root, path, written, dirname(map));
  // Once all is written: a reader that leaves early, such as head, ends the command.
  tell();
  terminal.out(
    `${isThere ? 'Followed' : 'Wrote'} ${path}. Change it (modes, rename, take, leaveOut), and run: livery import tokens --map ${shellWord(path)}`,
  );

  const now = await workspaceOf(command, folders);
  await keepSchemas(now, { ids: [id] });
  const { issues } = await checkBrands(now, { brands: [id] });
  const brandIssues = issues.filter(({ file }) => file.startsWith(`${now.brandsFolder}/${id}/`));
  for (const text of prettyIssues(brandIssues, now.files, terminal.colors)) terminal.out(`\n${text}`);
  return isRefused || countIssues(brandIssues).errors > 0 ? exitCodes.failed : exitCodes.ok;
}

/** The brand whose folder holds a mapping, or the only brand. */
function brandOf(workspace: Workspace, map: string | undefined): string | undefined {
  const brands = listBrands(workspace);
  const folder = `${workspace.brandsFolder}/`;
  const holder = map?.startsWith(folder) ? map.slice(folder.length).split('/')[0] : undefined;
  return brands.find((id) => id === holder) ?? (brands.length === 1 ? brands[0] : undefined);
}

function firstMapping(
  workspace: Workspace,
  id: string,
  name: string,
  sources: readonly string[],
  library: Library,
  { mode }: ImportOptions,
  refuse: (sentence: string) => never,
): TokenMapping {
  const { modes } = brandTokens(workspace, id, name);
  for (const modeName of Object.keys(mode ?? {})) expectMode(workspace, id, modeName, name, refuse);
  const filled = modes.filter(({ id: modeId, isRoot }) =>
    mode === undefined ? isRoot : Object.hasOwn(mode, modeId),
  );
  const themes = Object.fromEntries(
    Object.entries(mode ?? {}).flatMap(([modeId, theme]) => (theme === undefined ? [] : [[modeId, theme]])),
  );
  const guessed = guessModes(library, filled, themes);
  return {
    library: name,
    sources: [...sources],
    ...guessed,
    take: [],
    leaveOut: [],
    rename: {},
  } as TokenMapping;
}

function expectMode(
  workspace: Workspace,
  id: string,
  mode: string,
  library: string,
  refuse: (sentence: string) => never,
): void {
  const modeIds = brandTokens(workspace, id, library).modes.map((brandMode) => brandMode.id);
  if (!modeIds.includes(mode))
    refuse(`${id} has no mode ${JSON.stringify(mode)}. ${didYouMean(nearest(mode, modeIds), modeIds)}`);
}

/** @param path from the root @param within a folder that it has to lie in, absolute */
function write(root: string, path: string, text: string, within: string): void {
  replaceFile(placeIn(within, resolve(root, path)), text);
}
