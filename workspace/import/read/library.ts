import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Failure } from '#workspace/failure.ts';
import type { Remark } from '#workspace/import/remark.ts';
import { inside, named } from '#workspace/inside.ts';
import { parseInsidePath } from '#workspace/names.ts';
import { nearestFile } from '#workspace/open/packages.ts';
import { LibraryFiles } from './library-files.ts';
import type { TokenDocument } from './raw-token.ts';
import { isResolver, type Resolver, readResolver } from './resolver.ts';
import { readSets } from './sets-of-file.ts';
import type { SourceFile } from './source-file.ts';
import { holdsOlder, holdsTokens, inFormat } from './token-forms.ts';

/** The files of a library that hold tokens. */
export interface Library {
  readonly documents: readonly TokenDocument[];
  /** Where a file says how sets lie over each other; `documents` are those that it names then. */
  readonly resolver?: Resolver;
  readonly remarks: readonly Remark[];
}

const TOKEN_FILE = /\.(json|json5|jsonc|tokens)$/;

/** Folders in which packages keep what is made from their sources. */
const MADE = new Set(['dist', 'build', 'lib', 'es', 'umd', 'docs', 'test', 'tests']);

/** The most files that are looked into: a folder with more is hardly one of tokens. */
const MOST_FILES = 5000;

/**
 * Where a source lies.
 *
 * @param source a path, from the folder one stands in or from the root, or the name of an installed package, which a path inside of the package may follow
 * @param here the folder that paths start from
 * @throws Failure where there is neither
 */
export function locate(
  source: string,
  root: string,
  here: string,
): { readonly path: string; readonly isPackage: boolean } {
  const path = [named(here, source), named(root, source)].find((candidate) => existsSync(candidate));
  if (path !== undefined) return { path, isPackage: false };
  const installed = nearestFile(root, [`node_modules/${source}`]);
  if (installed !== undefined) return { path: installed, isPackage: true };
  const [name] = /^(@[^/]+\/)?[^/]+/.exec(source) ?? [source];
  throw new Failure(
    `There is no file, folder or installed package ${source}. Of a package: npm install --save-dev --ignore-scripts ${name}`,
  );
}

/**
 * Reads all tokens of some files, folders or packages. A folder with a resolver file is read as that file says.
 *
 * @param paths absolute
 * @param root what paths are shown relative to
 * @throws Failure where nothing of it can be read
 */
export function readLibrary(paths: readonly string[], root: string): Library {
  const files = new LibraryFiles(root);
  const { remarks } = files;
  /** The folder that files which a source names have to lie in. */
  const folders = new Map<SourceFile, string>();
  const sources = paths.flatMap((path) => {
    const folder = folderOfLibrary(path);
    const isFile = !statSync(path).isDirectory();
    const sourceFiles = isFile
      ? [files.readNamed(path)]
      : filesIn(path).flatMap((file) => files.readFound(file, folder));
    for (const source of sourceFiles) folders.set(source, folder);
    const resolvers = sourceFiles.filter(isResolver);
    if (resolvers.length > 0) return resolvers;
    // In a folder, what has no type is as likely the file of something else.
    const isHolding = ({ value }: SourceFile) => holdsTokens(value) || holdsOlder(value, !isFile);
    const holding = sourceFiles.filter(isHolding).map(inFormat);
    if (isFile && holding.length === 0)
      for (const { file } of sourceFiles)
        files.tell(file, 'The file holds no tokens.', 'Take it out of the sources.');
    const folderOf = ({ file }: SourceFile) => file.slice(files.shown(path).length + 1).split('/')[0] ?? '';
    const written = holding.filter((source) => isFile || !MADE.has(folderOf(source)));
    return written.length > 0 ? written : holding;
  });
  for (const { file, twice, at } of sources) {
    for (const pointer of twice) {
      const what = `The key ${JSON.stringify(pointer.split('/').at(-1))} stands there twice; the later one counts.`;
      remarks.push({ name: '', file, ...at(pointer), taken: true, what, remedy: 'Tell the library.' });
    }
  }
  const [first] = sources.filter(isResolver);
  if (first !== undefined) {
    const resolver = readResolver(first, (file) => {
      // A library names what it likes: its file is read where it lies in the library's folder.
      const path = named(root, file);
      return existsSync(path) ? files.read(path, folders.get(first)) : undefined;
    });
    return { documents: resolver.all, resolver, remarks: [...remarks, ...resolver.remarks] };
  }
  const [only, ...others] = sources;
  const sets = only !== undefined && others.length === 0 ? readSets(only) : undefined;
  if (sets !== undefined) return { documents: sets.all, resolver: sets, remarks };
  if (sources.length === 0) {
    throw new Failure(
      `${paths.map((path) => files.shown(path)).join(', ')} holds no tokens: no JSON or JSON5 file with "$value" in the format of the Design Tokens Community Group.`,
    );
  }
  return { documents: sources.map((source) => ({ source, pointer: '', value: source.value })), remarks };
}

/** The folder that the files of a library lie in: that of its package, else what was named, or what holds it. */
function folderOfLibrary(path: string): string {
  const folder = statSync(path).isDirectory() ? path : dirname(path);
  const description = nearestFile(folder, ['package.json']);
  return description === undefined ? folder : dirname(description);
}

/** Derives the name of a library from its location: `@acme/tokens` is acme, `my-tokens.json` is myTokens. */
export function libraryName(source: string): string {
  const scope = /^@([^/]+)\//.exec(source)?.[1];
  const end = source.replace(/[/\\]+$/, '');
  const isPath = /^\.{0,2}[/\\]/.test(end);
  return (
    scope ??
    (isPath ? basename(end).replace(/(\.resolver|\.tokens)?\.[^.]+$/, '') : (end.split('/')[0] ?? end))
  );
}

function filesIn(folder: string): string[] {
  const files: string[] = [];
  const visit = (currentFolder: string) => {
    for (const entry of readdirSync(currentFolder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
      const name = parseInsidePath(entry.name);
      if (name === undefined) continue;
      const path = inside(currentFolder, name);
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile() && TOKEN_FILE.test(entry.name) && !/^(package|tsconfig)\b/.test(entry.name))
        files.push(path);
      if (files.length > MOST_FILES) {
        throw new Failure(
          `${folder} holds more than ${MOST_FILES} JSON files. Name the folder in it that holds the tokens.`,
        );
      }
    }
  };
  visit(folder);
  return files;
}

/** The folder that all paths of documents start from, with a slash at its end. */
export function commonFolder(documents: readonly TokenDocument[]): string {
  const [first = '', ...others] = documents.map(({ source }) => `${dirname(source.file)}/`);
  return others.reduce((folder, other) => {
    let common = folder;
    while (!other.startsWith(common)) common = common.slice(0, common.slice(0, -1).lastIndexOf('/') + 1);
    return common;
  }, first);
}
