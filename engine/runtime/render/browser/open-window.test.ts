import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWindow } from './open-window.ts';

const ADDRESS = 'https://chat.example/7';
let assign: ReturnType<typeof vi.fn>;

/** A visitor who says yes or no. */
const visitor = (sure: boolean) => ({ confirm: vi.fn(async () => sure) });
const windowThat = (open: unknown) => vi.stubGlobal('window', { open });
const anOpened = () => ({ close: vi.fn(), opener: {} as unknown, location: { replace: vi.fn() } });

beforeEach(() => {
  assign = vi.fn();
  vi.stubGlobal('location', { assign });
});
afterEach(() => vi.unstubAllGlobals());

test('a window opens at the click, and forgets the page that opened it', async () => {
  const opened = anOpened();
  const open = vi.fn(() => opened);
  windowThat(open);
  const person = visitor(true);
  const promise = openWindow(person, { address: ADDRESS, name: 'chat', features: 'popup' });
  expect(open.mock.calls).toEqual([[ADDRESS, 'chat', 'popup']]);
  expect(opened.opener).toBeNull();
  expect((await promise)?.window).toBe(opened);
  expect(person.confirm).not.toHaveBeenCalled();
});

test('a blank window shows what is asked for later, and closes where there is nothing', async () => {
  const opened = anOpened();
  windowThat(() => opened);
  const place = await openWindow(visitor(true));
  place?.show(ADDRESS);
  expect([opened.opener, opened.location.replace.mock.calls]).toEqual([null, [[ADDRESS]]]);
  place?.close();
  expect(opened.close).toHaveBeenCalledOnce();
});

test('a window that talks goes on knowing the page', async () => {
  const opened = anOpened();
  windowThat(() => opened);
  await openWindow(visitor(true), { address: ADDRESS, talks: true });
  expect(opened.opener).not.toBeNull();
});

const BLOCKED: readonly [string, unknown][] = [
  ['gives none', () => null],
  ['gives nothing', () => undefined],
  [
    'throws',
    () => {
      throw new DOMException('no', 'NotAllowedError');
    },
  ],
  ['has no windows', undefined],
];

test.each(BLOCKED)(
  'where the browser %s, an address shows in this window if the visitor likes',
  async (_, open) => {
    windowThat(open);
    const person = visitor(true);
    await openWindow(person, { address: ADDRESS });
    expect(person.confirm.mock.calls).toEqual([
      [{ text: 'engine.windowBlocked', confirm: 'engine.openHere' }],
    ]);
    expect(assign.mock.calls).toEqual([[ADDRESS]]);
  },
);

test.each(BLOCKED)('where the browser %s, what is asked for later shows in this window', async (_, open) => {
  windowThat(open);
  const place = await openWindow(visitor(true));
  place?.close();
  expect(assign).not.toHaveBeenCalled();
  place?.show(ADDRESS);
  expect(assign.mock.calls).toEqual([[ADDRESS]]);
});

test.each(BLOCKED)('where the browser %s and the visitor does not like, nothing opens', async (_, open) => {
  windowThat(open);
  expect(await openWindow(visitor(false), { address: ADDRESS })).toBeUndefined();
  expect(assign).not.toHaveBeenCalled();
});
