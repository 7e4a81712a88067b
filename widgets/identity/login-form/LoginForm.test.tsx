// @vitest-environment jsdom

import { otherAccounts } from '@liveryjs/client/session/other-accounts';
import { session } from '@liveryjs/client/session/session';
import { type Answers, botChallenge, loginResult, Refused } from '@liveryjs/client/testing';
import { mountWidget, user } from '@liveryjs/parts/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import LoginForm from './LoginForm.tsx';

const LOGIN = 'POST /wps/session/login';
const FREE_PLAY = 'POST /wps/session/login/freeplay';
const CAPTCHA = 'GET /wps/captcha';
const CHALLENGE = 'GET /wps/verification/challenge';
const verification = { challengeId: botChallenge.challengeId, solution: '0' };

const captcha = (number: number) => ({
  captchaId: `captcha-of-the-test-${number}`,
  image: btoa(`png ${number}`),
});
const drawn = vi.fn(async (_: Blob) => ({ width: 200, height: 80 }));

beforeEach(() => {
  drawn.mockClear();
  vi.stubGlobal('createImageBitmap', drawn);
  HTMLCanvasElement.prototype.getContext = () => null;
});

const show = (answers: Answers = {}, modules: readonly string[] = []) =>
  mountWidget(LoginForm, {
    props: { frame: 'none' },
    answers: { [CHALLENGE]: botChallenge, ...answers },
    brand: { features: { freePlay: { module: 'FREEPLAY3' } } },
    state: { modules, modal: 'loginPopupModal' },
  });

const username = () => screen.getByLabelText<HTMLInputElement>('loginForm.username');
const password = () => screen.getByLabelText<HTMLInputElement>('loginForm.password');
const digits = () => screen.findByLabelText<HTMLInputElement>('loginForm.captcha');
const submit = () => screen.getByRole('button', { name: /loginForm\.(submit|busy)/ });
const alertText = async () => (await screen.findByRole('alert')).textContent;
const fill = async (name = 'mai', secret = 'Secret 1') => {
  await user.type(username(), name);
  await user.type(password(), secret);
};

test('[4.02] [4.05] Enter in a field logs in with what is typed and a proof, and closes the popup', async () => {
  const { app, sent } = show({ [LOGIN]: loginResult() });
  await fill('  mai ', ' Secret 1 ');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(session.token).toBeDefined());
  expect(sent(LOGIN)).toEqual([{ username: 'mai', password: 'Secret 1', type: 'username', verification }]);
  expect(app.state.modal).toBeUndefined();
});

test('[5.01] what is missing is said below each field, tied to it, and the first one gets the focus', async () => {
  const { calls } = show();
  await user.click(submit());
  expect(calls).toEqual([]);
  for (const [field, text] of [
    [username(), 'loginForm.usernameMissing'],
    [password(), 'loginForm.passwordMissing'],
  ] as const) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(text);
  }
  expect(document.activeElement).toBe(username());
});

test('[5.01] what is said of a field goes as soon as it is mended, and only that', async () => {
  show();
  await user.click(submit());
  await user.type(username(), 'm');
  expect(username().getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('loginForm.usernameMissing')).toBeNull();
  expect(screen.getByText('loginForm.passwordMissing')).toBeTruthy();
  await user.click(submit());
  expect(document.activeElement).toBe(password());
});

test('a wrong password is said in words; the name stays, the password goes and can be typed again', async () => {
  show({ [LOGIN]: new Refused(401, 'wrong_credentials') });
  await fill();
  await user.click(submit());
  expect(await alertText()).toBe('session.wrongCredentials');
  expect([username().value, password().value]).toEqual(['mai', '']);
  expect(document.activeElement).toBe(password());
});

test.each([
  ['the platform has failed', new Refused(500, 'failed'), 'engine.actionFailed'],
  ['the network has failed', new TypeError('Failed to fetch'), 'engine.networkFailed'],
  ['the platform gives a reason of its own', new Refused(403, 'region_closed'), 'session.platformSays'],
  ['the login brings no token', { token: '' }, 'engine.actionFailed'],
  ['the login brings nothing', null, 'engine.actionFailed'],
  [
    'it says when to try again',
    new Refused(429, 'too_many_requests', { 'retry-after': '90' }),
    'session.wait',
  ],
  ['there were too many tries', new Refused(429, 'too_many_requests'), 'session.tooManyRequests'],
])('where %s that is said, and nothing typed is lost', async (_, refusal, want) => {
  show({ [LOGIN]: refusal });
  await fill();
  await user.click(submit());
  expect(await alertText()).toBe(want);
  expect([username().value, password().value]).toEqual(['mai', 'Secret 1']);
});

test.each([
  ['error', { error: 'CAPTCHA_REQUIRED' }],
  ['value', { value: 'need captcha' }],
  ['message', { error: { code: 'login_failed' }, message: 'Please type the Captcha.' }],
])(
  '[4.04] a captcha that is asked for in %s shows, and its picture needs no name',
  async (_, refusalBody) => {
    const { sent } = show({ [LOGIN]: new Refused(200, '', {}, refusalBody), [CAPTCHA]: btoa('png 1') });
    await fill();
    await user.click(submit());
    await user.type(await digits(), '1234');
    await waitFor(() => expect(drawn).toHaveBeenCalledOnce());
    await user.click(submit());
    await waitFor(() => expect(sent(LOGIN)).toHaveLength(2));
    expect(sent(LOGIN).map(({ captcha, captchaId }) => [captcha, captchaId])).toEqual([
      [undefined, undefined],
      ['1234', undefined],
    ]);
  },
);

