import type { JsonValue } from '@liveryjs/engine/manifest';
import { counted } from '#scripts/check/counts.ts';
import { short } from '#scripts/explain/print-explanation.ts';
import type { Colors } from '#scripts/terminal.ts';
import type { Difference } from './compare-brands.ts';

/** What the sides of a comparison are called in a sentence. */
export interface SideNames {
  /** Such as `in aurora`, or `at HEAD`. */
  readonly left: string;
  /** Such as `in jade`, or `now`. */
  readonly right: string;
  /** Both, as in `aurora and jade`. */
  readonly both: string;
}

const HEADINGS: readonly (readonly [title: string, kinds: readonly Difference['kind'][]])[] = [
  ['Manifest', ['value', 'order']],
  ['Tokens', ['token']],
  ['Messages', ['message']],
  ['Assets', ['asset']],
  ['Contents', ['content']],
];

/** Differences as people read them, one sentence each. Ends without a line break. */
export function printDifferences(
  differences: readonly Difference[],
  names: SideNames,
  colors: Colors,
): string {
  if (differences.length === 0) return `Nothing differs between ${names.both}.`;
  const sections = HEADINGS.flatMap(([title, kinds]) => {
    const lines = differences
      .filter(({ kind }) => kinds.includes(kind))
      .map((difference) => `  ${sentence(difference, names, colors)}`);
    return lines.length === 0 ? [] : [[colors.bold(title), ...lines].join('\n')];
  });
  return [...sections, `${counted(differences.length, 'difference')} between ${names.both}.`].join('\n\n');
}

function sentence(difference: Difference, names: SideNames, { dim }: Colors): string {
  const { kind, path, modes, language, left, right, leftAt, rightAt } = difference;
  const inModes = modes === undefined ? '' : ` in ${modes.join(' and ')}`;
  const about = `${path}${inModes}${language === undefined ? '' : ` in ${language}`}`;
  const at = (place: string | undefined) => (place === undefined ? '' : dim(` (${place})`));
  if (right === undefined) return `${about} is only ${names.left}: ${text(left)}${at(leftAt)}.`;
  if (left === undefined) return `${about} is only ${names.right}: ${text(right)}${at(rightAt)}.`;
  if (kind === 'asset' || kind === 'content')
    return left === right
      ? `${about}: ${text(left)} holds something else ${names.left} than ${names.right}.`
      : `${about} is ${text(left)} ${names.left}, and ${text(right)} ${names.right}, which holds something else.`;
  const verb = kind === 'order' ? 'stands in the order' : 'is';
  return `${about} ${verb} ${text(left)} ${names.left}${at(leftAt)}, and ${text(right)} ${names.right}${at(rightAt)}.`;
}

function text(value: JsonValue | undefined): string {
  return value === undefined ? 'nothing' : short(value, 120);
}
