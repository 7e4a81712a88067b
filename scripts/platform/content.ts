import { isList, isObject, type JsonValue, valueAt } from '@liveryjs/engine/manifest';
import type { Content } from '#scripts/types/contract/read-contract.ts';
import type { Misfit } from './judge.ts';
import { isPictureText } from './pictures.ts';

/** The circumstances that an answer is held against. */
export interface Circumstances {
  /** The other answers, by operationId. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Values that the call was made with, by parameter, and the `username` of who made it. */
  readonly asked: Readonly<Record<string, string>>;
  /** Addresses that answer with a picture. */
  readonly pictures: ReadonlySet<string>;
  /** Places of the answer that are not as the contract says. */
  readonly misfits: readonly Misfit[];
}

/** The number of items that are looked at in a list whose items have pictures. */
const MOST_PICTURES = 5;

/** The number of items that are told where they cannot be shown, beside one with content. */
const MOST_TOLD = 3;

/** A lack of an item: a part of the rule, in words, and how bad that is. */
interface Lack {
  /** JSON Pointer in the item. */
  readonly at: string;
  readonly expected: string;
  /** odd: the item can be shown without it. */
  readonly kind: 'missing' | 'wrong' | 'not asked for' | 'odd';
}

/**
 * Looks whether pages have something to show of an answer. Another value of the right shape, such as a text of blanks, an address
 * without a picture, or the code of a vendor that no other answer has, is no content.
 *
 * @returns a misfit for each page that is empty, and for each that shows something else than was asked for; beside items that can
 *   be shown, items that cannot are told without being serious
 */
export function contentMisfits(
  content: readonly Content[],
  value: unknown,
  circumstances: Circumstances,
): readonly Misfit[] {
  return content.flatMap((rule) => misfitsOf(rule, value, circumstances));
}

function misfitsOf(rule: Content, value: unknown, circumstances: Circumstances): readonly Misfit[] {
  const pointer = `/value${rule.at}`;
  if (rule.fits) {
    const misfit = circumstances.misfits.find(({ at }) => at === pointer);
    return misfit
      ? [{ ...misfit, expected: `${misfit.expected} (shown on ${rule.page})`, serious: true }]
      : [];
  }
  const given = givenAt(rule, value);
  const ofList = isList(given as JsonValue) || rule.below !== undefined;
  const items = lookedAt(rule, isList(given as JsonValue) ? (given as unknown[]) : given);
  if (rule.mayLack && items.every((item) => item === undefined || item === null)) return [];
  const looked = items.map((item, place) => ({ place, lacks: lacksOf(rule, item, circumstances) }));
  const strange = looked.flatMap(({ place, lacks }) =>
    lacks
      .filter(({ kind }) => kind !== 'missing')
      .map((lack) => ({ ...lack, at: `${pointer}${ofList ? `/${place}` : ''}${lack.at}` })),
  );
  const isShown = looked.some(({ lacks }) => lacks.every(({ kind }) => kind === 'odd'));
  // In a tree the parts count that match, and nothing is wrong with the others.
  if (isShown && rule.below) return [];
  if (isShown)
    return strange.slice(0, MOST_TOLD).map(({ at, expected, kind }) => ({
      at,
      expected: `${expected} (shown on ${rule.page})`,
      got: 'something else',
      serious: kind === 'not asked for',
    }));
  const isBlank = strange.length === 0;
  return [
    {
      at: pointer,
      expected: `the page ${rule.page} would be empty: ${ofList ? 'an item with ' : ''}${wordsOf(rule)}`,
      got: ofList ? (items.length === 0 ? 'an empty list' : `${items.length} without`) : 'none',
      serious: !(rule.mayBeEmpty && isBlank),
    },
  ];
}

/** Pages that show nothing without an answer. */
export function pagesOf(content: readonly Content[]): readonly string[] {
  const needy = content.filter(({ mayBeEmpty, mayLack, fits }) => !mayBeEmpty && !mayLack && !fits);
  return [...new Set(needy.map(({ page }) => page))];
}

/** Addresses that have to answer with a picture, for pages to have something to show of an answer. */
export function picturesOf(content: readonly Content[], value: unknown): readonly string[] {
  return content.flatMap((rule) =>
    lookedAt(rule, givenAt(rule, value)).flatMap((item) =>
      (rule.pictures ?? []).flatMap((place) => valuesAt(item, place)).filter(isPlainText),
    ),
  );
}

/**
 * Values at a JSON Pointer whose part `*` stands for every item of a list.
 *
 * @returns none where the value has nothing there
 */
