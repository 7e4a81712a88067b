import { foldText } from '@liveryjs/engine/kit/plain';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { segmentBy, termsBy } from './search-terms.ts';

/** An entry that can be found. */
export interface Entry {
  /** Unique in all groups. */
  readonly id: string;
  readonly title: string;
  /** Further text that the entry is found by, such as its maker. */
  readonly also?: string | undefined;
}

/** The hits of a search in a group. */
export interface Hits {
  readonly group: string;
  /** The number of hits. */
  readonly total: number;
  /** Ids of the best, the best first. */
  readonly ids: readonly string[];
}

/** The index of everything. */
export interface SearchIndex {
  /** Makes these the entries of a group, the most popular first. */
  put(group: string, entries: readonly Entry[]): void;
  /** Adds further entries to a group. */
  add(group: string, entries: readonly Entry[]): void;
  /**
   * Looks in all groups.
   * @param most ids a group, by its name; a group without a number is left out
   * @returns groups that have something, the group of the best first
   */
  search(query: string, most: Readonly<Record<string, number>>): readonly Hits[];
}

interface Listed extends Entry {
  readonly group: string;
  /** Its title without accents and capitals, which are not looked for. */
  readonly folded: string;
  /** The same without spaces. */
  readonly joined: string;
  /** From 1 down to 0 with the place in the group. */
  readonly popularity: number;
}

/** The letters that may be wrong in a word, by the length from which they may. */
const MISTAKES = [
  { from: 5, letters: 2 },
  { from: 4, letters: 1 },
] as const;
/** Letters from which on the beginning of a word is looked up; with less, most of the index would be an answer. */
const SHORTEST = 2;
/** The place from which on what is popular is half as popular. */
const HALF = 200;
/** Names that were looked for as they are count so many times. */
const WHOLE = 4;
const BEGINNING = 2;
/** As many of the best are looked at more closely. */
const CLOSELY = 200;

export function createIndex(terms = termsBy(segmentBy())): SearchIndex {
  const groups = new Map<string, Map<string, Listed>>();
  const items = new Map<string, Listed>();
  let titles: Titles | undefined;
  const mini = new MiniSearch<Listed>({
    fields: ['title', 'also'],
    tokenize: (text) => terms.ofText(text),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      combineWith: 'AND',
      prefix: (term) => term.length >= SHORTEST || !/[a-z]/.test(term),
      boost: { title: 3 },
      boostDocument: (id) => 1 + (items.get(id)?.popularity ?? 0),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  const groupOf = (name: string) => {
    const group = groups.get(name) ?? new Map<string, Listed>();
    groups.set(name, group);
    return group;
  };
  const add = (group: string, entries: readonly Entry[]) => {
    const listed = groupOf(group);
    titles = undefined;
    for (const entry of entries) {
      if (items.has(entry.id)) continue;
      const popularity = HALF / (HALF + listed.size);
      const folded = foldText(entry.title);
      const item = { ...entry, group, popularity, folded, joined: withoutSpaces(folded) };
      listed.set(entry.id, item);
      items.set(entry.id, item);
      mini.add(item);
    }
  };
  const find = (words: readonly string[], options?: SearchOptions): readonly Match[] =>
    words.length === 0
      ? []
      : mini.search(words.join(' '), options).flatMap(({ id, score }) => {
          const item = items.get(id);
          return item ? { item, score } : [];
        });
  /** Titles that have what was typed anywhere, with other spaces; the most popular first. */
  const scan = (query: string): readonly Match[] => {
    const typed = withoutSpaces(foldText(query));
    if (typed === '') return [];
    titles ??= joinTitles([...items.values()].sort((item, other) => other.popularity - item.popularity));
    return titlesWith(titles, typed.length < SHORTEST ? BREAK + typed : typed);
  };

  return {
    add,
    put(group, entries) {
      for (const item of groupOf(group).values()) {
        mini.remove(item);
        items.delete(item.id);
      }
      groupOf(group).clear();
      add(group, entries);
    },
    search(query, most) {
      const words = terms.ofQuery(query);
      const inWords = terms.ofQueryInWords(query);
      const ways = String(words) === String(inWords) ? [words] : [words, inWords];
      const attempts = [
        ...ways.map((way) => () => find(way)),
        () => scan(query),
        ...[1, 2].flatMap((mistakes) => ways.map((way) => () => find(way, { fuzzy: atMost(mistakes) }))),
        () => find(inWords, { combineWith: 'OR' }),
      ];
      for (const attempt of attempts) {
        const matches = attempt();
        if (matches.length > 0) return byGroup(closely(matches, query), most);
      }
      return [];
    },
  };
}

interface Match {
  readonly item: Listed;
  readonly score: number;
}

/** @returns a function from a word to the number of letters that may be wrong in it */
function atMost(mistakes: number): (term: string) => number {
  return (term) => {
    // A number with a mistake is another number.
    if (/\d/.test(term)) return 0;
    return Math.min(mistakes, MISTAKES.find(({ from }) => term.length >= from)?.letters ?? 0);
  };
}

/** All titles as one text, in which the browser looks much faster than in ten thousand. */
interface Titles {
  readonly items: readonly Listed[];
  /** Each title without spaces, with `BREAK` before it. */
  readonly text: string;
  /** The place behind each title. */
  readonly ends: readonly number[];
}

/** Stands before each title. No folded text has it. */
const BREAK = '\n';

function joinTitles(items: readonly Listed[]): Titles {
  let end = 0;
  const ends = items.map(({ joined }) => {
    end += BREAK.length + joined.length;
    return end;
  });
  return { items, text: items.map(({ joined }) => BREAK + joined).join(''), ends };
}

/** @param part of a title; with `BREAK` before it, its beginning */
function titlesWith({ items, text, ends }: Titles, part: string): readonly Match[] {
  const matches: Match[] = [];
  let place = text.indexOf(part);
  for (const [index, item] of items.entries()) {
    if (place < 0) break;
    const end = ends[index] ?? 0;
    if (place >= end) continue;
    matches.push({ item, score: item.popularity });
    place = text.indexOf(part, end);
  }
  return matches;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
}

/** Puts the names in front that are what was typed, or begin with it. */
function closely(matches: readonly Match[], query: string): readonly Match[] {
  const typed = foldText(query);
  const near = matches.slice(0, CLOSELY).map(({ item, score }) => {
    const times = item.folded === typed ? WHOLE : item.folded.startsWith(typed) ? BEGINNING : 1;
    return { item, score: score * times };
  });
  return [...near.sort((match, other) => other.score - match.score), ...matches.slice(CLOSELY)];
}

function byGroup(matches: readonly Match[], most: Readonly<Record<string, number>>): readonly Hits[] {
  const hits = new Map<string, { group: string; total: number; ids: string[] }>();
  for (const { item } of matches) {
    const { id, group } = item;
    const limit = most[group] ?? 0;
    if (limit === 0) continue;
    const hit = hits.get(group) ?? { group, total: 0, ids: [] };
    hits.set(group, hit);
    hit.total += 1;
    if (hit.ids.length < limit) hit.ids.push(id);
  }
  return [...hits.values()];
}
