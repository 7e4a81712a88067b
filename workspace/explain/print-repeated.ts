import { counted } from '#workspace/check/counts.ts';
import { short } from './print-explanation.ts';
import type { RepeatedValue } from './repeated-values.ts';

/** Letters of a value that are shown. */
const LONGEST = 60;

/** The values that a brand repeats, as people read them: each with its places, and the command that takes it out. Ends without a line break. */
export function printRepeated(brand: string, repeated: readonly RepeatedValue[]): string {
  if (repeated.length === 0) return `${brand} repeats nothing that it inherits.`;
  const lines = repeated.flatMap(({ at, language, mode, value, place, over, inherited }) => {
    const options = [
      ...(language === undefined ? [] : [` --language ${language}`]),
      ...(mode === undefined ? [] : [` --mode ${mode}`]),
    ].join('');
    return [
      `${place}`,
      `  ${at} is ${short(value, LONGEST)}, as ${over} says at ${inherited}`,
      `  to follow ${over} again: livery edit ${brand} reset '${at}'${options}`,
    ];
  });
  return [...lines, '', `${brand} repeats ${counted(repeated.length, 'value')} that it inherits.`].join('\n');
}
