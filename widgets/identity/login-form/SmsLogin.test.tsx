// @vitest-environment jsdom

import { forget } from '@liveryjs/client/session/remembered-login';
import { session } from '@liveryjs/client/session/session';
import { system } from '@liveryjs/client/system/store';
import { type Answers, botChallenge, countries, loginResult, Refused } from '@liveryjs/client/testing';
import { mountWidget, user } from '@liveryjs/parts/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LoginForm from './LoginForm.tsx';

const LOGIN = 'POST /wps/session/login';
const FIREBASE = 'POST /wps/session/login/firebase';
const COUNTRIES = 'GET /wps/system/countries';
const CODE = 'POST /wps/verification/sms/noLogin';
const SEND = 'POST /sandbox/identity/phone/send';
const CONFIRM = 'POST /sandbox/identity/phone/confirm';
const AUTHORIZE = '/sandbox/identity/authorize';
const verification = { challengeId: botChallenge.challengeId, solution: '0' };
const number = { countryDialingCode: '84', mobileNum: '912345678' };

const features = {
  smsLogin: { module: 'MOBILEVERCODELOGIN3' },
  googleRegister: { module: 'GOOGLEREG3' },
  facebookRegister: { module: 'FACEBOOKREG3' },
  directRegister: { module: 'DIRECTREG3' },
};
const links = {
  forgot: { id: 'forgot', label: 'Forgot', to: { modal: 'forgetPassModal' } },
  register: {
    id: 'register',
    label: 'Register',
    to: { modal: 'register' },
    when: { features: ['directRegister'] },
  },
};

beforeEach(() => {
  Object.assign(system, { countries, identityProvider: undefined });
});
afterEach(() => forget());

const show = (answers: Answers = {}, modules: readonly string[] = ['MOBILEVERCODELOGIN3']) =>
  mountWidget(LoginForm, {
    props: { frame: 'none', ...links },
    answers: {
      'GET /wps/verification/challenge': botChallenge,
      'GET /wps/system/setting/register': {},
      ...answers,
    },
    brand: { features },
    portal: { allOf: ['features'] },
    state: { modules, modal: 'loginPopupModal' },
  });

const shownPanel = () => within(screen.getByRole('tabpanel'));
type Panel = ReturnType<typeof shownPanel>;
const openSms = async () => {
  await user.click(screen.getByRole('tab', { name: 'loginForm.tabSms' }));
  return shownPanel();
};
const press = (panel: Panel) => user.click(panel.getByRole('button', { name: /loginForm.codeSend/ }));
const mobileNum = (panel: Panel) => panel.getByLabelText<HTMLInputElement>('loginForm.mobileNum');
const code = (panel: Panel) => panel.getByLabelText<HTMLInputElement>('loginForm.code');
const fill = async (panel: Panel, digits = '123456') => {
  await user.type(mobileNum(panel), '912 345 678');
  await user.type(code(panel), digits);
};

test('[2.32] the SMS tab shows only with MOBILEVERCODELOGIN3', async () => {
  show({}, []);
  expect(screen.queryByRole('tab')).toBeNull();
  cleanup();
  show();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'loginForm.tabUsername',
    'loginForm.tabSms',
  ]);
});

test('what is typed stays when the tabs come late', async () => {
  const { app } = show({}, []);
  await user.type(screen.getByLabelText('loginForm.username'), 'mai');
  await act(async () => {
    app.state.modules = ['MOBILEVERCODELOGIN3'];
  });
  expect(screen.getByRole('tablist')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('loginForm.username').value).toBe('mai');
});

test('[4.10] [5.02] a code is asked for with a proof, for a number that is one, and not again before the pause is over', async () => {
  const { sent } = show({ [CODE]: { expiredMinutes: 1 } });
  const panel = await openSms();
  await press(panel);
  expect(panel.getByText('loginForm.mobileNumMissing')).toBeTruthy();
  expect(sent(CODE)).toEqual([]);
  // The button takes a press a second.
  vi.spyOn(performance, 'now').mockReturnValue(1e9);
  await user.type(mobileNum(panel), '912 345 678');
  await press(panel);
  await waitFor(() => expect(document.activeElement).toBe(code(panel)));
  expect(sent(CODE)).toEqual([{ ...number, purpose: 'login', verification }]);
  expect(panel.getByText('loginForm.codeSent')).toBeTruthy();
  vi.spyOn(performance, 'now').mockReturnValue(2e9);
  await press(panel);
  expect(sent(CODE)).toHaveLength(1);
});

test('[4.10] a code was sent though the answer says nothing of it', async () => {
  show({ [CODE]: null });
  const panel = await openSms();
  await user.type(mobileNum(panel), '912345678');
  await press(panel);
  expect(await panel.findByText('loginForm.codeSent')).toBeTruthy();
  expect(screen.queryByText('verification.notSent')).toBeNull();
});

test('[7.03] countries that cannot be had are said to, and asked for again', async () => {
  system.countries = undefined;
  let offered = {};
  show({ [COUNTRIES]: () => offered });
  const panel = await openSms();
  expect((await panel.findByRole('alert')).textContent).toContain('engine.loadFailed');
  offered = { list: [{ countryCode: 'VN', countryDialingCode: '84' }, { countryCode: 'PH' }] };
  await user.click(panel.getByRole('button', { name: 'engine.retry' }));
  await waitFor(() => expect(panel.queryByRole('alert')).toBeNull());
});

