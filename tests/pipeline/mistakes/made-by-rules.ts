import type { Draft } from './prepared.ts';

/** A mistake that a rule makes of a place in a file. */
export interface Made {
  readonly rule: string;
  /** Names of keys and items that lead to the place: `routes[home].main[hot].props.pageSize` */
  readonly where: string;
  readonly text: string;
}

interface Spot {
  /** Keys that lead there. */
  readonly path: readonly (string | number)[];
  readonly key: string | number;
  readonly value: Draft;
}

/** A rule gives the value that somebody wrote in the place of the right one; undefined where it makes no mistake of it. */
type Rule = (spot: Spot) => { readonly value?: Draft; readonly key?: string } | undefined;

/** Texts that people choose freely: another one is no mistake. */
const FREE = /^(name|label|family|weight|symbol|merchantCode|squarePictures|unicodeRange|\$schema|scheme)$/;
const FREE_PATHS = /^(domains|platform\.gameOrigins|theme\.fonts\.\d+\.id)\b/;

/** A slip of the fingers: two letters in the middle change places. */
function slipped(text: string): string | undefined {
  for (let index = Math.floor(text.length / 2); index > 0; index--) {
    const [a = '', b = ''] = [text[index - 1], text[index]];
    if (a !== b && /[a-z]/i.test(a) && /[a-z]/i.test(b))
      return text.slice(0, index - 1) + b + a + text.slice(index + 1);
  }
  return undefined;
}

const otherCase = (text: string) =>
  /[A-Z]/.test(text) ? text.toLowerCase() : text.charAt(0).toUpperCase() + text.slice(1);

const isFree = ({ path, key }: Spot) => FREE.test(String(key)) || FREE_PATHS.test(path.concat(key).join('.'));
const ofText =
  (change: (text: string) => string | undefined): Rule =>
  (spot) => {
    if (typeof spot.value !== 'string' || isFree(spot)) return undefined;
    const value = change(spot.value);
    return value === undefined || value === spot.value ? undefined : { value };
  };
const ofKey =
  (change: (key: string) => string | undefined): Rule =>
  ({ key }) => {
    if (typeof key !== 'string') return undefined;
    const other = change(key);
    return other === undefined || other === key ? undefined : { key: other };
  };
const ofType =
  (type: string, change: (value: Draft) => Draft): Rule =>
  ({ value }) =>
    (Array.isArray(value) ? 'list' : typeof value) === type && value !== null
      ? { value: change(value) }
      : undefined;

export const RULES: Readonly<Record<string, Rule>> = {
  'a key with a slip': ofKey(slipped),
  'a key in another case': ofKey(otherCase),
  'a key in the plural, or without it': ofKey((key) =>
    key.endsWith('s') ? key.slice(0, -1) : /[a-z]$/.test(key) ? `${key}s` : undefined,
  ),
  'a key with a hyphen': ofKey((key) =>
    key.replace(/([a-z])([A-Z])/, (_, a, b) => `${a}-${b.toLowerCase()}`),
  ),
  'a name with a slip': ofText(slipped),
  'a name in another case': ofText(otherCase),
  'a name that is cut': ofText((text) => text.slice(0, Math.ceil(text.length / 2))),
  'a name with a space at its end': ofText((text) => `${text} `),
  'no name': ofText(() => ''),
  'a text in a list': ofType('string', (value) => [value]),
  'a text for a number': ofType('number', String),
  'a text for a switch': ofType('boolean', String),
  'a number for a text': ofType('string', (value) => value.length),
  'a switch for a text': ofType('string', () => true),
  'a number below nothing': ofType('number', (value) => -value - 1),
  'a number with a fraction': ofType('number', (value) => value + 0.5),
  'an object in a list': ofType('object', (value) => [value]),
  'a text for an object': ofType('object', () => 'yes'),
  'the first item for a list': ({ value }) =>
    Array.isArray(value) && value.length > 0 ? { value: value[0] } : undefined,
  'an object for a list': ({ value }) =>
    Array.isArray(value) && value.length > 0
      ? {
          value: Object.fromEntries(
            value.map((item, index) => [item?.id ?? item?.code ?? String(index), item]),
          ),
        }
      : undefined,
};

/** Returns the results of rules at each place of a manifest, or of another file of JSON. */
export function madeOf(text: string, rules = RULES): Made[] {
  const root: Draft = JSON.parse(text);
  const spots = spotsIn(root, []);
  return Object.entries(rules).flatMap(([rule, change]) =>
    spots.flatMap((spot): Made[] => {
      const changed = change(spot);
      if (changed === undefined) return [];
      const copy = structuredClone(root);
      const parent = spot.path.reduce((value, key) => value[key], copy);
      if (changed.key === undefined) parent[spot.key] = changed.value;
      else if (changed.key in parent) return [];
      else replaceKey(parent, String(spot.key), changed.key);
      return [{ rule, where: whereOf(root, [...spot.path, spot.key]), text: JSON.stringify(copy, null, 2) }];
    }),
  );
}

function spotsIn(value: Draft, path: readonly (string | number)[]): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [{ path, key, value: value[key] }, ...spotsIn(value[key], [...path, key])]);
}

function replaceKey(parent: Draft, before: string, after: string): void {
  const entries = Object.entries(parent);
  for (const [key] of entries) delete parent[key];
  for (const [key, value] of entries) parent[key === before ? after : key] = value;
}

function whereOf(root: Draft, path: readonly (string | number)[]): string {
  let value = root;
  return path
    .map((key) => {
      const shown = typeof key === 'number' ? `[${value[key]?.id ?? value[key]?.code ?? key}]` : `.${key}`;
      value = value[key];
      return shown;
    })
    .join('')
    .slice(1);
}

/** The first and the last line in which two texts differ, of the second. */
export function changedLines(before: string, after: string): readonly [first: number, last: number] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let first = 0;
  while (first < b.length && a[first] === b[first]) first++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - first && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [first + 1, Math.max(first + 1, b.length - end)];
}
