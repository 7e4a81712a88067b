import { createIssue, type Issue, nearest, type Place } from '@liveryjs/compiler/issues';
import {
  byIdentity,
  type FileSystem,
  folderOf,
  SourceText,
  type WidgetDefinition,
} from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/workspace.ts';
import { isInComment } from './is-in-comment.ts';
import { ownWidgets } from './own-widgets.ts';

/** A key that is handed to `t` as it is. */
const SAID = /\bt\(\s*(['"`])([a-z]\w*(?:\.[\w-]+)+)\1/g;

/** Files of code that visitors get. */
const CODE = /^(?!.*\.(?:test|stories|props)\.).*\.[jt]sx?$/;

/**
 * Keys that the code of some widgets says and their widget.json does not list, by which no check has looked for a text.
 *
 * @param names default: all widgets that the repository writes itself
 */
export function unlistedWords(
  workspace: Workspace,
  names: readonly string[] = ownWidgets(workspace).map(({ name }) => name),
): Issue[] {
  const all = wordsOf(workspace);
  return names.flatMap((name) => all(name));
}

/** Each widget is read once for all brands. */
const wordsOf = byIdentity((workspace: Workspace) => {
  const widgets = new Map(ownWidgets(workspace).map((widget) => [widget.name, widget]));
  const issuesOf = new Map<string, readonly Issue[]>();
  return (name: string): readonly Issue[] => {
    const widget = widgets.get(name);
    const issues = issuesOf.get(name) ?? (widget === undefined ? [] : wordsIn(workspace, widget));
    issuesOf.set(name, issues);
    return issues;
  };
});

/** Where the code of a widget first says a key; undefined where it does not hand it to `t` as it is. */
export function placeOfWord(
  { files }: Pick<Workspace, 'files'>,
  { file }: WidgetDefinition,
  key: string,
): Omit<Place, 'pointer'> | undefined {
  for (const use of wordsSaid(files, folderOf(file))) if (use.key === key) return use.place();
  return undefined;
}

function wordsIn(
  { files, messages: always }: Workspace,
  { file, messages, name, isBroken }: WidgetDefinition,
): Issue[] {
  // The fault of its widget.json comes first: the words in it are not known.
  if (isBroken) return [];
  const listed = new Set([...messages, ...always]);
  return [...wordsSaid(files, folderOf(file))].flatMap(({ key, place }) => {
    if (listed.has(key)) return [];
    const args = { key, widget: name, nearest: nearest(key, [...listed]) };
    return [createIssue('word-unlisted', { pointer: '', ...place() }, args)];
  });
}

/** The keys that code hands to `t`, with the offsets of their ends. The same bytes are read once. */
const saidIn = byIdentity((bytes: Uint8Array) => {
  const text = new TextDecoder().decode(bytes);
  const words = [...text.matchAll(SAID)].flatMap(({ 0: whole, 2: key = '', index }) =>
    isInComment(text, index) ? [] : [{ key, end: index + whole.length - 1 }],
  );
  return { text, words };
});

/** The keys that the files of a folder hand to `t`, with their places. */
function* wordsSaid(files: FileSystem, folder: string) {
  for (const entry of files.list(folder)) {
    const file = `${folder}/${entry}`;
    const bytes = CODE.test(entry) ? files.read(file) : undefined;
    if (bytes === undefined) continue;
    const { text, words } = saidIn(bytes);
    for (const { key, end } of words)
      yield { key, place: () => ({ file, ...new SourceText(file, text).position(end - key.length, end) }) };
  }
}
