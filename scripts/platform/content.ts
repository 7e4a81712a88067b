import { isList, isObject, type JsonValue, primitiveNumber, valueAt } from '@liveryjs/compiler/manifest';
import type { Content } from '@liveryjs/workspace/types/contract/read-contract';
import type { Misfit } from './judge.ts';
import { type Circumstances, isPlainText, lacksOf } from './lacks.ts';
import { callOf, nameOf, valuesAt } from './places.ts';

/** The number of items that are looked at in a list whose items have pictures. */
const MOST_PICTURES = 5;

/** The number of items that are told where they cannot be shown, beside one with content. */
const MOST_TOLD = 3;

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
  return content.flatMap((rule) => [
    ...misfitsOf(rule, value, circumstances),
    ...listMisfits(rule, value),
    ...(rule.paged ? pagingMisfits(rule, value, circumstances) : []),
  ]);
}

/**
 * Holds the number of pages, and that of all items, against the items of the first page: a page with room left is the last one.
 */
function pagingMisfits({ at, page }: Content, value: unknown, { asked }: Circumstances): readonly Misfit[] {
  const whole = valueAt(value as JsonValue, at);
  const size = Number(asked.pageSize);
  if (!isList(whole) || !(size > 0)) return [];
  const beside = at.slice(0, at.lastIndexOf('/'));
  const misfits: Misfit[] = [];
  const judge = (name: string, isRight: (number: number) => boolean, expected: string) => {
    const place = `${beside}/${name}`;
    // Another type is for the judge of shapes.
    const given = primitiveNumber(valueAt(value as JsonValue, place));
    if (!Number.isFinite(given) || isRight(given)) return;
    const got = `${given} beside ${whole.length} of ${size} items`;
    misfits.push({ at: `/value${place}`, expected: `${expected} (shown on ${page})`, got, serious: true });
  };
  if (whole.length > size)
    misfits.push({
      at: `/value${at}`,
      expected: `${size} items at most, as asked for (shown on ${page})`,
      got: String(whole.length),
      serious: true,
    });
  else if (whole.length < size) {
    judge('totalPages', (pages) => pages <= 1, 'one page');
    judge('total', (total) => total === whole.length, String(whole.length));
  } else judge('total', (total) => total >= size, `${size} or more`);
  return misfits;
}

/** Holds the items of a list against each other. */
function listMisfits(rule: Content, value: unknown): readonly Misfit[] {
  const { page, at, distinct = [], ascending = [] } = rule;
  const given = givenAt(rule, value);
  const items = isList(given as JsonValue) ? (given as unknown[]) : [];
  const misfit = (place: string, expected: string, got: string) => ({
    at: `/value${at}`,
    expected: `${nameOf(place)} ${expected} (shown on ${page})`,
    got,
    serious: true,
  });
  const again = distinct.flatMap((place) => {
    const values = items.flatMap((item) => valuesAt(item, place)).map(String);
    const count = values.length - new Set(values).size;
    return count > 0 ? [misfit(place, 'that no other item has', `${count} again`)] : [];
  });
  const falling = ascending.flatMap((place) => {
    const values = items.flatMap((item) => valuesAt(item, place)).map(Number);
    const isRising = values.every(
      (number, index) => index === 0 || !(number < (values[index - 1] ?? number)),
    );
    return isRising ? [] : [misfit(place, 'rising from item to item', 'another order')];
  });
  return [...again, ...falling];
}

function misfitsOf(rule: Content, value: unknown, circumstances: Circumstances): readonly Misfit[] {
  const pointer = `/value${rule.at}`;
  if (rule.refused) {
    const expected = `a no to something that nobody has (shown on ${rule.page})`;
    return value === false ? [] : [{ at: pointer, expected, got: 'a yes', serious: true }];
  }
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
  const needy = content.filter(
    ({ mayBeEmpty, mayLack, fits, refused }) => !mayBeEmpty && !mayLack && !fits && !refused,
  );
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

/** The parts of a rule in words, each field once, with all that it has to be. */
function wordsOf({
  with: all = [],
  any = [],
  pictures = [],
  matches = {},
  agrees: other = {},
  asked = {},
  ordered = [],
  past = [],
  counts = {},
}: Content): string {
  const describe = (place: string) => {
    const about = [
      ...(pictures.includes(place) ? ['a picture that loads'] : []),
      ...(matches[place] === undefined ? [] : ['of those that portals know']),
      ...(other[place] ? [`of ${other[place].map(callOf).join(' or ')}`] : []),
      ...(asked[place] === undefined ? [] : ['as asked for']),
      ...(past.includes(place) ? ['no day to come'] : []),
      ...(counts[place] ? [`as many as in ${callOf(counts[place].of)}`] : []),
      ...ordered.flatMap(([less, more]) => (less === place ? [`not above ${nameOf(more)}`] : [])),
    ].join(', ');
    return about === '' ? nameOf(place) : `${nameOf(place)} (${about})`;
  };
  const least = ordered.map(([less]) => less);
  const named = [
    ...all,
    ...Object.keys(matches),
    ...Object.keys(asked),
    ...least,
    ...past,
    ...Object.keys(counts),
  ];
  const fields = [...new Set(named)].filter((place) => !any.includes(place)).map(describe);
  return [...fields, ...(any.length > 0 ? [any.map(describe).join(' or ')] : [])].join(' and ');
}
