import { isMessageFile } from '@liveryjs/compiler/i18n';
import { folderOf, isObject, type WidgetDefinition } from '@liveryjs/compiler/manifest';
import { applyEdits, findNodeAtLocation, modify, type ParseError } from 'jsonc-parser';
import { jsonTree } from '#workspace/json-tree.ts';
import { placeOf } from '#workspace/open/node-files.ts';
import { readJson } from '#workspace/open/read-json.ts';
import type { Workspace } from '#workspace/open/workspace.ts';
import { type CodeUses, usesOfCode } from './code-uses.ts';
import { ownWidgets } from './own-widgets.ts';

/** As wide as lines of a widget.json get. */
const WIDTH = 110;

/**
 * Finds the messages and calls that the code of a workspace's widgets needs now; none for a widget whose component is not
 * there.
 */
export function usesOfWidgets(workspace: Workspace): (widget: WidgetDefinition) => CodeUses {
  const knownMessages = { written: writtenMessages(workspace), always: new Set(workspace.messages) };
  return ({ file, component }) =>
    usesOfCode(placeOf(workspace.root, `${folderOf(file)}/${component}`), knownMessages);
}

/**
 * Yields the words to list in the widget.json files of the repository's own widgets: path relative to the root, and the keys
 * that the code uses now. A widget whose component is not there is left out, as is one whose code does not parse.
 */
export function* wordsToList(
  workspace: Workspace,
): Generator<readonly [path: string, keys: readonly string[]]> {
  const usesOf = usesOfWidgets(workspace);
  for (const widget of ownWidgets(workspace)) {
    const { file, component } = widget;
    if (workspace.files.size(`${folderOf(file)}/${component}`) === undefined) continue;
    const { messages, isBroken } = usesOf(widget);
    if (!isBroken) yield [file, messages];
  }
}

/**
 * The text of a widget.json that lists other messages; no other byte changes. The same text where it is no JSON, and
 * where there is nothing to list and no list.
 */
export function withMessages(text: string, keys: readonly string[]): string {
  const errors: ParseError[] = [];
  const root = jsonTree(text, errors);
  if (errors.length > 0 || root?.type !== 'object') return text;
  const list = findNodeAtLocation(root, ['messages']);
  if (list === undefined) {
    if (keys.length === 0) return text;
    const getInsertionIndex = (names: string[]) => names.indexOf('props');
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    const added = applyEdits(text, modify(text, ['messages'], [], { getInsertionIndex, formattingOptions }));
    return withMessages(added, keys);
  }
  const lineStart = text.lastIndexOf('\n', list.offset) + 1;
  const [indent = ''] = /^\s*/.exec(text.slice(lineStart)) ?? [];
  const quoted = keys.map((key) => JSON.stringify(key));
  const row = `[${quoted.join(', ')}]`;
  const fits = list.offset - lineStart + row.length + 1 <= WIDTH;
  const lines = `[\n${quoted.map((key) => `${indent}${indent || '  '}${key}`).join(',\n')}\n${indent}]`;
  return text.slice(0, list.offset) + (fits ? row : lines) + text.slice(list.offset + list.length);
}

function writtenMessages({ files, brandsFolder, parentFolders }: Workspace): Set<string> {
  const folders = [brandsFolder, ...parentFolders].flatMap((home) =>
    files.list(home).map((name) => `${home}/${name}/messages`),
  );
  return new Set(
    folders.flatMap((folder) =>
      files
        .list(folder)
        .filter(isMessageFile)
        .flatMap((name) => {
          const texts = readJson(files, `${folder}/${name}`);
          return isObject(texts) ? Object.keys(texts) : [];
        }),
    ),
  );
}
