// @vitest-environment jsdom

import { forgetArrivalCode } from '@liveryjs/client/registration/arrival-code';
import { session, startSession } from '@liveryjs/client/session/session';
import { system } from '@liveryjs/client/system/store';
import {
  type Answers,
  botChallenge,
  countries,
  loginResult,
  member,
  Refused,
} from '@liveryjs/client/testing';
import { mountWidget, stageWidget, user, type WidgetOptions } from '@liveryjs/parts/testing';
import type { RegisterRule } from '@liveryjs/schemas/platform';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import RegisterForm from './RegisterForm.tsx';
import type { Props } from './register-form.props.ts';

const RULES = 'GET /wps/system/setting/register';
const AFFILIATE = 'GET /wps/agent/affiliate';
const CHALLENGE = 'GET /wps/verification/challenge';
const CAPTCHA = 'GET /wps/captcha';
const SMS = 'POST /wps/verification/sms/register';
const REGISTER = 'PUT /wps/member/register';
const BY_MOBILE = 'PUT /wps/member/register/mobile';

const MODULES = ['DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'];
const features = {
  directRegister: { module: 'DIRECTREG3' },
  usernameRegister: { module: 'USERNAMEREG3' },
  mobileRegister: { module: 'MOBILENUMREG3' },
  mobileVerification: { module: 'REGMOBVERF3' },
  mobilePassword: { module: 'MOBILENUMPASSREG3' },
  googleRegister: { module: 'GOOGLEREG3' },
  facebookRegister: { module: 'FACEBOOKREG3' },
};
const rule = (rest: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: true,
  required: false,
  minLength: 2,
  maxLength: 20,
  patternId: 1,
  acceptedPattern: '*',
  ...rest,
});
const good: Answers = {
  [RULES]: { email: rule() },
  [CHALLENGE]: botChallenge,
  [REGISTER]: loginResult(),
  [BY_MOBILE]: loginResult({ member: member({ account: 'u84x7k2' }) }),
  [SMS]: { expiredMinutes: 2 },
  'GET /wps/member/info': member(),
};

beforeEach(() => {
  forgetArrivalCode('affiliateCode');
  forgetArrivalCode('referralCode');
  Object.assign(system, { countries, identityProvider: undefined, registerRules: undefined });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 200, height: 80 }));
  HTMLCanvasElement.prototype.getContext = () => null;
});

interface Setting {
  readonly answers?: Answers;
  readonly modules?: readonly string[];
  readonly props?: Partial<Props>;
  readonly path?: string;
}

const optionsOf = ({
  answers,
  modules = MODULES,
  props,
  path = '/register',
}: Setting): WidgetOptions<Props> => ({
  props: { frame: 'none', layout: 'card', reasons: [], minimumAge: 18, ...props },
  slot: (name) => <span>{name}</span>,
  answers: { ...good, ...answers },
  brand: { features },
  state: { modules, modal: 'register' },
  path,
});
const show = (setting: Setting = {}) => mountWidget(RegisterForm, optionsOf(setting));

