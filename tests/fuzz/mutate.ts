import fc from 'fast-check';
import type { Case } from './case.ts';

/** Chooses by a seed: `choose(fc.nat, 5)`. */
type Choose = fc.GeneratorValue;

/** No file of a case gets larger than this, in bytes. */
const LARGEST = 3 * 1024 * 1024;
/** Most files stay below this: what is large costs time and finds little. */
const USUAL = 200 * 1024;

/** Texts that readers have stumbled over, here and elsewhere. */
const TEXTS = [
  ...[
    '',
    ' ',
    '.',
    '..',
    '/',
    '\\',
    '../../../pwned',
    '/etc/passwd',
    '../secret.json',
    'a/../../b',
    'C:\\x',
    'con',
    '~',
  ],
  ...['\u0000', '\ufeff', '\ud800', '\u202e', '\u0007', '\u001b[2J', '\r', '\u2028', 'İ', 'ﬃ', 'é', '👩‍👩‍👧'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'then', 'valueOf', 'default'],
  ...['$ref', '$value', '$type', '$root', '$extends', '$extensions', '$same', '$remove', '$before', '$after'],
  ...[
    '{a.b}',
    '{',
    '}',
    '{{',
    '{}',
    '{a}',
    "'",
    "'{",
    '"',
    '`',
    '#',
    '#/',
    '#/a/b',
    '~1',
    '~2',
    '%',
    '%00',
    '%2e%2e/',
  ],
  ...[
    '{n, plural, other {#}}',
    '{n, plural,',
    '{n, select, other {',
    '<b>',
    '</b>',
    '<b',
    '&',
    '&lt;',
    '&#0;',
    '&x;',
  ],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!DOCTYPE a [<!ENTITY b "c">]>',
    '<?xml version="1.0"?>',
    '<a:b/>',
    'xmlns:a=""',
  ],
  ...[
    '-',
    '--',
    '---',
    '***',
    '>',
    '> ',
    '- ',
    '1. ',
    '[',
    '](',
    '![',
    '```',
    '|',
    '|-|',
    '    ',
    '\t',
    '\n\n',
    '[a]: b',
  ],
  ...[
    'NaN',
    'Infinity',
    '1e999',
    '-0',
    '0x1',
    '1e-999',
    '9'.repeat(400),
    '0.1',
    '-1',
    '2147483648',
    '9007199254740993',
  ],
  ...['9999-99-99T99:99:99Z', '+275760-09-13', '2024-02-30', '1970-01-01T00:00:00.000Z', '12:60', 'P1Y'],
  ...[
    'javascript:1',
    'data:text/html,x',
    'https://x@y:z',
    'http://[',
    '//x',
    'x:',
    'localhost',
    '.localhost',
    '127.0.0.1',
  ],
  ...[
    '(a+)+$',
    '[',
    '(?<a',
    '\\',
    '.*.*.*=',
    'EN',
    'en',
    'zz-ZZ',
    'x-',
    'en-u-nu-x',
    'true',
    'null',
    'yes',
    '=1+1',
  ],
  ...[
    '<<<<<<< ours',
    '=======',
    '>>>>>>> theirs',
    'rgb(',
    '#fff',
    '#ggg',
    'calc(',
    'var(--',
    '10px',
    '1e9rem',
    'url(x)',
  ],
];

const LONG = [1000, 65_537];
const TIMES = [2, 3, 10, 100, 1000, 6000];

/** Pairs that files nest with. */
const NESTS = [
  ['{"a":', '}'],
  ['[', ']'],
  ['{', '}'],
  ['(', ')'],
  ['<g>', '</g>'],
  ['<a b="c">', '</a>'],
  ['> ', ''],
  ['- ', ''],
  ['*', '*'],
  ['**_', '_**'],
  ['![', '](a)'],
  ['{n, plural, other {', '}}'],
  ['<b>', '</b>'],
  ['"', '"'],
] as const;

