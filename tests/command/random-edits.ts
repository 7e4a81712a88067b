import { isList, isObject, type JsonValue, ownText, pointerTo } from '@liveryjs/compiler/manifest';

/** A change of one file: its new text, and what `livery reach` is asked about it. */
export interface Edit {
  readonly kind: string;
  readonly place: string;
  readonly file: string;
  readonly text: string;
}

/** Numbers from 0 to below 1, always the same ones of a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Some change of a file of a brand: of a text, a token, a value of a manifest, a removed item or a picture. */
export function randomEdit(random: () => number, files: Readonly<Record<string, string>>): Edit | undefined {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const color = () =>
    `#${Math.floor(random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`;
  const names = Object.keys(files);
  // Few of the values of a manifest are ones that can be changed so.
  const manifests = Array.from({ length: 16 }, () => /brand\.json$/);
  const kind = pick([/messages\//, /tokens/, /tokens/, /\.svg$/, ...manifests]);
  const file = pick(names.filter((name) => kind?.test(name))) ?? '';
  const text = files[file] ?? '';
  if (file.endsWith('.svg')) {
    const moved = text.replace('h1v1z', `h1v${Math.floor(random() * 90) + 2}z`);
    return { kind: 'asset', place: file, file, text: moved };
  }
  const root = JSON.parse(text) as JsonValue;
  const spot = pick(spotsIn(root));
  if (spot === undefined) return undefined;
  const { pointer, key, value, put } = spot;
  const edit = (what: string, made: JsonValue | undefined): Edit => {
    put(made);
    return { kind: what, place: `${file}#${pointer}`, file, text: JSON.stringify(root) };
  };
  if (file.includes('messages/'))
    return typeof value === 'string' ? edit('text', `${value} (new)`) : undefined;
  if (file.includes('tokens')) {
    if (key !== '$value') return undefined;
    return edit('token', isObject(value) ? { value: Math.floor(random() * 90) + 1, unit: 'px' } : color());
  }
  if (isObject(value) && ownText(value, 'id') !== undefined)
    return edit('$remove' in value ? 'not removed' : 'item', undefined);
  if (typeof value === 'number') return edit('setting', (value % 9) + 1);
  if (typeof value === 'boolean' && key !== '$remove' && key !== 'abstract') return edit('switch', !value);
  if (value === null) return edit('null', pointer.includes('size') ? 7 : undefined);
  if (key === 'title' || key === 'label')
    return edit('key', pick(['list.all', 'list.mine', 'text.more'].filter((each) => each !== value)));
  if (key === 'name') return edit('name', 'Another');
  if (key === 'module') return edit('module', 'OTHER3');
  if (key === 'path') return edit('path', `${String(value)}new`);
  if (key === 'aliases') return edit('aliases', ['/start']);
  if (key === 'audience') return edit('condition', ['trial', 'agent']);
  if (key === 'domains') return edit('domains', [`other-${String(value).length}.localhost`]);
  return undefined;
}

interface Spot {
  readonly pointer: string;
  readonly key: string;
  readonly value: JsonValue;
  /** Puts another value there, or none. */
  readonly put: (value: JsonValue | undefined) => void;
}

/** Everything in a document, by pointers in which items of lists are named by id. */
function spotsIn(around: JsonValue, parentPointer = ''): Spot[] {
  const entries: [string, JsonValue, string | number][] = isList(around)
    ? around.map((item, index) => [ownText(item, 'id') ?? String(index), item, index])
    : isObject(around)
      ? Object.entries(around).map(([key, value]) => [key, value, key])
      : [];
  return entries.flatMap(([name, value, key]) => {
    const pointer = pointerTo(parentPointer, name);
    const put = (made: JsonValue | undefined) => {
      if (made !== undefined) Object.assign(around as object, { [key]: made });
      else if (Array.isArray(around)) around.splice(Number(key), 1);
      else Reflect.deleteProperty(around as object, key);
    };
    return [{ pointer, key: name, value, put }, ...spotsIn(value, pointer)];
  });
}
