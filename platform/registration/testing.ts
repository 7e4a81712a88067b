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

  function match(node: PatternNode, at: number, then: (at: number) => boolean): boolean {
    steps++;
    if (steps > most) throw new TooManySteps();
    switch (node.kind) {
      case 'set':
        return holds(node.set, codes[at]) && then(at + 1);
      case 'start':
        return at === 0 && then(at);
      case 'end':
        return at === codes.length && then(at);
      case 'boundary':
        return (isWord(codes[at - 1]) === isWord(codes[at])) === node.inside && then(at);
      case 'look':
        return match(node.body, at, () => true) !== node.negative && then(at);
      case 'choice':
        return node.parts.some((part) => match(part, at, then));
      case 'sequence': {
        const from = (place: number, now: number): boolean => {
          const part = node.parts[place];
          return part ? match(part, now, (next) => from(place + 1, next)) : then(now);
        };
        return from(0, at);
      }
      case 'repeat': {
        const from = (count: number, now: number): boolean => {
          const again = () =>
            count < node.max &&
            match(node.body, now, (next) => (next > now || count < node.min) && from(count + 1, next));
          const leave = () => count >= node.min && then(now);
          return node.lazy ? leave() || again() : again() || leave();
        };
        return from(0, at);
      }
    }
  }

  const starts = Array.from({ length: codes.length + 1 }, (_, at) => at);
  return { matches: starts.some((at) => match(pattern, at, () => true)), steps };
}

function holds(set: CodeSet, code: number | undefined): boolean {
  return code !== undefined && set.some(([from, to]) => from <= code && code <= to);
}
