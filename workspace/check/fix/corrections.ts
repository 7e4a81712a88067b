import type { Issue } from '@liveryjs/compiler/issues';
import { pointerKeys } from '@liveryjs/compiler/manifest';
import { findNodeAtOffset, getNodeValue, type Node } from 'jsonc-parser';
import { removeIn } from '#workspace/edits/json-text.ts';
import { changeOf } from '#workspace/edits/text-change.ts';
import { jsonTree } from '#workspace/json-tree.ts';
import type { Edit } from './splice.ts';

/** Findings of a name, or of a value in a wrong form, for which there is one right answer when there is one that was meant. */
const CORRECTED = new Set([
  'asset-content',
  'asset-unknown',
  'extends-form',
  'extends-unknown',
  'feature-unused',
  'font-unknown',
  'hash-unknown',
  'id-unknown',
  'list-anchor',
  'list-remove',
  'locale-other',
  'locale-swapped',
  'locale-unknown',
  'manifest-shape',
  'panel-default',
  'panel-page',
  'schema-of-other',
  'token-key',
  'token-reference',
  'token-type',
  'token-unknown',
  'token-value',
  'unknown-key',
  'unknown-reference',
  'unknown-slot',
  'unknown-widget',
  'widget-props',
]);

/** Findings of what nothing uses. */
const UNUSED = new Set(['feature-unused', 'message-unused', 'token-unused']);

/** Returns edits that correct the spelling of the names that findings mark in a file. @param text of the file */
export function corrections(text: string, issues: readonly Issue[]): Edit[] {
  // The first tag alone is marked of a picture, and a missing attribute comes behind its name.
  const pictures = issues.flatMap(({ code, meant, endColumn = 1, line }) => {
    const end = startOfLine(text, line) + endColumn - 1;
    return code === 'svg-view-box' && meant !== undefined ? [{ start: end, end, text: ` ${meant}` }] : [];
  });
  const corrected = issues.filter(({ code, meant }) => meant !== undefined && CORRECTED.has(code));
  const tree = corrected.length === 0 ? undefined : jsonTree(text);
  const spelt = corrected.flatMap(({ code, meant, column, line }) => {
    const start = startOfLine(text, line) + column - 1;
    const node = tree && nodeFrom(tree, start);
    if (node === undefined) return [];
    const before: unknown = getNodeValue(node);
    // In a token's value only the name in braces is wrong.
    const value = code === 'token-unknown' && /^\{.*\}$/.test(String(before)) ? `{${meant}}` : meant;
    return [{ start, end: start + node.length, text: layOut(value) }];
  });
  return [...pictures, ...spelt];
}

/** The value, or the key, that begins at a place. */
function nodeFrom(tree: Node, start: number): Node | undefined {
  const node = findNodeAtOffset(tree, start);
  return node?.offset === start ? node : undefined;
}

/** A value on one line, as people write it. */
function layOut(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(layOut).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${layOut(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Returns edits that take out of a file the entries that nothing uses, and for which no other name was meant. */
export function removals(text: string, issues: readonly Issue[]): Edit[] {
  const unused = issues.filter(({ code, meant }) => UNUSED.has(code) && meant === undefined);
  return unused.flatMap(({ pointer }) => {
    const after = removeIn(text, pointerKeys(pointer));
    const change = changeOf(text, after);
    return after === text
      ? []
      : [{ start: change.start, end: change.start + change.before.length, text: change.after }];
  });
}

/** The line that names the schema of a file, where it has none. @param schema path relative to the file */
export function schemaLine(text: string, schema: string): Edit[] {
  const [open] = /^\s*\{/.exec(text) ?? [];
  if (open === undefined || /"\$schema"\s*:/.test(text)) return [];
  const bodyStart = open.length;
  const [gap = ''] = /^\s*/.exec(text.slice(bodyStart)) ?? [];
  const isEmpty = text[bodyStart + gap.length] === '}';
  return [
    {
      start: bodyStart,
      end: bodyStart,
      text: `${gap}"$schema": ${JSON.stringify(schema)}${isEmpty ? '' : ','}`,
    },
  ];
}

function startOfLine(text: string, line: number): number {
  let start = 0;
  for (const lineBreak of text.matchAll(/\r\n|\n|\r/g)) {
    if (--line === 0) break;
    start = lineBreak.index + lineBreak[0].length;
  }
  return start;
}
