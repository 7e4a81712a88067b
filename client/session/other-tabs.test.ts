import { tabStorage } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginResult, member, Refused, stubPlatform, tenant, testContext } from '#client/testing.ts';
import { hearOtherTabs } from './hear-other-tabs.ts';
import { otherAccounts } from './other-accounts.ts';
import { tellOtherTabs, watchTabs } from './other-tabs.ts';
import { endSession, isCurrent, restoreSession, session, startSession } from './session.ts';
import { createSessionExchange } from './session-exchange.ts';

const LOGOUT = 'DELETE /wps/session/logout';
const INFO = 'GET /wps/member/info';

/** The window's own events. */
let page: EventTarget;
let others: BroadcastChannel[];

/** Another tab, which writes down what it hears. */
const otherTab = (merchant: string) => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel(`livery:${merchant}`);
  channel.onmessage = ({ data }) => void heard.push(data);
  others.push(channel);
  return { heard, say: (message: unknown) => channel.postMessage(message) };
};
const comesBack = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  others = [];
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => {
  page.dispatchEvent(new Event('pagehide'));
  for (const channel of others) channel.close();
  endSession(tenant);
  vi.unstubAllGlobals();
});

test('[4.07] tabs of one account in a portal hear each other, those of another account or portal do not', async () => {
  startSession(loginResult());
  const hear = vi.fn();
  watchTabs('test', hear, () => {});
  const tab = otherTab('test');
  const stranger = otherTab('another');
  await tellOtherTabs('signedOut', session);
  await vi.waitFor(() => expect(tab.heard).toMatchObject([{ news: 'signedOut' }]));
  const { account } = tab.heard[0] as { account: string };
  expect(account).toMatch(/^[0-9a-f]{64}$/);
  await tellOtherTabs('expired', { customerId: 'somebody-else', token: undefined });
  await vi.waitFor(() => expect(tab.heard).toHaveLength(2));
  stranger.say({ news: 'signedOut', account });
  tab.say(tab.heard[1]);
  tab.say({ news: 'expired', account });
  await vi.waitFor(() => expect(hear.mock.calls).toEqual([['expired']]));
  expect(stranger.heard).toEqual([]);

  endSession(tenant);
  tab.say({ news: 'expired', account });
  startSession({ ...loginResult(), member: undefined, token: 'a-token-alone-0123456789' });
  await tellOtherTabs('expired', session);
  await vi.waitFor(() => expect(tab.heard).toHaveLength(3));
  tab.say(tab.heard[2]);
  await vi.waitFor(() => expect(hear).toHaveBeenCalledTimes(2));
});

/** The session that another tab has, to which this tab's questions go. */
const holder = (storage: Record<string, string>, account: string) => {
  const told: unknown[] = [];
  const channel = new BroadcastChannel('livery:test');
  others.push(channel);
  const hear = createSessionExchange({
    name: account,
    tell: (message) => channel.postMessage(message),
    account: async () => account,
    read: () => storage,
    take: () => {},
    leave: () => {},
  });
  channel.onmessage = ({ data }) => {
    told.push(data);
    if ('asks' in data) channel.postMessage({ here: account, to: data.asks });
    if ('asks' in data || data.to === account) void hear(data);
  };
  return { told, ask: () => channel.postMessage({ asks: account }) };
};

test('a tab that opens beside one with a session has that session, in memory and in its storage', async () => {
  const { told } = holder(
    { token: 'token-of-mai-0123456789', username: 'mai', isAgent: '0', gameUrl: 'x' },
    'digest',
  );
  const receive = vi.fn(() => restoreSession(tenant));
  watchTabs('test', vi.fn(), receive);
  await vi.waitFor(() => expect(session.token).toBe('token-of-mai-0123456789'));
  expect(session).toMatchObject({ username: 'mai', accountType: 0 });
  expect(tabStorage().getItem('gameUrl')).toBeNull();
  expect(receive).toHaveBeenCalledOnce();
  expect(told.map((message) => Object.keys(message as object))).toEqual([['asks'], ['to', 'from', 'key']]);
});