test('[4.04] a refusal that names a captcha shows one; its digits go along, and are good for one try', async () => {
  let number = 0;
  vi.stubGlobal('performance', { now: () => 5000 * number });
  const { sent } = show({
    [LOGIN]: () => new Refused(400, number < 2 ? 'captcha_required' : 'wrong_credentials'),
    [CAPTCHA]: () => {
      number += 1;
      return captcha(number);
    },
  });
  await fill();
  expect(screen.queryByLabelText('loginForm.captcha')).toBeNull();
  await user.click(submit());
  expect(await alertText()).toBe('session.captchaRequired');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('captcha'));
  await waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
  expect([username().value, password().value]).toEqual(['mai', 'Secret 1']);

  await user.click(submit());
  expect(screen.getByText('loginForm.captchaMissing')).toBeTruthy();
  expect(sent(LOGIN)).toHaveLength(1);

  await user.type(await digits(), ' 1234 ');
  await user.click(submit());
  await waitFor(() => expect(sent(CAPTCHA)).toHaveLength(2));
  expect(sent(LOGIN).at(-1)).toMatchObject({ captcha: '1234', captchaId: 'captcha-of-the-test-1' });
  expect((await digits()).value).toBe('');
});

test('[4.11] a click on the captcha fetches another, at most one a second', async () => {
  let now = 0;
  vi.stubGlobal('performance', { now: () => now });
  const { sent } = show({ [LOGIN]: new Refused(400, 'captcha_required'), [CAPTCHA]: captcha(1) });
  await fill();
  await user.click(submit());
  const refresh = await screen.findByRole('button', { name: 'loginForm.captchaRefresh' });
  now = 999;
  await user.click(refresh);
  expect(sent(CAPTCHA)).toHaveLength(1);
  now = 1000;
  await user.click(refresh);
  await user.click(refresh);
  expect(sent(CAPTCHA)).toHaveLength(2);
});

test('a captcha that does not load says so, and a click tries again', async () => {
  let now = 0;
  vi.stubGlobal('performance', { now: () => now });
  let broken = true;
  show({
    [LOGIN]: new Refused(400, 'captcha_required'),
    [CAPTCHA]: () => (broken ? new Refused(500, 'failed') : captcha(1)),
  });
  await fill();
  await user.click(submit());
  expect(await screen.findByText('loginForm.captchaFailed')).toBeTruthy();
  [broken, now] = [false, 2000];
  await user.click(screen.getByRole('button', { name: 'loginForm.captchaRefresh' }));
  await waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('loginForm.captchaFailed')).toBeNull();
});

test('while a login is on its way no other is sent, and the form says that it works', async () => {
  let finish: (value: unknown) => void = () => {};
  const login = new Promise((resolve) => {
    finish = resolve;
  });
  const { calls } = show({ [LOGIN]: login }, ['FREEPLAY3']);
  await fill();
  await user.keyboard('{Enter}{Enter}');
  await user.click(submit());
  await user.click(screen.getByRole('button', { name: 'loginForm.freePlay' }));
  expect(submit().textContent).toBe('loginForm.busy');
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  // The challenge is solved meanwhile.
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual([CHALLENGE, LOGIN]));
  await act(async () => finish(loginResult()));
  expect(submit().textContent).toBe('loginForm.submit');
});

test('a login that takes long is said to', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show({ [LOGIN]: new Promise(() => {}) });
  username().value = 'mai';
  password().value = 'x';
  await act(async () => submit().click());
  const status = screen.getAllByRole('status').at(-1);
  await act(async () => vi.advanceTimersByTime(4999));
  expect(status?.textContent).toBe('');
  await act(async () => vi.advanceTimersByTime(1));
  expect(status?.textContent).toBe('form.slow');
});

test('the button in the field shows the password, and hides it again', async () => {
  show();
  const reveal = screen.getByRole('button', { name: 'form.showPassword' });
  expect([password().type, reveal.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  await user.click(reveal);
  expect([password().type, reveal.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  await user.click(reveal);
  expect(password().type).toBe('password');
});

test('a tab beside ones of several accounts says that another is open, and none else does', async () => {
  show();
  expect(screen.queryByText('loginForm.anotherAccount')).toBeNull();
  await act(async () => {
    otherAccounts.open = true;
  });
  expect(screen.getByText('loginForm.anotherAccount')).toBeTruthy();
  otherAccounts.open = false;
});

test('password managers know the fields', () => {
  show();
  expect(username().autocomplete).toBe('username');
  expect(password().autocomplete).toBe('current-password');
});

test('[4.06] [6.01] the free demo is there while it is on, and logs in without a name', async () => {
  const answers = { [FREE_PLAY]: loginResult() };
  show(answers);
  expect(screen.queryByRole('button', { name: 'loginForm.freePlay' })).toBeNull();
  cleanup();
  const { app, sent } = show(answers, ['FREEPLAY3']);
  await user.click(screen.getByRole('button', { name: 'loginForm.freePlay' }));
  await waitFor(() => expect(session.token).toBeDefined());
  expect(sent(FREE_PLAY)).toHaveLength(1);
  expect(app.state.modal).toBeUndefined();
});

test('a free demo that is refused says why in the form', async () => {
  show({ [FREE_PLAY]: new Refused(403, 'module_off') }, ['FREEPLAY3']);
  await user.click(screen.getByRole('button', { name: 'loginForm.freePlay' }));
  expect(await alertText()).toBe('session.unavailable');
});