const byLabel = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^registerForm\\.${name}$`));
const submit = () => screen.findByRole('button', { name: /registerForm\.(submit|busy)/ });
const fill = async (name = 'mai') => {
  await submit();
  await user.type(byLabel('username'), name);
  await user.type(byLabel('password'), 'Secret1');
  await user.type(byLabel('confirmPassword'), 'Secret1');
};
const toMobile = async () => {
  await user.click(await screen.findByRole('tab', { name: 'registerForm.byMobile' }));
};
const panel = () => screen.getByRole('tabpanel');
const inPanel = (name: string) => {
  const input = panel().querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) throw new Error(`There is no ${name}.`);
  return input;
};
const describedBy = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

test('[2.31] prerendered, the title stands, and nothing is asked yet', () => {
  const props: Partial<Props> = { frame: 'page', bonus: { amount: 200 } };
  const { calls, tree } = stageWidget(RegisterForm, optionsOf({ props }));
  const html = renderToString(tree);
  expect(html).not.toContain('style=');
  expect(html).toContain('registerForm.titleBonus');
  expect(calls).toEqual([]);
});

test.each(['card', 'split', 'column'] as const)('a %s says why, on a page alone', async (layout) => {
  const props: Partial<Props> = {
    frame: 'page',
    layout,
    reasons: [{ id: 'money', icon: 'wallet', title: 'reason.title', text: 'reason.text' }],
  };
  show({ props });
  expect(await screen.findByRole('heading', { name: 'reason.title' })).toBeTruthy();
  expect(screen.getByText('reason.text')).toBeTruthy();
  cleanup();
  show({ props: { ...props, frame: 'none' } });
  expect(await screen.findByLabelText('registerForm.username')).toBeTruthy();
  expect(screen.queryByText('reason.text')).toBeNull();
});

test('[5.10] the rules are fetched when the form opens; while they are on their way, places stand for it', async () => {
  let arrive: (rules: unknown) => void = () => {};
  const { sent } = show({
    answers: {
      [RULES]: new Promise((resolve) => {
        arrive = resolve;
      }),
    },
  });
  expect(document.querySelector('[aria-busy=true]')).toBeTruthy();
  await act(async () => arrive({}));
  await submit();
  expect(sent(RULES)).toHaveLength(1);
});

test.each([
  ['do not come', new Refused(500, 'failed')],
  ['are nothing', null],
  ['are a list', []],
])('[5.10] rules that %s are said to, and asked for again', async (_, answered) => {
  let broken = true;
  show({
    answers: {
      [RULES]: () => (broken ? answered : {}),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('engine.loadFailed');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'engine.retry' }));
  await submit();
});

test('[5.10] where the rules do not come, those that came with the status take their place', async () => {
  system.registerRules = { email: rule({ minLength: 7 }) };
  show({ answers: { [RULES]: new Refused(500, 'failed') } });
  await submit();
  expect(inPanel('email')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[2.31] [5.04] a field shows where its rule says so, and says nothing that its rule does not say', async () => {
  const { sent } = show({
    answers: { [RULES]: { username: {}, password: { enabled: true }, email: {}, zalo: { enabled: 1 } } },
  });
  await fill();
  expect(panel().querySelector('input[name=email]')).toBeNull();
  expect(inPanel('zalo')).toBeTruthy();
  await user.click(await submit());
  await waitFor(() => expect(sent(REGISTER)).toHaveLength(1));
  expect(sent(REGISTER)[0]).toMatchObject({ username: 'mai', password: 'Secret1' });
});

test('[2.31] two ways with mobile registration, by name first; one without; none says so', async () => {
  show();
  await submit();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'registerForm.byUsername',
    'registerForm.byMobile',
  ]);
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
  cleanup();
  show({ modules: MODULES.filter((id) => id !== 'MOBILENUMREG3') });
  await submit();
  expect(screen.queryByRole('tab')).toBeNull();
  cleanup();
  const bonus = { amount: 1000 };
  show({ modules: MODULES.filter((id) => id !== 'DIRECTREG3'), props: { bonus } });
  expect(await screen.findByText('registerForm.closed')).toBeTruthy();
  // Nothing is promised for what cannot be done.
  expect(screen.getByRole('heading').textContent).toBe('registerForm.title');
  expect(screen.queryByText('registerForm.pitch')).toBeNull();
});

test('[2.31] in a popup the first field has the focus; a page does not take it, and can be cleared', async () => {
  show();
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(byLabel('username')));
  expect(screen.queryByRole('button', { name: 'registerForm.reset' })).toBeNull();
  cleanup();
  show({ props: { frame: 'page' }, path: '/register?referralCode=FRIEND1' });
  await submit();
  expect(document.activeElement).toBe(document.body);
  await user.type(byLabel('username'), 'mai');
  await user.click(await submit());
  await user.click(screen.getByRole('button', { name: 'registerForm.reset' }));
  expect(byLabel('username').value).toBe('');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  expect(inPanel('referralCode').value).toBe('FRIEND1');
  expect(inPanel('agreement').checked).toBe(true);
});

test('[5.03] what is missing is said below each field, the first has the focus, nothing is sent', async () => {
  const { sent } = show();
  await user.click(await submit());
  for (const field of ['username', 'password', 'confirmPassword']) {
    expect(describedBy(byLabel(field))).toBe('form.notEmpty');
  }
  expect(document.activeElement).toBe(byLabel('username'));
  expect(sent(CHALLENGE)).toEqual([]);
});

test('[3.02] [4.08] a registration by name: trimmed, once however often one presses, and then the welcome', async () => {
  let finish: (value: unknown) => void = () => {};
  const { app, sent } = show({
    answers: {
      [REGISTER]: new Promise((resolve) => {
        finish = resolve;
      }),
    },
  });
  await fill(' mai ');
  await user.keyboard('{Enter}{Enter}');
  await user.click(await submit());
  await waitFor(() => expect(sent(REGISTER)).toHaveLength(1));
  await act(async () => finish(loginResult()));
  expect(sent(REGISTER)).toHaveLength(1);
  expect(sent(REGISTER)).toEqual([
    {
      username: 'mai',
      password: 'Secret1',
      confirmPassword: 'Secret1',
      verification: { challengeId: botChallenge.challengeId, solution: '0' },
      login: true,
      registerMethod: 'WEB',
      registerUrl: 'http://localhost:3000/register',
      domain: 'localhost',
    },
  ]);
  expect(session.token).toBeDefined();
  expect(app.state.modal).toBe('registerSuccessModal');
});

test('[2.31] the referral code of the address fills its field, and goes along', async () => {
  const { sent } = show({ path: '/register?referralCode=FRIEND1' });
  await fill();
  expect(inPanel('referralCode').value).toBe('FRIEND1');
  await user.click(await submit());
  await waitFor(() => expect(sent(REGISTER)).toMatchObject([{ referralCode: 'FRIEND1' }]));
});

test('three optional fields or more wait behind a line: it opens where one is wrong, and what is typed stays', async () => {
  const optional = { line: rule(), zalo: rule({ minLength: 3 }) };
  show({ answers: { [RULES]: { ...optional, email: rule(), wechat: rule() } } });
  await fill();
  const folded = () => inPanel('zalo').closest('details');
  expect([folded()?.open, inPanel('username').closest('details')]).toEqual([false, null]);
  await user.type(inPanel('zalo'), 'ab');
  await user.click(await submit());
  await waitFor(() => expect(folded()?.open).toBe(true));
  expect(document.activeElement).toBe(inPanel('zalo'));
  await user.type(inPanel('zalo'), 'c');
  expect([folded()?.open, inPanel('zalo').value]).toEqual([true, 'abc']);
});

test('[5.08] without the agreement nothing is sent', async () => {
  const { sent } = show({ props: { minimumAge: 21 } });
  await fill();
  await user.click(inPanel('agreement'));
  await user.click(await submit());
  expect(describedBy(inPanel('agreement'))).toBe('registerForm.ageMissing');
  expect(document.activeElement).toBe(inPanel('agreement'));
  expect(sent(CHALLENGE)).toEqual([]);
});

test.each([
  ['username_taken', 'username', 'registerForm.usernameTaken'],
  ['email_taken', 'email', 'registerForm.emailTaken'],
])(
  '[5.10] the refusal %s stands below its field, which has the focus; nothing typed is lost',
  async (code, field, want) => {
    show({ answers: { [REGISTER]: new Refused(409, code) } });
    await fill();
    await user.click(await submit());
    await screen.findByText(want);
    expect(describedBy(inPanel(field))).toBe(want);
    expect(document.activeElement).toBe(inPanel(field));
    expect([byLabel('username').value, byLabel('password').value, byLabel('confirmPassword').value]).toEqual([
      'mai',
      'Secret1',
      'Secret1',
    ]);
  },
);

test('an answer that got lost says that the account may be there', async () => {
  show({ answers: { [REGISTER]: new TypeError('Failed to fetch') } });
  await fill();
  await user.click(await submit());
  expect((await screen.findByRole('alert')).textContent).toBe('session.outcomeUnknown');
  expect(byLabel('password').value).toBe('Secret1');
});

test('[4.09] [8.01] a site code hides the input; once it is refused there is a warning, and then the input', async () => {
  let valid = true;
  const { sent } = show({
    path: '/register?affiliateCode=TOMAS1',
    answers: {
      [RULES]: { affiliateCode: rule() },
      [AFFILIATE]: () => (valid ? { code: 'TOMAS1' } : new Refused(404, 'invalid_affiliate')),
    },
  });
  await fill();
  await waitFor(() => expect(sent(AFFILIATE)).toHaveLength(1));
  expect(panel().querySelector('[name=affiliateCode]')).toBeNull();
  valid = false;
  await user.click(await submit());
  const warning = await screen.findByText('registration.invalidInvitationCode');
  expect(warning.closest('[role=alertdialog]')?.querySelectorAll('button')).toHaveLength(2);
  expect(sent(REGISTER)).toEqual([]);
  await user.click(screen.getByText('engine.confirm'));
  await waitFor(() =>
    expect(describedBy(inPanel('affiliateCode'))).toBe('registration.invalidInvitationCode'),
  );
  expect(document.activeElement).toBe(inPanel('affiliateCode'));

  valid = true;
  await user.type(inPanel('affiliateCode'), 'LINH2');
  await user.click(await submit());
  await waitFor(() => expect(sent(REGISTER)).toMatchObject([{ affiliateCode: 'LINH2' }]));
});

test('[4.09] a site code that is wrong from the start shows the input at once', async () => {
  show({
    path: '/register?affiliateCode=NOBODY',
    answers: { [RULES]: { affiliateCode: rule() }, [AFFILIATE]: new Refused(404, 'invalid_affiliate') },
  });
  await submit();
  await waitFor(() => expect(inPanel('affiliateCode').value).toBe(''));
});

test('a wrong site code with nothing to type in its place stops one try, not the next', async () => {
  const { sent } = show({
    path: '/register?affiliateCode=NOBODY',
    answers: { [AFFILIATE]: new Refused(404, 'invalid_affiliate') },
  });
  await fill();
  await user.click(await submit());
  await user.click(await screen.findByText('engine.confirm'));
  expect((await screen.findByRole('alert')).textContent).toBe('registerForm.withoutCode');
  await user.click(await submit());
  await waitFor(() => expect(sent(REGISTER)[0]).not.toHaveProperty('affiliateCode'));
});

test('[4.10] a code is sent for a number that is right, and the button counts down', async () => {
  let now = 0;
  vi.stubGlobal('performance', { now: () => now });
  const { sent } = show();
  await toMobile();
  const button = () => screen.getByRole('button', { name: /^registerForm\.sendCode/ });
  await user.click(button());
  expect(describedBy(inPanel('mobileNum'))).toBe('form.notEmpty');
  expect(sent(SMS)).toEqual([]);
  await user.type(inPanel('mobileNum'), '901 234-567');
  now = 5000;
  await user.click(button());
  await screen.findByText('registerForm.codeSent');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(inPanel('verificationCode'));
  expect(sent(SMS)).toMatchObject([{ countryDialingCode: '84', mobileNo: '901234567' }]);
  await user.click(button());
  expect(sent(SMS)).toHaveLength(1);
});

test('[8.01] a code that was not sent is warned of in the words of the platform', async () => {
  show({ answers: { [SMS]: new Refused(403, 'sms_failed') } });
  await toMobile();
  await user.type(inPanel('mobileNum'), '901234567');
  await user.click(screen.getByRole('button', { name: /^registerForm\.sendCode/ }));
  expect(await screen.findByRole('alertdialog', { hidden: true })).toBeTruthy();
  expect(screen.getByText('verification.submit')).toBeTruthy();
});

test('[4.08] a registration by number: the number is the name', async () => {
  const { sent } = show({
    modules: MODULES.filter((id) => id !== 'MOBILENUMPASSREG3'),
    answers: { 'GET /wps/member/info': member({ account: 'u84x7k2' }) },
  });
  await toMobile();
  expect(panel().querySelector('[name=password]')).toBeNull();
  await user.type(inPanel('mobileNum'), '0901234567');
  await user.type(inPanel('verificationCode'), '123 456');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent(BY_MOBILE)).toMatchObject([
      {
        username: '0901234567',
        mobileNum: '0901234567',
        countryDialingCode: '84',
        verificationCode: '123456',
      },
    ]),
  );
  await waitFor(() => expect(session).toMatchObject({ account: 'u84x7k2', username: '0901234567' }));
});

test('[8.01] a code that the third party refuses is said below it, and nobody is asked anything', async () => {
  system.identityProvider = { name: 'sandbox', channels: ['sms'] };
  const { sent } = show({
    modules: MODULES.filter((id) => id !== 'MOBILENUMPASSREG3'),
    answers: { 'POST /sandbox/identity/phone/confirm': new Refused(403, 'invalid_verification_code') },
  });
  await toMobile();
  await user.type(inPanel('mobileNum'), '901234567');
  await user.type(inPanel('verificationCode'), '111111{Enter}');
  await screen.findByText('identity.invalidVerificationCode');
  expect(describedBy(inPanel('verificationCode'))).toBe('identity.invalidVerificationCode');
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  expect(sent(BY_MOBILE)).toEqual([]);
});

test('[4.11] another captcha on a click, at most once a second, and when the type of registration changes', async () => {
  let now = 0;
  vi.stubGlobal('performance', { now: () => now });
  const { sent } = show({
    answers: {
      [RULES]: { captcha: rule({ required: true }) },
      [CAPTCHA]: { captchaId: 'c1', image: btoa('png') },
    },
  });
  await submit();
  await waitFor(() => expect(sent(CAPTCHA)).toHaveLength(1));
  const refresh = () => user.click(screen.getByRole('button', { name: 'registerForm.captchaRefresh' }));
  now = 999;
  await refresh();
  expect(sent(CAPTCHA)).toHaveLength(1);
  now = 1000;
  await refresh();
  await refresh();
  expect(sent(CAPTCHA)).toHaveLength(2);
  await toMobile();
  expect(sent(CAPTCHA)).toHaveLength(3);
  await user.click(screen.getByRole('tab', { name: 'registerForm.byUsername' }));
  expect(sent(CAPTCHA)).toHaveLength(4);
});

test('a captcha that the platform asks for beside its rules shows, goes along, and is good for one try', async () => {
  let number = 0;
  const { sent } = show({
    answers: {
      [REGISTER]: () => new Refused(403, number === 0 ? 'captcha_required' : 'captcha_wrong'),
      [CAPTCHA]: () => {
        number += 1;
        return { captchaId: `captcha-${number}`, image: btoa('png') };
      },
    },
  });
  await fill();
  await user.click(await submit());
  await screen.findByText('session.captchaRequired');
  expect(document.activeElement).toBe(inPanel('captcha'));
  await waitFor(() => expect(document.querySelector('canvas')).toBeTruthy());
  await user.type(inPanel('captcha'), '1234');
  await user.click(await submit());
  await screen.findByText('session.captchaWrong');
  expect(sent(REGISTER).at(-1)).toMatchObject({ captcha: '1234', captchaId: 'captcha-1' });
  expect(inPanel('captcha').value).toBe('');
  expect(sent(CAPTCHA)).toHaveLength(2);
});

test('rules that have changed meanwhile are fetched again', async () => {
  const { sent } = show({ answers: { [REGISTER]: new Refused(422, 'rule_broken') } });
  await fill();
  await user.click(await submit());
  expect((await screen.findByRole('alert')).textContent).toBe('registerForm.rulesChanged');
  await waitFor(() => expect(sent(RULES)).toHaveLength(2));
});

test('[2.31] third parties are offered while their module is on and the platform has them', async () => {
  system.identityProvider = { name: 'sandbox', channels: ['google', 'facebook'] };
  show({ modules: [...MODULES, 'GOOGLEREG3'] });
  await submit();
  expect(screen.getByRole('button', { name: 'registerForm.with.google' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'registerForm.with.facebook' })).toBeNull();
});

test('[2.31] the ways to log in, home and to the agreement are those of the manifest', async () => {
  const { app } = show({
    props: { frame: 'page', login: { modal: 'loginPopupModal' }, protocol: { route: 'home' } },
  });
  await submit();
  expect(screen.getByRole('link', { name: 'registerForm.home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'registerForm.protocol' })).toBeTruthy();
  expect(screen.getByText('tools')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'registerForm.login' }));
  expect(app.state.modal).toBe('loginPopupModal');
});

test('password managers know the fields', async () => {
  show({ answers: { [RULES]: { email: rule(), mobileNum: rule(), paymentPassword: rule() } } });
  await submit();
  const tokens = ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword', 'email'].map(
    (name) => inPanel(name).autocomplete,
  );
  expect(tokens).toEqual([
    'username',
    'tel-national',
    'one-time-code',
    'new-password',
    'new-password',
    'email',
  ]);
});

test('whoever is logged in has nothing to do on the page', async () => {
  startSession(loginResult());
  show({ props: { frame: 'page' } });
  await waitFor(() => expect(location.pathname).toBe('/'));
});