/**
 * Makes a case of seeds: one of them with a few changes of its bytes, its text or, where it is JSON, its values.
 *
 * @param seed equal seeds give equal cases, as long as the seeds and this file are the same
 */
export function makeCase(seeds: readonly Case[], seed: number): Case {
  const [choose] = fc.sample(fc.gen(), { numRuns: 1, seed });
  if (choose === undefined) throw new Error('There is no sample.');
  const input = pick(choose, seeds);
  const files = new Map(input);
  const changes = pick(choose, [1, 1, 1, 2, 2, 3, 5]);
  const names = [...files.keys()];
  for (let change = 0; change < changes; change++) {
    const name = pick(choose, names);
    const before = files.get(name) ?? new Uint8Array();
    const after = mutate(choose, before, () => [...pick(choose, seeds).values()][0] ?? before);
    files.set(name, after.subarray(0, chance(choose, 40) ? LARGEST : USUAL));
  }
  return files;
}

function mutate(choose: Choose, bytes: Uint8Array, other: () => Uint8Array): Uint8Array {
  const kind = pick(choose, ['json', 'json', 'json', 'text', 'text', 'bytes', 'splice'] as const);
  if (kind === 'bytes') return changeBytes(choose, bytes);
  const text = decode(bytes);
  if (kind === 'splice') return encode(splice(choose, text, decode(other())));
  if (kind === 'text') return encode(changeText(choose, text));
  return encode(changeJson(choose, text) ?? changeText(choose, text));
}

function changeBytes(choose: Choose, bytes: Uint8Array): Uint8Array {
  const [start, end] = range(choose, bytes.length);
  const put = (middle: Uint8Array) => join(bytes.subarray(0, start), middle, bytes.subarray(end));
  switch (pick(choose, ['flip', 'insert', 'remove', 'cut', 'utf16', 'mark', 'repeat'] as const)) {
    case 'flip': {
      const copy = bytes.slice();
      if (start < copy.length) copy[start] = choose(fc.integer, { min: 0, max: 255 });
      return copy;
    }
    case 'insert':
      return put(choose(fc.uint8Array, { minLength: 1, maxLength: 8 }));
    case 'remove':
      return put(new Uint8Array());
    case 'cut':
      return bytes.slice(0, start);
    case 'utf16':
      return new Uint8Array(Buffer.from(`\ufeff${decode(bytes)}`, 'utf16le'));
    case 'mark':
      return join(new Uint8Array([0xef, 0xbb, 0xbf]), bytes);
    case 'repeat':
      return put(repeat(bytes.subarray(start, end), pick(choose, TIMES)));
  }
}

/** Signs that formats are made of: tags, texts in quotes, words, numbers, spaces. */
const SIGNS = /<[^<>]{0,200}>|"(?:[^"\\\n]|\\.){0,200}"|[\p{L}_$][\w.$-]*|\d+(?:\.\d+)?|\s+|./gsu;

