import type { Drawn, Family } from './rules/family.ts';

/** Opens the numbers of a draw. @param below gives a number from 0 up to, and without, its limit */
export function drawNumbers({ numbers, sorted }: Family, below: (limit: number) => number): string[] {
  const drawn = numbers.flatMap(({ count, from, to, digits, repeats }) => {
    const left = repeats ? [] : Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return Array.from({ length: count }, () => {
      const index = below(repeats ? to - from + 1 : left.length);
      const [number = from + index] = repeats ? [] : left.splice(index, 1);
      return String(number).padStart(digits, '0');
    });
  });
  return sorted ? drawn.sort() : drawn;
}

/** The numbers of a text that has all their digits, whatever stands between; undefined where there can be no such draw. */
export function readNumbers({ numbers, sorted }: Family, text: string): Drawn | undefined {
  let rest = text.replaceAll(/[^0-9]/g, '');
  const drawn: string[] = [];
  for (const { count, from, to, digits, repeats } of numbers) {
    const some: string[] = [];
    while (some.length < count) {
      some.push(rest.slice(0, digits));
      rest = rest.slice(digits);
    }
    const good = some.every(
      (number) => number.length === digits && Number(number) >= from && Number(number) <= to,
    );
    if (!good || (!repeats && new Set(some).size < count)) return undefined;
    drawn.push(...some);
  }
  if (rest !== '') return undefined;
  return sorted ? drawn.sort() : drawn;
}
