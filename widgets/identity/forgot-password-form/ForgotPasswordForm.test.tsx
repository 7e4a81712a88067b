// @vitest-environment jsdom

import { ciphers } from '@liveryjs/client/calls/cipher';
import { connection } from '@liveryjs/client/calls/connection';
import { endSession, session } from '@liveryjs/client/session/session';
import { system } from '@liveryjs/client/system/store';
import {
  type Answers,
  botChallenge,
  loginResult,
  member,
  Refused,
  type SentCall,
  stubPlatform,
  tenant,
} from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ForgotPasswordForm from './ForgotPasswordForm.tsx';

const BY_EMAIL = 'POST /wps/member/password/email';
const BY_PHONE = 'POST /wps/member/password/verification';
const CODE = 'POST /wps/verification/sms/noLogin';

let calls: SentCall[];
const answer = (answers: Answers = {}) => {
  calls = stubPlatform({
    'GET /wps/system/setting/register': {},
    'GET /wps/verification/challenge': botChallenge,
    ...answers,
  });
};
const sent = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body ?? '');

beforeEach(() => {
  stubWindow();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  connection.cipher = ciphers.none;
  system.countries = { list: [{ countryCode: 'VN', countryDialingCode: '84' }], current: 'VN' };
});
afterEach(() => {
  cleanup();
  endSession(tenant);
  system.countries = undefined;
  vi.unstubAllGlobals();
});

const brand = { ...emptyBrand, tenant, features: { phoneReset: { module: 'CHNGPASSVERIF3' } } };
const show = (modules: readonly string[] = ['CHNGPASSVERIF3']) => {
  const app = testApp({ brand, state: { modules, modal: 'forgetPassModal' } });
  render(
    <TestPortal app={app}>
      <ForgotPasswordForm />
    </TestPortal>,
  );
  return app;
};
const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(`forgotPasswordForm.${name}`);
const press = (name: string) =>
  user.click(screen.getByRole('button', { name: `forgotPasswordForm.${name}` }));
const byPhone = () => user.click(screen.getByRole('tab', { name: 'forgotPasswordForm.tabPhone' }));

test('[2.33] without the module there is the way by mail only, and no tabs', () => {
  answer();
  show([]);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByLabelText('forgotPasswordForm.mobileNum')).toBeNull();
  expect(document.activeElement).toBe(field('username'));
});

test('[5.06] [4.12] a mail is asked for by name and address, and confirmed', async () => {
  answer({ [BY_EMAIL]: null });
  const app = show();
  await user.type(field('username'), ' quynh ');
  await user.type(field('email'), 'quynh@example.com{Enter}');
  const box = await screen.findByRole('alertdialog', { name: 'password.mailSent' });
  expect(sent(BY_EMAIL)).toEqual(['username=quynh&email=quynh%40example.com']);
  expect(app.state.modal).toBeUndefined();
  expect(within(box).getByText('password.mailSentTo')).toBeTruthy();
});

test('[8.03] a name or an address that does not exist is said under the name, and nothing typed is lost', async () => {
  answer({ [BY_EMAIL]: new Refused(404, 'no_such_account') });
  show();
  await user.type(field('username'), 'nobody');
  await user.type(field('email'), 'no@example.com{Enter}');
  expect(await screen.findByText('forgotPasswordForm.noSuchAccount')).toBeTruthy();
  expect([field('username').value, field('email').value]).toEqual(['nobody', 'no@example.com']);
  expect(document.activeElement).toBe(field('username'));
});

test('[5.02] a code is sent to a number that is one, and the button waits', async () => {
  answer({ [CODE]: { expiredMinutes: 1 } });
  show();
  await byPhone();
  await press('codeSend');
  expect(screen.getByText('form.notEmpty')).toBeTruthy();
  expect(sent(CODE)).toEqual([]);
  await user.type(field('mobileNum'), '912 345 678');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
  await press('codeSend');
  await screen.findByText('forgotPasswordForm.codeSent');
  expect(sent(CODE).map((body) => JSON.parse(body))).toMatchObject([
    { countryDialingCode: '84', mobileNum: '912345678', purpose: 'password' },
  ]);
});

test('[8.01] a code that is not sent is a warning in the platform’s words', async () => {
  answer({ [CODE]: new Refused(400, 'sms_failed') });
  show();
  await byPhone();
  await user.type(field('mobileNum'), '912345678');
  await press('codeSend');
  const box = await screen.findByRole('alertdialog', { name: 'verification.notSent' });
  expect(within(box).getByText('verification.platformSays')).toBeTruthy();
});

test('[5.06] [4.12] a new password by phone logs in', async () => {
  answer({
    [BY_PHONE]: null,
    'POST /wps/session/login': loginResult(),
    'GET /wps/member/info': member(),
  });
  show();
  await byPhone();
  await user.type(field('mobileNum'), '912345678');
  await user.type(field('verificationCode'), '123456');
  await user.type(field('newPassword'), ' new 1 {Enter}');
  await waitFor(() => expect(session.account).toBe('mai'));
  expect(JSON.parse(sent(BY_PHONE)[0] ?? '')).toMatchObject({
    countryDialingCode: '84',
    mobileNum: '912345678',
    verificationCode: '123456',
    newPassword: 'new 1',
  });
});

test('a code that is wrong is said under it', async () => {
  answer({ [BY_PHONE]: new Refused(403, 'code_wrong') });
  show();
  await byPhone();
  await user.type(field('mobileNum'), '912345678');
  await user.type(field('verificationCode'), '123456');
  await user.type(field('newPassword'), 'new 1{Enter}');
  expect(await screen.findByText('session.codeWrong')).toBeTruthy();
  expect(field('newPassword').value).toBe('new 1');
});

test('the way back leads to the login', async () => {
  answer();
  const app = show();
  await press('login');
  expect(app.state.modal).toBe('loginPopupModal');
});