test('[8.01] a code that cannot be sent is a warning with the platform’s words', async () => {
  const { app } = show({ [CODE]: new Refused(403, 'sms_failed') });
  const panel = await openSms();
  await user.type(mobileNum(panel), '912345678');
  await press(panel);
  await waitFor(() => expect(app.state.question).toBeDefined());
  expect(app.state.question?.question).toMatchObject({
    text: 'verification.platformSays',
    values: { message: 'No: sms_failed.' },
    cancel: null,
  });
  await act(async () => app.state.question?.answer(true));
  expect(panel.queryByText('loginForm.codeSent')).toBeNull();
  expect(mobileNum(panel).value).toBe('912345678');
});

test('[4.05] [5.01] an SMS login sends number and code, without a proof', async () => {
  const { sent } = show({ [LOGIN]: loginResult() });
  const panel = await openSms();
  await user.click(panel.getByRole('button', { name: /loginForm.submit/ }));
  expect(panel.getByText('loginForm.mobileNumMissing')).toBeTruthy();
  expect(panel.getByText('loginForm.codeInvalid')).toBeTruthy();
  await fill(panel);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(session.token).toBeDefined());
  expect(sent(LOGIN)).toEqual([{ username: '912345678', password: '123456', type: 'sms', ...number }]);
});

test('[2.32] another country can be chosen, and its dialling code goes along', async () => {
  const { sent } = show({ [LOGIN]: loginResult() });
  const panel = await openSms();
  const country = panel.getByRole<HTMLInputElement>('combobox', { name: 'loginForm.country' });
  expect(country.value).toBe('+84');
  await user.click(country);
  await user.click(await screen.findByRole('option', { name: /Philippines/, hidden: true }));
  await waitFor(() => expect(country.value).toBe('+63'));
  await fill(panel);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent(LOGIN)).toHaveLength(1));
  expect(sent(LOGIN)[0]).toMatchObject({ countryDialingCode: '63' });
});

test('a wrong code goes, the number stays', async () => {
  show({ [LOGIN]: new Refused(403, 'code_wrong') });
  const panel = await openSms();
  await fill(panel);
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('session.codeWrong');
  expect([mobileNum(panel).value, code(panel).value]).toEqual(['912 345 678', '']);
  expect(document.activeElement).toBe(code(panel));
});

test('a third party that sends the codes takes them too, and its word logs in', async () => {
  system.identityProvider = { name: 'sandbox', channels: ['sms'] };
  const { sent } = show({ [SEND]: null, [CONFIRM]: { idToken: 'signed' }, [FIREBASE]: loginResult() });
  const panel = await openSms();
  await user.type(mobileNum(panel), '912345678');
  await press(panel);
  await waitFor(() => expect(document.activeElement).toBe(code(panel)));
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(session.token).toBeDefined());
  expect(sent(SEND)).toEqual([{ mobile: '+84912345678' }]);
  expect(sent(CONFIRM)).toEqual([{ mobile: '+84912345678', code: '123456' }]);
  expect(sent(FIREBASE)).toMatchObject([{ channel: 'sms', idToken: 'signed' }]);
  expect([...sent(CODE), ...sent(LOGIN)]).toEqual([]);
});

test('[8.02] what a third party says of a field stands below it', async () => {
  system.identityProvider = { name: 'sandbox', channels: ['sms'] };
  show({ [CONFIRM]: new Refused(403, 'code_expired') });
  const panel = await openSms();
  await fill(panel);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(code(panel).getAttribute('aria-invalid')).toBe('true'));
  expect(panel.getByText('identity.codeExpired')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('third parties show where platform and modules have them, and open at the click', async () => {
  system.identityProvider = { name: 'sandbox', channels: ['google', 'facebook'] };
  show({}, ['FACEBOOKREG3']);
  expect(screen.queryByRole('button', { name: 'loginForm.google' })).toBeNull();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'loginForm.facebook' }));
  expect(open.mock.calls[0]?.[0]).toMatch(new RegExp(`^${AUTHORIZE}\\?channel=facebook&`));
  await user.click(await screen.findByText('engine.cancel'));
  expect((await screen.findByRole('alert')).textContent).toBe('identity.popupBlocked');
});

test('[2.32] the ways to a new password and to a new account', async () => {
  const { app } = show({}, []);
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Forgot' }));
  expect(app.state.modal).toBe('forgetPassModal');
  await act(async () => {
    app.state.modules = ['DIRECTREG3'];
  });
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(app.state.modal).toBe('register');
});

test('[3.04] who wants to be remembered finds name or number again, and who does not want to is forgotten at once', async () => {
  show({ [LOGIN]: loginResult() });
  const panel = await openSms();
  await user.click(panel.getByRole('checkbox', { name: 'loginForm.remember' }));
  await fill(panel);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.cookie).toContain('912345678'));
  cleanup();
  show();
  await screen.findByRole('tabpanel', { name: 'loginForm.tabSms' });
  const again = shownPanel();
  await waitFor(() => expect(mobileNum(again).value).toBe('912345678'));
  const box = again.getByRole<HTMLInputElement>('checkbox', { name: 'loginForm.remember' });
  expect(box.checked).toBe(true);
  await user.click(box);
  await waitFor(() => expect(document.cookie).not.toContain('912345678'));
});
