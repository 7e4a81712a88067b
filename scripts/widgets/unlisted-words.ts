import { createIssue, type Issue, nearest } from '@liveryjs/engine/issues';
import { byIdentity, folderOf, SourceText, type WidgetDefinition } from '@liveryjs/engine/manifest';
import type { Workspace } from '#scripts/workspace/workspace.ts';
import { ownWidgets } from './own-widgets.ts';

/** A key that is handed to `t` as it is. */
const SAID = /\bt\(\s*(['"`])([a-z]\w*(?:\.[\w-]+)+)\1/g;

/** Files of code that visitors get. */
const CODE = /^(?!.*\.(?:test|stories|props)\.).*\.[jt]sx?$/;

/** Keys that the code of some widgets says and their widget.json does not list, by which no check has looked for a text. */
export function unlistedWords(workspace: Workspace, names: readonly string[]): Issue[] {
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

function wordsIn(
  { files, messages: always }: Workspace,
  { file, messages, name }: WidgetDefinition,
): Issue[] {
  const folder = folderOf(file);
  const listed = new Set([...messages, ...always]);
  return files.list(folder).flatMap((entry) => {
    const bytes = CODE.test(entry) ? files.read(`${folder}/${entry}`) : undefined;
    if (bytes === undefined) return [];
    const text = new TextDecoder().decode(bytes);
    return [...text.matchAll(SAID)].flatMap(({ 0: { length }, 2: key = '', index }) => {
      if (listed.has(key)) return [];
      const end = index + length - 1;
      const place = new SourceText(`${folder}/${entry}`, text).position(end - key.length, end);
      const args = { key, widget: name, nearest: nearest(key, [...listed]) };
      return [createIssue('word-unlisted', { file: `${folder}/${entry}`, pointer: '', ...place }, args)];
    });
  });
}
