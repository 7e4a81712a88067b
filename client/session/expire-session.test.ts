import { tabStorage } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '#client/calls/request.ts';
import { loginResult, member, stubPlatform, tenant, testContext } from '#client/testing.ts';
import { balanceVisibility, hideBalance } from '#client/wallet/balance-visibility.ts';
import { enterSession } from './enter-session.ts';
import { expireSession } from './expire-session.ts';
import { loadMember } from './load-member.ts';
import { endSession, session, startSession } from './session.ts';

const TOKEN = 'token-of-mai-0123456789';
const INFO = 'GET /wps/member/info';
const prompt = { id: 'loginPopupModal', title: 'title', size: 'medium' as const, main: [] };
const brand = { ...emptyBrand, modals: [prompt] };

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

/** A page whose interruption ends when the test says so. */
const interrupted = () => {
  const context = testContext(brand);
  let close: () => void = () => {};
  context.interrupt.mockImplementation(
    () =>
      new Promise((resolve) => {
        close = resolve;
      }),
  );
  context.resume.mockImplementation(() => close());
  return { context, close: () => close() };
};

test('a session that is over asks to log in once, and leaves all on the page as it was', () => {
  startSession(loginResult());
  const { number, member: who } = session;
  const { context } = interrupted();
  void expireSession(TOKEN, context);
  void expireSession(TOKEN, context);
  expect(context.interrupt.mock.calls).toEqual([['loginPopupModal', 'session.expired']]);
  expect(context.close).not.toHaveBeenCalled();
  expect(context.navigate).not.toHaveBeenCalled();
  expect(session).toMatchObject({ lapsed: true, number, member: who });
});

test('[4.07] the tab remembers nothing of a session that is over', () => {
  startSession(loginResult());
  void expireSession(TOKEN, interrupted().context);
  expect(tabStorage().getItem('token')).toBeNull();
  expect(tabStorage().getItem('account')).toBeNull();
  expect(tabStorage().getItem('merchant')).toBe('test');
});

test('the same visitor goes on where the session had ended', async () => {
  stubPlatform({ [INFO]: member() });
  startSession(loginResult());
  hideBalance();
  const { number } = session;
  const { context } = interrupted();
  const over = expireSession(TOKEN, context);
  enterSession(loginResult({ token: 'a-newer-token-0123456789' }), 'mai', context);
  await over;
  expect(session).toMatchObject({ lapsed: false, number, token: 'a-newer-token-0123456789' });
  expect(tabStorage().getItem('token')).toBe('a-newer-token-0123456789');
  expect(context.resume).toHaveBeenCalledOnce();
  expect(context.close).not.toHaveBeenCalled();
  expect(context.navigate).not.toHaveBeenCalled();
  expect(balanceVisibility.hidden).toBe(true);
});

test('the same visitor goes on where a login brings a token alone, too', async () => {
  const calls = stubPlatform({ [INFO]: member() });
  startSession(loginResult());
  const { number } = session;
  const { context } = interrupted();
  const over = expireSession(TOKEN, context);
  await enterSession({ token: 'a-newer-token-0123456789' }, 'mai', context);
  await over;
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer a-newer-token-0123456789',
  ]);
  expect(session).toMatchObject({ lapsed: false, number, token: 'a-newer-token-0123456789' });
  expect(context.navigate).not.toHaveBeenCalled();
});

test('somebody else finds nothing of the one before, and begins on the home page', async () => {
  stubPlatform({ [INFO]: member() });
  startSession(loginResult());
  const { number } = session;
  const { context, close } = interrupted();
  context.close.mockImplementation(close);
  const over = expireSession(TOKEN, context);
  const other = member({ id: 8, account: 'tomas', nickname: 'Tomás' });
  enterSession(loginResult({ token: 'token-of-tomas-0123456789', member: other }), 'tomas', context);
  await over;
  expect(session).toMatchObject({ lapsed: false, account: 'tomas', customerId: '8', number: number + 1 });
  expect(context.resume).not.toHaveBeenCalled();
  expect(context.close).toHaveBeenCalledOnce();
  expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/');
});

test('who closes the question leaves the session', async () => {
  startSession(loginResult());
  hideBalance();
  const { context, close } = interrupted();
  const over = expireSession(TOKEN, context);
  close();
  await over;
  expect(session).toMatchObject({ token: undefined, lapsed: false, member: undefined });
  expect(context.close).toHaveBeenCalledOnce();
  expect(balanceVisibility.hidden).toBe(false);
});

test('a brand without a popup for it forgets the session at once, and offers to log in', async () => {
  startSession(loginResult());
  const context = testContext({ ...emptyBrand, access: { loginFirst: true, loginRoute: 'login', open: [] } });
  await expireSession(TOKEN, context);
  expect(session.token).toBeUndefined();
  expect(context.notify.mock.calls).toEqual([['session.expired']]);
  expect(context.interrupt).not.toHaveBeenCalled();
  expect(context.open).not.toHaveBeenCalled();
});

test('the end of an earlier session leaves the one that has begun since', async () => {
  startSession(loginResult({ token: 'a-newer-token-0123456789' }));
  const context = testContext(brand);
  await expireSession(TOKEN, context);
  expect(session).toMatchObject({ token: 'a-newer-token-0123456789', lapsed: false });
  expect(context.interrupt).not.toHaveBeenCalled();
});

test('no call takes a token along that is over', async () => {
  startSession(loginResult());
  void expireSession(TOKEN, interrupted().context);
  const calls = stubPlatform({ [INFO]: member() });
  await expect(request('/wps/member/info', { token: true })).rejects.toMatchObject({
    status: 401,
    code: 'not_logged_in',
  });
  expect(calls).toEqual([]);
});

test('member info that was on its way does not bring back what the tab has forgotten', async () => {
  startSession(loginResult());
  let answer: (value: unknown) => void = () => {};
  stubPlatform({
    [INFO]: new Promise((resolve) => {
      answer = resolve;
    }),
  });
  const loading = loadMember('EN');
  void expireSession(TOKEN, interrupted().context);
  answer(member({ nickname: 'Late' }));
  await loading;
  expect(session.nickname).toBe('Mai');
  expect(tabStorage().getItem('token')).toBeNull();
});
