import type { JsonValue } from '@liveryjs/compiler/manifest';
import { counted } from '#workspace/check/counts.ts';
import { short } from '#workspace/explain/print-explanation.ts';
import type { Colors } from '#workspace/terminal.ts';
import type { Difference } from './compare-brands.ts';

/** The names of a comparison's sides in a sentence. */
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
  const placeNote = (place: string | undefined) => (place === undefined ? '' : dim(` (${place})`));
  if (right === undefined) return `${about} is only ${names.left}: ${text(left)}${placeNote(leftAt)}.`;
  if (left === undefined) return `${about} is only ${names.right}: ${text(right)}${placeNote(rightAt)}.`;
  if (kind === 'asset' || kind === 'content')
    return left === right
      ? `${about}: ${text(left)} holds something else ${names.left} than ${names.right}.`
      : `${about} is ${text(left)} ${names.left}, and ${text(right)} ${names.right}, which holds something else.`;
  const verb = kind === 'order' ? 'stands in the order' : 'is';
  return `${about} ${verb} ${text(left)} ${names.left}${placeNote(leftAt)}, and ${text(right)} ${names.right}${placeNote(rightAt)}.`;
}

function text(value: JsonValue | undefined): string {
  return value === undefined ? 'nothing' : short(value, 120);
}
