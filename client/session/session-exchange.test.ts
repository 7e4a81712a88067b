import { beforeEach, expect, test, vi } from 'vitest';
import { createSessionExchange, type ShareMessage, type StoredSession } from './session-exchange.ts';

const MAI: StoredSession = { token: 'token-of-mai-0123456789', account: 'mai' };
const TOMAS: StoredSession = { token: 'token-of-tomas-0123456789', account: 'tomas' };

interface Tab {
  stored: StoredSession | undefined;
  readonly hear: (message: ShareMessage) => Promise<void>;
  readonly leave: () => void;
}

/** The tabs on the channel, by name. */
const tabs = new Map<string, Tab>();
/** All that was said on it. */
let overheard: ShareMessage[];

beforeEach(() => {
  tabs.clear();
  overheard = [];
});

/** Brings a message to all tabs but the one that it is from. */
function deliver(from: string, message: ShareMessage): void {
  overheard.push(message);
  for (const [name, { hear, stored }] of tabs) {
    if (name === from || ('to' in message && message.to !== name)) continue;
    if ('asks' in message && stored) deliver(name, { to: message.asks, here: name });
    void hear(message);
  }
}

function openTab(name: string, stored?: StoredSession, account = async () => `digest of ${stored?.account}`) {
  const tab: Tab = {
    stored,
    leave: vi.fn(),
    hear: createSessionExchange({
      name,
      tell: (message) => deliver(name, message),
      account,
      read: () => tab.stored,
      take: (given) => {
        tab.stored = given;
      },
      leave: () => tab.leave(),
    }),
  };
  tabs.set(name, tab);
  return tab;
}

const kinds = () => overheard.map((message) => Object.keys(message).join(' '));
const count = (kind: string) => kinds().filter((each) => each === kind).length;

test('one of the tabs of an account gives its session, which nobody else can read', async () => {
  openTab('first', MAI);
  openTab('second', { ...MAI });
  openTab('visitor');
  const tab = openTab('new');
  deliver('new', { asks: 'new' });
  await vi.waitFor(() => expect(tab.stored).toEqual(MAI));
  expect(tabs.get('visitor')?.stored).toBeUndefined();
  expect([count('asks'), count('to from account'), count('to from key'), count('to sealed')]).toEqual([
    1, 2, 1, 1,
  ]);
  const texts = overheard.map((message) =>
    'sealed' in message ? Buffer.from(message.sealed.text).toString('latin1') : JSON.stringify(message),
  );
  expect(texts.join()).not.toContain('token-of');
});

test('of two accounts nobody is asked for the session, however late one of them says whose it is', async () => {
  let say: (account: string) => void = () => {};
  openTab('first', MAI);
  openTab(
    'late',
    TOMAS,
    () =>
      new Promise((resolve) => {
        say = resolve;
      }),
  );
  const tab = openTab('new');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  deliver('new', { asks: 'new' });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(count('to from key')).toBe(0);
  say('digest of tomas');
  await vi.waitFor(() => expect(tab.leave).toHaveBeenCalledOnce());
  expect([count('to from key'), count('to sealed')]).toEqual([0, 0]);
  expect(tab.stored).toBeUndefined();
});

test('a tab whose visitor has logged in meanwhile keeps that session', async () => {
  openTab('first', MAI);
  const tab = openTab('new');
  deliver('new', { asks: 'new' });
  await vi.waitFor(() => expect(count('to from key')).toBe(1));
  tab.stored = TOMAS;
  await vi.waitFor(() => expect(count('to sealed')).toBe(1));
  await tab.hear(overheard.at(-1) as ShareMessage);
  expect(tab.stored).toBe(TOMAS);
});

test('a session that has ended since its tab was chosen is not given away', async () => {
  const first = openTab('first', MAI);
  const tab = openTab('new');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  deliver('new', { asks: 'new' });
  first.stored = undefined;
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(count('to from key')).toBe(1));
  await first.hear(overheard.at(-1) as ShareMessage);
  expect(count('to sealed')).toBe(0);
  expect(tab.stored).toBeUndefined();
});

test('nobody takes a session that was not asked for', async () => {
  const tab = openTab('new');
  const sealed = { key: new ArrayBuffer(65), iv: new Uint8Array(12), text: new ArrayBuffer(32) };
  await tab.hear({ to: 'new', sealed });
  expect(tab.stored).toBeUndefined();
});
