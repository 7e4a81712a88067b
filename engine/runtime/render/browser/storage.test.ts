import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const refuses = (): never => {
  throw new DOMException('no', 'QuotaExceededError');
};
const STORES = [
  ['tabStorage', 'sessionStorage'],
  ['siteStorage', 'localStorage'],
] as const;

/** A browser's storage over what it holds. */
const storageOf = (held: Map<string, string>, part: object = {}) => ({
  getItem: (name: string) => held.get(name) ?? null,
  setItem: (name: string, value: string) => void held.set(name, value),
  removeItem: (name: string) => void held.delete(name),
  clear: () => held.clear(),
  get length() {
    return held.size;
  },
  ...part,
});
const define = (name: string, descriptor: PropertyDescriptor) => {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
};

/** Ways in which a storage lets a page down: what it is then, over what it held before. */
const WAYS: readonly [string, (held: Map<string, string>) => PropertyDescriptor][] = [
  ['is missing', () => ({ value: undefined })],
  ['is null', () => ({ value: null })],
  ['is forbidden', () => ({ get: refuses })],
  ['has no methods', () => ({ value: {} })],
  ['is full', (held) => ({ value: storageOf(held, { setItem: refuses }) })],
  ['keeps nothing', () => ({ value: storageOf(new Map(), { setItem() {} }) })],
  [
    'throws at everything',
    () => ({ value: { getItem: refuses, setItem: refuses, removeItem: refuses, clear: refuses } }),
  ],
];

// Each page has modules of its own.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

for (const [name, global] of STORES) {
  const open = async () => (await import('./storage.ts'))[name]();

  test.each(WAYS)(`a page goes on with what it keeps where ${global} %s`, async (_, way) => {
    define(global, way(new Map()));
    const storage = await open();
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['1', '2']);
    storage.removeItem('a');
    expect([storage.getItem('a'), storage.getItem('b')]).toEqual([null, '2']);
    storage.clear();
    expect(storage.getItem('b')).toBeNull();
    storage.setItem('b', '3');
    expect(storage.getItem('b')).toBe('3');
  });

  test(`a page that comes later finds no older value in a full ${global}`, async () => {
    const held = new Map([['a', 'old']]);
    define(global, { value: storageOf(held, { setItem: refuses }) });
    const storage = await open();
    expect(storage.getItem('a')).toBe('old');
    storage.setItem('a', 'new');
    expect([storage.getItem('a'), held.get('a')]).toEqual(['new', undefined]);
  });

  test(`what ${global} does not forget is not read again`, async () => {
    const held = new Map([['token', 'old']]);
    define(global, { value: storageOf(held, { clear: refuses, removeItem: refuses }) });
    const storage = await open();
    storage.removeItem('token');
    expect(storage.getItem('token')).toBeNull();
    storage.clear();
    expect(storage.getItem('token')).toBeNull();
  });

  test(`a page keeps what it can in ${global}, and sees what another has written`, async () => {
    const held = new Map<string, string>();
    define(global, { value: storageOf(held) });
    const storage = await open();
    storage.setItem('a', '1');
    expect(held.get('a')).toBe('1');
    held.set('a', '2');
    expect(storage.getItem('a')).toBe('2');
  });
}
