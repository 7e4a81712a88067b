import { tabStorage } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginResult, member, Refused, stubPlatform, tenant, testContext } from '#platform/testing.ts';
import { hearOtherTabs } from './hear-other-tabs.ts';
import { tellOtherTabs, watchTabs } from './other-tabs.ts';
import { endSession, isCurrent, session, startSession } from './session.ts';

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
  watchTabs('test', hear);
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

test('a page that the browser puts away listens no more, and is told when it is brought back', async () => {
  startSession(loginResult());
  const hear = vi.fn();
  watchTabs('test', hear);
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
