import type { CodeSet } from './code-set.ts';
import type { PatternNode } from './pattern-node.ts';

/** Thrown when a match takes more steps than it may. */
export class TooManySteps extends Error {}

/** Matches as browsers do, by backtracking, and counts the steps that it takes. */
export function backtrack(
  pattern: PatternNode,
  value: string,
  unicode: boolean,
  most: number,
): { readonly matches: boolean; readonly steps: number } {
  const codes = (unicode ? [...value] : value.split('')).map((letter) => letter.codePointAt(0) ?? 0);
  const isWord = (code: number | undefined) => code !== undefined && /^\w$/.test(String.fromCodePoint(code));
  let steps = 0;

  function match(node: PatternNode, position: number, then: (at: number) => boolean): boolean {
    steps++;
    if (steps > most) throw new TooManySteps();
    switch (node.kind) {
      case 'set':
        return holds(node.set, codes[position]) && then(position + 1);
      case 'start':
        return position === 0 && then(position);
      case 'end':
        return position === codes.length && then(position);
      case 'boundary':
        return (isWord(codes[position - 1]) === isWord(codes[position])) === node.inside && then(position);
      case 'look':
        return match(node.body, position, () => true) !== node.negative && then(position);
      case 'choice':
        return node.parts.some((part) => match(part, position, then));
      case 'sequence': {
        const from = (place: number, now: number): boolean => {
          const part = node.parts[place];
          return part ? match(part, now, (next) => from(place + 1, next)) : then(now);
        };
        return from(0, position);
      }
      case 'repeat': {
        const from = (count: number, now: number): boolean => {
          const again = () =>
            count < node.max &&
            match(node.body, now, (next) => (next > now || count < node.min) && from(count + 1, next));
          const leave = () => count >= node.min && then(now);
          return node.lazy ? leave() || again() : again() || leave();
        };
        return from(0, position);
      }
    }
  }

  const starts = Array.from({ length: codes.length + 1 }, (_, index) => index);
  return { matches: starts.some((start) => match(pattern, start, () => true)), steps };
}

function holds(set: CodeSet, code: number | undefined): boolean {
  return code !== undefined && set.some(([from, to]) => from <= code && code <= to);
}
