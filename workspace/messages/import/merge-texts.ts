import { applyEdits, type JSONPath, modify, type Node } from 'jsonc-parser';
import { type Edit, splice } from '#workspace/check/fix/splice.ts';
import { jsonTree } from '#workspace/json-tree.ts';

/** The entries that go into a message file. */
export interface Wanted {
  /** Texts by their keys. */
  readonly texts: ReadonlyMap<string, string>;
  /** Keys of texts that are as in the source language on purpose. */
  readonly same: readonly string[];
}

interface Member {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly value: Node;
  /** The spaces and line breaks before it. */
  readonly lead: string;
}

/**
 * A message file with texts that are changed and added; no other byte of it is another one than before.
 *
 * @param text of the file, which has to be an object of JSON. It may begin with a byte order mark
 * @param orders keys in the order in which new ones are to stand, the list that counts most first
 */
export function mergeTexts(
  text: string,
  { texts, same }: Wanted,
  orders: readonly (readonly string[])[],
): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const before = text.slice(mark.length);
  const root = jsonTree(before);
  if (root === undefined) return text;
  const members = membersOf(before, root);
  const there = new Map(members.map((member) => [member.key, member]));
  const edits: Edit[] = [];
  for (const [key, value] of texts) {
    const valueNode = there.get(key)?.value;
    if (valueNode !== undefined)
      edits.push({
        start: valueNode.offset,
        end: valueNode.offset + valueNode.length,
        text: JSON.stringify(value),
      });
  }
  const line = (key: string) => `${JSON.stringify(key)}: ${JSON.stringify(texts.get(key))}`;
  for (const [after, keys] of placesOf(texts, there, headOf(members), orders)) {
    const [first] = members;
    const end = /\r\n/.test(before) ? '\r\n' : '\n';
    const position = after?.end ?? root.offset + 1;
    const added =
      after !== undefined
        ? keys.map((key) => `,${after.lead}${line(key)}`).join('')
        : first !== undefined
          ? keys.map((key) => `${first.lead}${line(key)},`).join('')
          : `${keys.map((key) => `${end}  ${line(key)}`).join(',')}${end}`;
    edits.push({ start: position, end: position, text: added });
  }
  return mark + withSame(splice(before, edits), same);
}

function membersOf(text: string, root: Node): Member[] {
  let before = root.offset + 1;
  return (root.children ?? []).flatMap(({ offset, length, children: [key, value] = [] }) => {
    const lead = text.slice(before, offset).replace(',', '');
    before = offset + length;
    return key === undefined || value === undefined
      ? []
      : [{ key: String(key.value), start: offset, end: before, value, lead }];
  });
}

/** The last of the members that a file begins with and that are no texts, such as `$schema`. */
function headOf(members: readonly Member[]): Member | undefined {
  const first = members.findIndex(({ key }) => !key.startsWith('$'));
  return first === -1 ? members.at(-1) : members[first - 1];
}

/** New keys by the member that they come after; by nothing where they come first. */
function placesOf(
  texts: ReadonlyMap<string, string>,
  there: ReadonlyMap<string, Member>,
  head: Member | undefined,
  orders: readonly (readonly string[])[],
): ReadonlyMap<Member | undefined, readonly string[]> {
  const places = new Map<Member | undefined, string[]>();
  const placed = new Set<string>();
  for (const order of [...orders, [...texts.keys()]]) {
    let after = head;
    for (const key of order) {
      const member = there.get(key);
      if (member !== undefined) after = member;
      else if (texts.has(key) && !placed.has(key)) {
        placed.add(key);
        places.set(after, [...(places.get(after) ?? []), key]);
      }
    }
  }
  return places;
}

function withSame(text: string, keys: readonly string[]): string {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  const change = (before: string, path: JSONPath, value: unknown, isArrayInsertion: boolean) =>
    applyEdits(
      before,
      modify(before, path, value, { formattingOptions, isArrayInsertion, getInsertionIndex: () => 0 }),
    );
  return keys.reduce((before, key) => {
    const { $same } = JSON.parse(before) as { $same?: readonly string[] };
    if ($same === undefined) return change(before, ['$same'], [key], false);
    const index = $same.filter((other) => other < key).length;
    return change(before, ['$same', index], key, true);
  }, text);
}
