import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { folderOf, SourceText } from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/index.ts';
import { nearestFile } from '#workspace/open/packages.ts';
import { isInComment } from '#workspace/widgets/is-in-comment.ts';
import { type Named, type NamePlace, propertyOf } from './named.ts';

const CODE = /\.([cm]?[jt]sx?|css)$/;

/** Folders of what others wrote, or a program: `livery types` writes names anew. */
const PASSED = new Set(['node_modules', 'generated']);

/** Templates that make names up as code runs: what stands before and behind the first piece of code in them. */
const TEMPLATES = /`([\w.-]*)\$\{[^`]*?\}([\w.-]*)`/g;

/** A file of code, or a widget.json. */
interface CodeFile {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
  /** True where it stands in a folder of the repository that holds its own widgets, adapters and so on. */
  readonly isOwn: boolean;
}

/** Where code says a name. */
export interface CodePlaces {
  readonly places: readonly NamePlace[];
  /** Sentences, each with a place, of code that nobody can change by a command. */
  readonly held: readonly string[];
}

/**
 * Finds where code says the name of a message: the code of the repository, of the packages that its widgets stand on, and
 * widget.json files. Of tokens, assets and features, which code is not changed for, it gives sentences.
 */
export function placesInCode(workspace: Workspace, { what, name }: Omit<Named, 'brand'>): CodePlaces {
  const { widgets, installed, messages } = workspace;
  if (what === 'message' && messages.includes(name))
    return { places: [], held: [`${name} is a text of the engine, which is called as the engine calls it.`] };
  const naming = widgets.filter(({ messages: keys, features }) =>
    (what === 'message' ? keys : what === 'feature' ? features : []).includes(name),
  );
  const foreign = naming.filter(({ file }) => installed.some((folder) => file.startsWith(`${folder}/`)));
  if (foreign.length > 0)
    return { places: [], held: foreign.map(({ file }) => `${file} names it, which is of a package.`) };
  if (what === 'feature')
    return { places: [], held: naming.map(({ file }) => `${file} names it, and the code beside it does.`) };
  if (what !== 'message' && what !== 'token' && what !== 'asset') return { places: [], held: [] };
  const files = codeOf(workspace);
  const spoken = files.flatMap((file) => [...saidIn(file, what, name)].map((place) => ({ file, place })));
  const others = spoken.filter(({ file: { isOwn } }) => !isOwn || what !== 'message');
  if (others.length > 0) return { places: [], held: [inCode(others)] };
  const made = what === 'message' ? files.flatMap((file) => madeUpIn(file, name)) : [];
  if (made.length > 0) return { places: [], held: made };
  return { places: spoken.map(({ place }) => place), held: [] };
}

/** Places in code that a sentence names. */
const MOST = 3;

function inCode(spoken: readonly { readonly file: CodeFile; readonly place: NamePlace }[]): string {
  const places = spoken.slice(0, MOST).map(({ file: { path, text }, place: { start } }) => {
    const { line, column } = new SourceText(path, text).position(start, start);
    return `${path}:${line}:${column}`;
  });
  const more = spoken.length > MOST ? ` and ${spoken.length - MOST} more places` : '';
  return `Code names it, at ${places.join(', ')}${more}. Have the code know both names first.`;
}

function* saidIn({ path, text }: CodeFile, what: Named['what'], name: string): Generator<NamePlace> {
  const escaped = name.replace(/[.-]/g, '\\$&');
  // A group is named by each of its tokens.
  const inside = what === 'token' ? '(?=(?:\\.[\\w.-]+)?\\1)' : '(?=\\1)';
  const literals = new RegExp(`(?<=(['"\`]))${escaped}${inside}`, 'g');
  for (const pattern of what === 'token' ? [literals, propertyOf(name)] : [literals])
    for (const { 0: literal, index } of text.matchAll(pattern)) {
      if (!path.endsWith('.json') && isInComment(text, index)) continue;
      yield { file: path, start: index, end: index + literal.length, isGiven: false };
    }
}

function madeUpIn(file: CodeFile, key: string): string[] {
  return [...file.text.matchAll(TEMPLATES)].flatMap(
    ({ 0: template, 1: before = '', 2: after = '', index }) => {
      const isKey = before.includes('.') && key.startsWith(before) && key.endsWith(after);
      if (!isKey || isInComment(file.text, index)) return [];
      const { line, column } = new SourceText(file.path, file.text).position(index, index);
      return [
        `${file.path}:${line}:${column} makes the name up as it runs, by ${template}. Write the names out there first.`,
      ];
    },
  );
}

/** The code that visitors get, and what describes it: of the repository's rooms, and of the packages that its widgets stand on. */
function codeOf(workspace: Workspace): CodeFile[] {
  const { root, rooms, files } = workspace;
  const roomFolders = rooms.map((room) => resolve(root, room));
  const folders = [...roomFolders, ...packagesUnder(workspace)].filter((folder) => existsSync(folder));
  const paths = new Set(folders.flatMap((folder) => codeIn(folder)));
  return [...paths].map((absolute) => {
    const path = relative(root, absolute).split(sep).join('/');
    const isOwn = roomFolders.some((room) => absolute.startsWith(`${room}${sep}`));
    // In the repository itself, texts that are not saved count.
    const bytes = (isOwn ? files.read(path) : undefined) ?? readFileSync(absolute);
    return { path, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), isOwn };
  });
}

function codeIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (PASSED.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return codeIn(path);
    return entry.isFile() && (CODE.test(entry.name) || entry.name === 'widget.json') ? [path] : [];
  });
}

/** Folders of the packages that the packages of the widgets depend on, and that stand on Livery. */
function packagesUnder({ root, widgets }: Workspace): Set<string> {
  const packages = new Set(
    widgets.flatMap(({ file }) => nearestFile(resolve(root, folderOf(file)), ['package.json']) ?? []),
  );
  const folders = new Set<string>();
  for (const file of packages) {
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
      readonly peerDependencies?: Readonly<Record<string, string>>;
    };
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (!name.startsWith('@liveryjs/')) continue;
      try {
        folders.add(dirname(createRequire(file).resolve(`${name}/package.json`)));
      } catch {
        // Not installed: what builds the widgets says so.
      }
    }
  }
  return folders;
}
