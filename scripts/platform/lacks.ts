import { primitiveNumber, primitiveText } from '@liveryjs/compiler/manifest';
import type { Content } from '@liveryjs/workspace/types/contract/read-contract';
import type { Misfit } from './judge.ts';
import { isFiller, isVisible } from './meaning.ts';
import { isPictureText } from './pictures.ts';
import { callOf, nameOf, valuesAt } from './places.ts';

/** The circumstances that an answer is held against. */
export interface Circumstances {
  /** The other answers, by operationId. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Values that the call was made with, by parameter, and the `username` of who made it. */
  readonly asked: Readonly<Record<string, string>>;
  /** Addresses that answer with a picture. */
  readonly pictures: ReadonlySet<string>;
  readonly now: Date;
  /** Places of the answer that are not as the contract says. */
  readonly misfits: readonly Misfit[];
}

/** Clocks may differ by so much. */
const SKEW_MS = 24 * 60 * 60 * 1000;

/** A lack of an item: a part of the rule, in words, and how bad that is. */
interface Lack {
  /** JSON Pointer in the item. */
  readonly at: string;
  readonly expected: string;
  /** odd: the item can be shown without it. */
  readonly kind: 'missing' | 'wrong' | 'not asked for' | 'odd';
}

/** The parts of a rule that an item of an answer, or the answer itself, does not keep. */
export function lacksOf(rule: Content, item: unknown, circumstances: Circumstances): readonly Lack[] {
  const all = (place: string) => valuesAt(item, place);
  const isSaid = (place: string) => all(place).some(isFull);
  const needed = [...(rule.with ?? []), ...(rule.any ?? [])];
  const lacks: Lack[] = [];
  const add = (place: string, expected: string, kind: Lack['kind']) =>
    lacks.push({ at: place, expected, kind });
  for (const place of rule.with ?? [])
    if (!isSaid(place)) add(place, nameOf(place), all(place).some(isText) ? 'wrong' : 'missing');
  if (rule.any && !rule.any.some(isSaid)) add('', rule.any.map(nameOf).join(' or '), 'missing');
  // An item that is not there cannot be wrong.
  if (lacks.length > 0 && all('').length === 0) return lacks;
  for (const place of rule.pictures ?? [])
    if (all(place).some((address) => isPlainText(address) && !loads(address, circumstances)))
      add(place, `${nameOf(place)} (a picture that loads)`, needed.includes(place) ? 'wrong' : 'odd');
  for (const [place, pattern] of Object.entries(rule.matches ?? {}))
    if (all(place).some((text) => !new RegExp(pattern, 'u').test(String(text))))
      add(place, `${nameOf(place)} (another text)`, 'wrong');
  for (const [place, sources] of Object.entries(rule.agrees ?? {}))
    if (!agrees(all(place), sources, circumstances.values))
      add(
        place,
        `${nameOf(place)} (of ${sources.map(callOf).join(' or ')})`,
        needed.includes(place) ? 'wrong' : 'odd',
      );
  for (const [place, param] of Object.entries(rule.asked ?? {})) {
    const value = circumstances.asked[param];
    if (value !== undefined && all(place).some((other) => !isSame(other, value)))
      add(place, `${nameOf(place)} (as asked for)`, 'not asked for');
  }
  for (const [less, more] of rule.ordered ?? [])
    if (all(less).some((value) => isBefore(all(more)[0], value)))
      add(less, `${nameOf(less)} (not above ${nameOf(more)})`, 'wrong');
  for (const place of rule.past ?? [])
    if (all(place).some((moment) => isBefore(circumstances.now.getTime() + SKEW_MS, dateOf(moment))))
      add(place, `${nameOf(place)} (no day to come)`, 'wrong');
  for (const [place, { of, value }] of Object.entries(rule.counts ?? {}))
    if (!all(place).every((count) => counts(primitiveNumber(count), of, value, circumstances.values)))
      add(place, `${nameOf(place)} (as many as in ${callOf(of)})`, 'wrong');
  return lacks;
}

function loads(address: string, { pictures }: Circumstances): boolean {
  return pictures.has(address) || isPictureText(address);
}

/** Tells whether a value is a text that is not blank. */
export function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

const isText = (value: unknown) => typeof value === 'string';

/** Tells whether values stand in other answers. Answers that are not there say nothing of them. */
function agrees(
  values: readonly unknown[],
  sources: readonly string[],
  answers: ReadonlyMap<string, unknown>,
): boolean {
  const there = sources.filter((source) => answers.has(callOf(source)));
  if (there.length === 0) return true;
  const others = new Set(
    there.flatMap((source) =>
      valuesAt(answers.get(callOf(source)), source.slice(callOf(source).length)).map(primitiveText),
    ),
  );
  return values.every((value) => others.has(primitiveText(value)));
}

/** Tells whether a number is that of the items of another answer with some value; on several pages there may be more. */
function counts(
  count: number,
  source: string,
  value: string,
  answers: ReadonlyMap<string, unknown>,
): boolean {
  const answer = answers.get(callOf(source));
  if (answer === undefined) return true;
  const pages = primitiveNumber(valuesAt(answer, '/totalPages')[0] ?? 1);
  const shown = valuesAt(answer, source.slice(callOf(source).length)).filter(
    (other) => primitiveText(other) === value,
  ).length;
  return pages > 1 ? count >= shown : count === shown;
}

function isSame(other: unknown, value: string): boolean {
  return primitiveText(other)?.toLowerCase() === value.toLowerCase();
}

/** Tells whether a number, an amount or a date is before another one. */
function isBefore(first: unknown, other: unknown): boolean {
  const [low, high] = [first, other].map((value) => dateOf(value) ?? primitiveNumber(value ?? Number.NaN));
  return low !== undefined && high !== undefined && low < high;
}

function dateOf(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{4}-/.test(value) ? Date.parse(value) : undefined;
}

/** Tells whether something stands there that a page can show. */
function isFull(value: unknown): boolean {
  if (typeof value === 'string') return isVisible(value) && !isFiller(value);
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && !Number.isNaN(value);
}