test('a tab whose siblings have different accounts stays a visitor’s, and notes that they are there', async () => {
  for (const account of ['of-mai', 'of-tomas']) holder({ token: `token-${account}` }, account);
  const receive = vi.fn();
  watchTabs('test', vi.fn(), receive);
  await vi.waitFor(() => expect(otherAccounts.open).toBe(true));
  expect(session.token).toBeUndefined();
  expect(receive).not.toHaveBeenCalled();
});

test.each([
  ['that goes on is given away', false, ['here to', 'to from account']],
  ['that has lapsed is not', true, []],
])('a session %s, and its tab asks for none', async (_, lapsed, want) => {
  startSession(loginResult());
  session.lapsed = lapsed;
  watchTabs('test', vi.fn(), vi.fn());
  const tab = otherTab('test');
  tab.say({ asks: 'a-tab' });
  await vi.waitFor(() => expect(tab.heard).toHaveLength(want.length));
  await tellOtherTabs('expired', session);
  await vi.waitFor(() => expect(tab.heard).toHaveLength(want.length + 1));
  const kinds = tab.heard.map((message) => Object.keys(message as object).join(' '));
  expect(kinds).toEqual([...want, 'news account']);
});

test('a page without cryptography neither asks nor answers', async () => {
  vi.stubGlobal('crypto', {});
  const tab = otherTab('test');
  watchTabs('test', vi.fn(), vi.fn());
  startSession(loginResult());
  tab.say({ asks: 'a-tab' });
  await tellOtherTabs('expired', session);
  await vi.waitFor(() => expect(tab.heard).toMatchObject([{ news: 'expired' }]));
});

test('a page that the browser puts away listens no more, and is told when it is brought back', async () => {
  startSession(loginResult());
  const hear = vi.fn();
  watchTabs('test', hear, () => {});
  const tab = otherTab('test');
  await tellOtherTabs('expired', session);
  await vi.waitFor(() => expect(tab.heard).toHaveLength(1));
  page.dispatchEvent(new Event('pagehide'));
  tab.say(tab.heard[0]);
  comesBack(false);
  expect(hear).not.toHaveBeenCalled();
  comesBack(true);
  expect(hear.mock.calls).toEqual([['broughtBack']]);
  tab.say(tab.heard[0]);
  await vi.waitFor(() => expect(hear.mock.calls).toEqual([['broughtBack'], ['expired']]));
});

test.each([
  ['has its own token', null],
  ['shares the token', new Refused(401, 'not_logged_in')],
])('[4.07] a tab that %s follows who signs out in another', async (_, answer) => {
  startSession(loginResult());
  const calls = stubPlatform({ [LOGOUT]: answer });
  const context = testContext(emptyBrand);
  await hearOtherTabs('signedOut', context);
  expect(calls.map(({ name, headers }) => [name, headers.get('authorization')])).toEqual([
    [LOGOUT, 'Bearer token-of-mai-0123456789'],
  ]);
  expect(session.token).toBeUndefined();
  expect(tabStorage().getItem('token')).toBeNull();
  expect(context.close).toHaveBeenCalledOnce();
  expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(context.notify.mock.calls).toEqual([['session.signedOutElsewhere']]);
});

test.each(['expired', 'broughtBack'] as const)(
  'a tab that hears %s asks whether its own token still holds',
  async (news) => {
    startSession(loginResult());
    const calls = stubPlatform({ [INFO]: member({ nickname: 'Mai Anh' }) });
    const context = testContext(emptyBrand);
    await hearOtherTabs(news, context);
    expect(calls.map(({ name }) => name)).toEqual([INFO]);
    expect(session).toMatchObject({ token: 'token-of-mai-0123456789', nickname: 'Mai Anh' });
    expect(context.notify).not.toHaveBeenCalled();
  },
);

test('a page that was away sees whether the tab still remembers its session', () => {
  startSession(loginResult());
  expect(isCurrent()).toBe(true);
  tabStorage().setItem('token', 'a-newer-token-0123456789');
  expect(isCurrent()).toBe(false);
  tabStorage().removeItem('token');
  expect(isCurrent()).toBe(false);
  endSession(tenant);
  expect(isCurrent()).toBe(true);
});