export function valuesAt(value: unknown, pointer: string): readonly unknown[] {
  const [part, ...rest] = pointer.split('/').slice(1);
  if (part === undefined) return value === undefined || value === null ? [] : [value];
  const further = rest.length === 0 ? '' : `/${rest.join('/')}`;
  if (part === '*')
    return isList(value as JsonValue) ? (value as unknown[]).flatMap((item) => valuesAt(item, further)) : [];
  return valuesAt(valueAt(value as JsonValue, `/${part}`), further);
}

/** The value that a rule is about; of several lists, all items. */
function givenAt({ at }: Content, value: unknown): unknown {
  if (!at.includes('*')) return valueAt(value as JsonValue, at);
  return valuesAt(value, at).flatMap((part) => (isList(part as JsonValue) ? (part as unknown[]) : [part]));
}

function lookedAt({ pictures, below }: Content, given: unknown): readonly unknown[] {
  if (below !== undefined) return treeOf(given, below);
  const items = isList(given as JsonValue) ? (given as unknown[]) : [given];
  return pictures ? items.slice(0, MOST_PICTURES) : items;
}

/** The items of a tree, those of its branches too. */
function treeOf(given: unknown, branches: string): readonly unknown[] {
  const items = isList(given as JsonValue) ? (given as unknown[]) : given === undefined ? [] : [given];
  return items.flatMap((item) => [
    item,
    ...(isObject(item as JsonValue) && branches in (item as object)
      ? treeOf((item as Record<string, unknown>)[branches], branches)
      : []),
  ]);
}

function lacksOf(rule: Content, item: unknown, circumstances: Circumstances): readonly Lack[] {
  const all = (place: string) => valuesAt(item, place);
  const isSaid = (place: string) => all(place).some(isFull);
  const needed = [...(rule.with ?? []), ...(rule.any ?? [])];
  const lacks: Lack[] = [];
  const add = (at: string, expected: string, kind: Lack['kind']) => lacks.push({ at, expected, kind });
  for (const place of rule.with ?? []) if (!isSaid(place)) add(place, nameOf(place), 'missing');
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
    if (isBefore(all(more)[0], all(less)[0]))
      add(less, `${nameOf(less)} (not above ${nameOf(more)})`, 'wrong');
  return lacks;
}

function loads(address: string, { pictures }: Circumstances): boolean {
  return pictures.has(address) || isPictureText(address);
}

function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

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
      valuesAt(answers.get(callOf(source)), source.slice(callOf(source).length)).map(String),
    ),
  );
  return values.every((value) => others.has(String(value)));
}

/** The operationId that a source begins with: the answer that it points into. */
export function callOf(source: string): string {
  return source.split('/')[0] ?? '';
}

function isSame(other: unknown, value: string): boolean {
  return String(other).toLowerCase() === value.toLowerCase();
}

/** Tells whether a number, an amount or a date is before another one. */
function isBefore(one: unknown, other: unknown): boolean {
  const [low, high] = [one, other].map((value) =>
    typeof value === 'string' && /^\d{4}-/.test(value) ? Date.parse(value) : Number(value ?? Number.NaN),
  );
  return low !== undefined && high !== undefined && low < high;
}

function isFull(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && !Number.isNaN(value);
}

function nameOf(place: string): string {
  return place.slice(1).replaceAll('/*', '').replaceAll('/', '.') || 'a value';
}

/** The parts of a rule in words, each field once, with all that it has to be. */
function wordsOf({
  with: all = [],
  any = [],
  pictures = [],
  matches = {},
  agrees: other = {},
  asked = {},
  ordered = [],
}: Content): string {
  const describe = (place: string) => {
    const about = [
      ...(pictures.includes(place) ? ['a picture that loads'] : []),
      ...(matches[place] === undefined ? [] : ['of those that portals know']),
      ...(other[place] ? [`of ${other[place].map(callOf).join(' or ')}`] : []),
      ...(asked[place] === undefined ? [] : ['as asked for']),
      ...ordered.flatMap(([less, more]) => (less === place ? [`not above ${nameOf(more)}`] : [])),
    ].join(', ');
    return about === '' ? nameOf(place) : `${nameOf(place)} (${about})`;
  };
  const least = ordered.map(([less]) => less);
  const named = [...all, ...Object.keys(matches), ...Object.keys(asked), ...least];
  const fields = [...new Set(named)].filter((place) => !any.includes(place)).map(describe);
  return [...fields, ...(any.length > 0 ? [any.map(describe).join(' or ')] : [])].join(' and ');
}
