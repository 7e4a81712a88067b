import { isList, isObject, type JsonValue } from '@liveryjs/compiler/manifest';
import { type Amount, dimensionOf, durationOf, type TokenType } from '@liveryjs/compiler/theme';
import { aliasOf } from '#workspace/import/read/token-set.ts';
import { NotTaken } from '#workspace/import/remark.ts';
import type { Conversion } from './converted.ts';

/** A sum as it is written: gives its amount once it can look up names. */
type Sum = (look: (name: string) => Amount) => Amount;

/** The most letters of a sum. */
const LONGEST = 300;

/** The most names that a sum looks up, with those of the sums that it refers to: those that double are a billion after thirty steps. */
const MOST_NAMES = 100;

/**
 * A value in which sums of numbers and dimensions (`{size} * 2`, `({a} + 4px) / 2`) are worked out; each is noted, as it follows
 * the tokens that it names no more. Values without sums are as they were.
 *
 * @throws NotTaken for a sum that has no meaning, such as one of a colour
 */
export function workedOut(type: TokenType, value: JsonValue, conversion: Conversion): JsonValue {
  if (type === 'fontFamily') return value;
  if (isList(value)) return value.map((item) => workedOut(type, item, conversion));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        key === 'fontFamily' ? item : workedOut(memberType(key), item, conversion),
      ]),
    );
  const sum = typeof value === 'string' ? readSum(value) : undefined;
  if (sum === undefined) return value;
  let left = MOST_NAMES;
  const look = (name: string, open: readonly string[]): Amount => {
    left -= 1;
    if (left < 0) throw new NotTaken(`Its value looks up more than ${MOST_NAMES} tokens.`, WRITE);
    const end = conversion.literal(name, open);
    const inner = typeof end === 'string' ? readSum(end) : undefined;
    if (inner !== undefined) return inner((other) => look(other, [...open, name]));
    const amount = amountOf(end);
    if (amount !== undefined) return amount;
    throw new NotTaken(
      `Its value ${JSON.stringify(value)} counts with ${name}, which is neither a number nor a dimension.`,
      WRITE,
    );
  };
  const { value: number, unit } = sum((name) => look(name, []));
  const rounded = Number(number.toPrecision(12));
  // Tools that write sums count lengths in pixels.
  const whole = unit === '' && type === 'dimension' ? 'px' : unit;
  const result = whole === '' ? rounded : { value: rounded, unit: whole };
  conversion.note(
    `Its value ${JSON.stringify(value)} is worked out as ${rounded}${whole}, and follows no other token.`,
    'Import the library again when it has changed.',
  );
  return result;
}

const WRITE = 'Write the result in its library, or let the tool that exports it put results in.';

/** Members of composite values whose numbers are lengths. */
const LENGTHS = new Set(['width', 'offsetX', 'offsetY', 'blur', 'spread', 'fontSize', 'letterSpacing']);

const memberType = (key: string): TokenType => (LENGTHS.has(key) ? 'dimension' : 'number');

function amountOf(value: JsonValue): Amount | undefined {
  if (typeof value === 'number') return { value, unit: '' };
  if (typeof value === 'string' && /^-?\d*\.?\d+$/.test(value)) return { value: Number(value), unit: '' };
  return dimensionOf(value) ?? durationOf(value);
}

/** A text as a sum; undefined where it is none, and where it is an amount or the name of a token alone. */
function readSum(text: string): Sum | undefined {
  if (text.length > LONGEST || aliasOf(text) !== undefined || amountOf(text.trim()) !== undefined)
    return undefined;
  const signs = signsOf(text);
  if (signs === undefined) return undefined;
  let position = 0;
  const take = (...allowed: readonly string[]) => {
    const sign = signs[position];
    if (sign === undefined || !allowed.includes(sign)) return undefined;
    position += 1;
    return sign;
  };
  const chain = (operand: () => Sum | undefined, operations: Readonly<Record<string, Operation>>) => () => {
    let sum = operand();
    for (;;) {
      const operation = operations[take(...Object.keys(operations)) ?? ''];
      if (operation === undefined) return sum;
      const [before, after] = [sum, operand()];
      sum = before && after && ((look) => operation(before(look), after(look)));
    }
  };
  const factor = (): Sum | undefined => {
    if (take('-') !== undefined) {
      const inner = factor();
      return inner && ((look) => times({ value: -1, unit: '' }, inner(look)));
    }
    if (take('(') !== undefined) {
      const inner = sum();
      return take(')') === undefined ? undefined : inner;
    }
    const sign = signs[position] ?? '';
    const name = aliasOf(sign);
    const amount = amountOf(sign);
    if (name === undefined && amount === undefined) return undefined;
    position += 1;
    return (look) => (name === undefined ? (amount as Amount) : look(name));
  };
  const sum = chain(chain(factor, PRODUCTS), SUMS);
  const read = sum();
  return position === signs.length ? read : undefined;
}

function signsOf(text: string): readonly string[] | undefined {
  const form = /\s*(\{[^{}]+\}|(?:\d+\.?\d*|\.\d+)(?:[a-z]+|%)?|[-+*/()])\s*/y;
  const signs: string[] = [];
  while (form.lastIndex < text.length) {
    const sign = form.exec(text)?.[1];
    if (sign === undefined) return undefined;
    signs.push(sign);
  }
  return signs;
}

type Operation = (a: Amount, b: Amount) => Amount;

const SUMS: Readonly<Record<string, Operation>> = {
  '+': (a, b) => ({ value: a.value + b.value, unit: unitOfBoth(a, b) }),
  '-': (a, b) => ({ value: a.value - b.value, unit: unitOfBoth(a, b) }),
};

const PRODUCTS: Readonly<Record<string, Operation>> = {
  '*': times,
  '/': (a, b) => {
    if (b.value === 0) throw new NotTaken('Its value divides by nothing.', WRITE);
    if (b.unit !== '' && b.unit !== a.unit) throw apart(a, b);
    return { value: a.value / b.value, unit: b.unit === '' ? a.unit : '' };
  },
};

function times(a: Amount, b: Amount): Amount {
  if (a.unit !== '' && b.unit !== '') throw apart(a, b);
  return { value: a.value * b.value, unit: a.unit || b.unit };
}

/** The unit of a sum. A number beside pixels counts pixels. @throws NotTaken where units differ */
function unitOfBoth(a: Amount, b: Amount): string {
  if (a.unit === b.unit) return a.unit;
  if ((a.unit === 'px' && b.unit === '') || (a.unit === '' && b.unit === 'px')) return 'px';
  throw apart(a, b);
}

function apart(a: Amount, b: Amount): NotTaken {
  const [first, second] = [a, b].map(({ value, unit }) => `${value}${unit}`);
  return new NotTaken(`Its value counts ${first} and ${second} together, which have no common unit.`, WRITE);
}
