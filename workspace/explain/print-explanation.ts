import { isList, isObject, type JsonValue, own, ownText, pointerKeys } from '@liveryjs/compiler/manifest';
import { counted } from '#workspace/check/counts.ts';
import { namedPages } from '#workspace/reach/print-reach.ts';
import type { Colors } from '#workspace/terminal.ts';
import type { Changed, Explanation, Written } from './explanation.ts';

/** An explanation as people read it. Ends without a line break. */
export function printExplanation(explanation: Explanation, colors: Colors): string {
  const { pointer, value, description, members } = explanation;
  const lines = [`${colors.bold(pointer === '' ? '(the whole manifest)' : pointer)}  ${short(value, 200)}`];
  if (description !== undefined) lines.push(`  ${description}`);
  lines.push(...origin(explanation).map((line) => `  ${line}`));
  const rows = rowsOf(members, '  ');
  if (rows.length > 0) {
    const name = widest(rows.map((row) => row.name));
    const width = widest(rows.map((row) => row.value));
    lines.push('');
    for (const row of rows)
      lines.push(`${row.name.padEnd(name)}  ${row.value.padEnd(width)}  ${colors.dim(row.from)}`.trimEnd());
  }
  if (explanation.changes !== undefined) lines.push('', ...changesIn(explanation.changes));
  return lines.join('\n');
}

function changesIn(changes: readonly Changed[]): string[] {
  if (changes.length === 0) return ['  nothing comes or goes with it'];
  return [
    '  comes and goes with it:',
    ...changes.map(
      ({ path, pages, isEveryPage }) => `    ${path}: ${isEveryPage ? 'all pages' : namedPages(pages)}`,
    ),
  ];
}

function origin({ origin, overrode, value, leftOut }: Explanation): string[] {
  const lines = [
    origin === undefined ? 'default of the schema: no manifest writes it' : `written at ${origin.place}`,
  ];
  for (const before of overrode)
    lines.push(isMerged(value) ? `and at ${before.place}` : `instead of ${replaced(before)}`);
  if (leftOut) lines.push('left out of the portal: a condition around it can never hold');
  return lines;
}

function replaced({ place, value }: Written): string {
  return value === undefined ? `what is at ${place}` : `${short(value, 60)} at ${place}`;
}

interface Row {
  readonly name: string;
  readonly value: string;
  readonly from: string;
}

function rowsOf(members: readonly Explanation[], indent: string): Row[] {
  return members.flatMap((member) => [
    {
      name: `${indent}${pointerKeys(member.pointer).at(-1) ?? ''}`,
      value: short(member.value, 40),
      from: from(member),
    },
    ...rowsOf(member.members, `${indent}  `),
  ]);
}

function from({ origin, overrode, value, leftOut }: Explanation): string {
  const place = origin === undefined ? 'default' : origin.place;
  const relation = isMerged(value) ? 'also' : 'over';
  const over =
    overrode.length === 0 ? '' : ` (${relation} ${overrode.map((before) => before.place).join(', ')})`;
  return `${place}${over}${leftOut ? ' (left out)' : ''}`;
}

/** Objects merge, and lists whose items have ids; anything else takes the place of what was there. */
function isMerged(value: JsonValue): boolean {
  return isObject(value) || (isList(value) && value.some((item) => own(item, 'id') !== undefined));
}

/** The value in one line: whole when it is short, else what kind of thing it is. */
export function short(value: JsonValue, most: number): string {
  const text = JSON.stringify(value);
  if (text.length <= most) return text;
  if (isList(value)) return `[ ${counted(value.length, 'item')} ]`;
  // An opaque colour of design tokens says itself in six digits, too.
  const hex = ownText(value, 'hex');
  if (hex !== undefined && own(value, 'alpha') === undefined) return JSON.stringify(hex);
  if (isObject(value)) return `{ ${counted(Object.keys(value).length, 'key')} }`;
  return `${text.slice(0, most - 1)}…`;
}

function widest(texts: readonly string[]): number {
  return Math.min(48, Math.max(...texts.map((text) => text.length)));
}