function changeText(choose: Choose, text: string): string {
  const signs = text.match(SIGNS) ?? [];
  const [start, end] = range(choose, signs.length);
  const middle = signs.slice(start, end).join('');
  const put = (changed: string) => signs.slice(0, start).join('') + changed + signs.slice(end).join('');
  switch (pick(choose, ['remove', 'put', 'insert', 'repeat', 'swap', 'nest', 'twin', 'lines'] as const)) {
    case 'remove':
      return put('');
    case 'put':
      return put(hostileText(choose));
    case 'insert':
      return put(middle + hostileText(choose) + middle);
    case 'repeat':
      return put(repeatText(middle === '' ? hostileText(choose) : middle, pick(choose, TIMES)));
    case 'swap':
      return put([...signs.slice(start, end)].reverse().join(''));
    case 'nest': {
      const [open, close] = pick(choose, NESTS);
      const times = pick(choose, TIMES);
      return put(repeatText(open, times) + middle + (chance(choose, 4) ? '' : repeatText(close, times)));
    }
    case 'twin':
      return put(middle + middle);
    case 'lines': {
      const lines = text.split('\n');
      const [from, to] = range(choose, lines.length);
      const times = pick(choose, TIMES);
      const block = lines.slice(from, Math.min(to, from + 3)).join('\n');
      // Words of a long line are looked for in a time that grows with its square.
      const isShort = block.length < 2000;
      // A line that differs each time is another finding each time.
      const added = Array.from(
        { length: Math.min(times, Math.ceil(LARGEST / (block.length + 1))) },
        (_, place) =>
          place % 2 === 0 || !isShort
            ? block
            : block.replaceAll(/[a-z]+(?=["\s:.#]|$)/gi, (letters) => `${letters}${place}`),
      );
      return [...lines.slice(0, from), ...added, ...lines.slice(from)].join('\n').slice(0, LARGEST);
    }
  }
}

function splice(choose: Choose, text: string, other: string): string {
  const [start, end] = range(choose, text.length);
  const [from, to] = range(choose, other.length);
  return text.slice(0, start) + other.slice(from, to) + text.slice(end);
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** @returns undefined where the text is no JSON */
function changeJson(choose: Choose, text: string): string | undefined {
  let root: Json;
  try {
    root = JSON.parse(text.replace(/^\ufeff/, '')) as Json;
  } catch {
    return undefined;
  }
  const holder: Json = { root };
  const places = placesIn(holder);
  const { owner, key } = pick(choose, places);
  const value = read(owner, key);
  const put = (changed: Json) => write(owner, key, changed);
  switch (pick(choose, CHANGES)) {
    case 'put':
      put(hostileValue(choose));
      break;
    case 'copy': {
      const from = pick(choose, places);
      put(clone(read(from.owner, from.key)));
      break;
    }
    case 'remove':
      if (Array.isArray(owner)) owner.splice(Number(key), 1);
      else delete owner[key];
      break;
    case 'rename':
      if (!Array.isArray(owner) && owner !== holder) {
        delete owner[key];
        write(owner, chance(choose, 2) ? hostileText(choose) : pick(choose, keysIn(places)), value);
      }
      break;
    case 'add': {
      const name = chance(choose, 2) ? hostileText(choose) : pick(choose, keysIn(places));
      const added = chance(choose, 2) ? hostileValue(choose) : clone(read(pick(choose, places).owner, key));
      if (Array.isArray(value)) value.splice(choose(fc.integer, { min: 0, max: value.length }), 0, added);
      else if (typeof value === 'object' && value !== null) write(value, name, added);
      break;
    }
    case 'many': {
      const times = Math.min(pick(choose, TIMES), Math.ceil(LARGEST / sizeOf(value)));
      if (Array.isArray(owner))
        owner.push(...Array.from({ length: times }, (_, place) => numbered(value, place)));
      else for (let place = 0; place < times; place++) write(owner, `${key}${place}`, numbered(value, place));
      break;
    }
    case 'deep': {
      const times = pick(choose, TIMES);
      const name = chance(choose, 2) ? undefined : pick(choose, keysIn(places));
      let deep = value;
      for (let place = 0; place < times; place++) deep = name === undefined ? [deep] : { [name]: deep };
      put(deep);
      break;
    }
    case 'text':
      // An object may have a key `toString`.
      if (typeof value === 'object' && value !== null) put('[object Object]');
      else put(typeof value === 'string' ? changeText(choose, value) : String(value));
      break;
    case 'reference':
      // Names of other values, as aliases and references write them.
      put(pick(choose, [`{${keysIn(places).slice(0, 3).join('.')}}`, `#/${key}`, key, `{${key}}`]));
      break;
  }
  try {
    // The indents of what is deep would take more memory than there is.
    const indent = chance(choose, 3) || isDeep(holder) ? undefined : 2;
    const written = holder.root === undefined ? '' : JSON.stringify(holder.root, null, indent);
    return written.slice(0, LARGEST);
  } catch {
    return undefined;
  }
}

const CHANGES = [
  'put',
  'put',
  'copy',
  'remove',
  'rename',
  'add',
  'many',
  'deep',
  'text',
  'reference',
] as const;

interface PlaceOf {
  readonly owner: Json[] | { [key: string]: Json };
  readonly key: string;
}

/** Every place of a value; of very many, enough. */
function placesIn(root: { [key: string]: Json }): PlaceOf[] {
  const places: PlaceOf[] = [];
  const open: (Json[] | { [key: string]: Json })[] = [root];
  for (let owner = open.pop(); owner !== undefined && places.length < 20_000; owner = open.pop())
    for (const [key, value] of Object.entries(owner)) {
      places.push({ owner, key });
      if (typeof value === 'object' && value !== null) open.push(value);
    }
  return places;
}

function isDeep(root: Json): boolean {
  let level = [root];
  for (let depth = 0; depth < 1000; depth++) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

function keysIn(places: readonly PlaceOf[]): string[] {
  return [...new Set(places.slice(0, 500).flatMap(({ owner, key }) => (Array.isArray(owner) ? [] : [key])))];
}

function read(owner: PlaceOf['owner'], key: string): Json {
  return (owner as { [key: string]: Json })[key] ?? null;
}

/** `__proto__` is a key like any other. */
function write(owner: object, key: string, value: Json): void {
  Object.defineProperty(owner, key, { value, enumerable: true, configurable: true, writable: true });
}

function clone(value: Json): Json {
  try {
    return JSON.parse(JSON.stringify(value)) as Json;
  } catch {
    return null;
  }
}

/** The length of a value as JSON; of one that is too deep to be written, the largest. */
function sizeOf(value: Json): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return LARGEST;
  }
}

/** A copy whose texts differ: each is a finding of its own. */
function numbered(value: Json, place: number): Json {
  if (typeof value === 'string') return place % 2 === 0 ? value : `${value}${place}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return clone(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === 'string' ? numbered(item, place) : item,
    ]),
  );
}

function hostileText(choose: Choose): string {
  if (chance(choose, 12))
    return pick(choose, ['a', '9', '{', '<', ' ', '\n', 'é']).repeat(pick(choose, LONG));
  if (chance(choose, 8)) return choose(fc.string, { unit: 'binary', maxLength: 12 });
  return pick(choose, TEXTS);
}

function hostileValue(choose: Choose): Json {
  if (chance(choose, 3)) return hostileText(choose);
  if (chance(choose, 5)) return clone(choose(fc.jsonValue, { maxDepth: 3 }) as Json);
  return pick<Json>(choose, [
    null,
    true,
    false,
    0,
    -1,
    0.1,
    1e308,
    2 ** 53,
    -(2 ** 31),
    [],
    {},
    [[]],
    [null],
    { a: {} },
  ]);
}

function pick<T>(choose: Choose, all: readonly T[]): T {
  return all[choose(fc.nat, { max: Math.max(0, all.length - 1) })] as T;
}

/** True once in so many times. */
function chance(choose: Choose, times: number): boolean {
  return choose(fc.nat, { max: times - 1 }) === 0;
}

/** A start and an end, near each other more often than not. */
function range(choose: Choose, length: number): [number, number] {
  const start = choose(fc.nat, { max: length });
  const reach = pick(choose, [0, 1, 1, 2, 5, 20, 200, length]);
  return [start, Math.min(length, start + reach)];
}

function repeat(bytes: Uint8Array, times: number): Uint8Array {
  const most = Math.max(1, Math.min(times, Math.floor(LARGEST / Math.max(1, bytes.length))));
  return join(...Array.from({ length: most }, () => bytes));
}

function repeatText(text: string, times: number): string {
  return text.repeat(Math.max(1, Math.min(times, Math.floor(LARGEST / Math.max(1, text.length)))));
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
