import { CLASSES, type CodeSet, invert, NO_LINE_END, one } from './code-set.ts';
import type { PatternNode } from './pattern-node.ts';

/** Times at most that a part of a pattern may be asked for by number. */
const MOST_TIMES = 1000;
const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 };

/**
 * Takes a regular expression apart.
 *
 * @param source must be one that the browser takes with, or else without, the flag u
 * @throws what cannot be judged here, in words: what looks back, refers back or changes flags
 */
export function parsePattern(source: string, unicode: boolean): PatternNode {
  const text = unicode ? [...source] : source.split('');
  let position = 0;

  const ahead = (length: number) => text.slice(position, position + length).join('');
  const take = (token: string): boolean => {
    if (ahead(token.length) !== token) return false;
    position += token.length;
    return true;
  };
  const takeMatch = (pattern: RegExp): RegExpExecArray | undefined => {
    const match = pattern.exec(ahead(40)) ?? undefined;
    position += match?.[0].length ?? 0;
    return match;
  };
  const next = (): string => text[position++] ?? '';
  const refuse = (what: string): never => {
    throw new Error(`it ${what}`);
  };

  function choice(): PatternNode {
    const parts = [sequence()];
    while (take('|')) parts.push(sequence());
    const [only] = parts;
    return only && parts.length === 1 ? only : { kind: 'choice', parts };
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (position < text.length && text[position] !== '|' && text[position] !== ')')
      parts.push(quantified(atom()));
    return { kind: 'sequence', parts };
  }

  function quantified(body: PatternNode): PatternNode {
    const times = takeMatch(/^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})/);
    if (!times) return body;
    const [, sign, from, comma, to] = times;
    const min = sign ? Number(sign === '+') : Number(from);
    const max = sign ? (sign === '?' ? 1 : Infinity) : !comma ? min : to ? Number(to) : Infinity;
    if (Math.max(min, max === Infinity ? 0 : max) > MOST_TIMES) refuse('repeats a part too often');
    return { kind: 'repeat', body, min, max, lazy: take('?') };
  }

  function atom(): PatternNode {
    const letter = next();
    if (letter === '^') return { kind: 'start' };
    if (letter === '$') return { kind: 'end' };
    if (letter === '.') return { kind: 'set', set: NO_LINE_END };
    if (letter === '(') return group();
    if (letter === '[') return { kind: 'set', set: bracket() };
    if (letter !== '\\') return { kind: 'set', set: one(codeOf(letter)) };
    if (/[bB]/.test(ahead(1))) return { kind: 'boundary', inside: next() === 'B' };
    return { kind: 'set', set: escaped() };
  }

  function group(): PatternNode {
    const look = takeMatch(/^\?([=!])/);
    if (!look && !takeMatch(/^\?(?::|<[^=!>][^>]*>)/) && ahead(1) === '?')
      refuse('looks back or changes flags');
    const body = choice();
    position++;
    return look ? { kind: 'look', body, negative: look[1] === '!' } : body;
  }

  /** Reads a set in brackets, after its first bracket. */
  function bracket(): CodeSet {
    const not = take('^');
    const set: (readonly [number, number])[] = [];
    while (position < text.length && !take(']')) {
      const from = member();
      const [first] = from;
      const isRange = ahead(1) === '-' && ahead(2) !== '-]';
      if (!isRange) {
        set.push(...from);
        continue;
      }
      position++;
      const to = member();
      const [last] = to;
      // Beside a class a hyphen is one.
      const single = first && last && isOne(from) && isOne(to);
      set.push(...(single ? [[first[0], last[0]] as const] : [...from, ...one(0x2d), ...to]));
    }
    return not ? invert(set) : set;
  }

  function member(): CodeSet {
    const letter = next();
    if (letter !== '\\') return one(codeOf(letter));
    return take('b') ? one(8) : escaped();
  }

  /** Reads an escape, after its backslash. */
  function escaped(): CodeSet {
    const letter = next();
    const named = CLASSES[letter];
    if (named) return named;
    const control = CONTROLS[letter];
    if (control !== undefined) return one(control);
    if (letter === 'k' || /[1-9]/.test(letter) || (letter === '0' && /[0-9]/.test(ahead(1))))
      refuse('refers back');
    if (letter === '0') return one(0);
    if (unicode && /[pP]/.test(letter)) return property(letter);
    if (letter === 'c') {
      const by = takeMatch(/^[A-Za-z]/) ?? refuse('names a control character that there is not');
      return one(by[0].charCodeAt(0) % 32);
    }
    const hex =
      letter === 'x'
        ? takeMatch(/^([0-9A-Fa-f]{2})/)
        : letter === 'u'
          ? takeMatch(unicode ? /^(?:\{([0-9A-Fa-f]+)\}|([0-9A-Fa-f]{4}))/ : /^([0-9A-Fa-f]{4})/)
          : undefined;
    if (!hex) return one(codeOf(letter));
    const code = Number.parseInt(hex[1] ?? hex[2] ?? '', 16);
    const isLead = unicode && code >= 0xd800 && code <= 0xdbff;
    const trail = isLead && takeMatch(/^\\u([dD][c-fC-F][0-9A-Fa-f]{2})/);
    if (!trail) return one(code);
    return one((code - 0xd800) * 0x400 + (Number.parseInt(trail[1] ?? '', 16) - 0xdc00) + 0x10000);
  }

  /** Returns the ASCII characters of a property, found by asking, and all characters beyond ASCII. */
  function property(letter: string): CodeSet {
    const pattern = new RegExp(`\\${letter}${takeMatch(/^\{[^}]*\}/)?.[0]}`, 'u');
    const ascii = Array.from({ length: 0x80 }, (_, code) => code);
    return [
      ...ascii.filter((code) => pattern.test(String.fromCharCode(code))).flatMap(one),
      [0x80, 0x10ffff],
    ];
  }

  return choice();
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}

function isOne([range, ...others]: CodeSet): boolean {
  return range !== undefined && range[0] === range[1] && others.length === 0;
}
