// @vitest-environment jsdom

import { session } from '@liveryjs/client/session/session';
import { system } from '@liveryjs/client/system/store';
import {
  type Answers,
  botChallenge,
  countries,
  loginResult,
  member,
  Refused,
} from '@liveryjs/client/testing';
import { mountWidget, user } from '@liveryjs/parts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import ForgotPasswordForm from './ForgotPasswordForm.tsx';

const BY_EMAIL = 'POST /wps/member/password/email';
const BY_PHONE = 'POST /wps/member/password/verification';
const CODE = 'POST /wps/verification/sms/noLogin';

system.countries = countries;

const show = (answers: Answers = {}, modules: readonly string[] = ['CHNGPASSVERIF3']) =>
  mountWidget(<ForgotPasswordForm />, {
    answers: {
      'GET /wps/system/setting/register': {},
      'GET /wps/verification/challenge': botChallenge,
      ...answers,
    },
    brand: { features: { phoneReset: { module: 'CHNGPASSVERIF3' } } },
    state: { modules, modal: 'forgetPassModal' },
  });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(`forgotPasswordForm.${name}`);
const press = (name: string) =>
  user.click(screen.getByRole('button', { name: `forgotPasswordForm.${name}` }));
const byPhone = () => user.click(screen.getByRole('tab', { name: 'forgotPasswordForm.tabPhone' }));

test('[2.33] without the module there is the way by mail only, and no tabs', () => {
  show({}, []);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByLabelText('forgotPasswordForm.mobileNum')).toBeNull();
  expect(document.activeElement).toBe(field('username'));
});

test('[5.06] [4.12] a mail is asked for by name and address, and confirmed', async () => {
  const { app, sent } = show({ [BY_EMAIL]: null });
  await user.type(field('username'), ' quynh ');
  await user.type(field('email'), 'quynh@example.com{Enter}');
  const box = await screen.findByRole('alertdialog', { name: 'password.mailSent' });
  expect(sent(BY_EMAIL)).toEqual(['username=quynh&email=quynh%40example.com']);
  expect(app.state.modal).toBeUndefined();
  expect(within(box).getByText('password.mailSentTo')).toBeTruthy();
});

test('[8.03] a name or an address that does not exist is said under the name, and nothing typed is lost', async () => {
  show({ [BY_EMAIL]: new Refused(404, 'no_such_account') });
  await user.type(field('username'), 'nobody');
  await user.type(field('email'), 'no@example.com{Enter}');
  expect(await screen.findByText('forgotPasswordForm.noSuchAccount')).toBeTruthy();
  expect([field('username').value, field('email').value]).toEqual(['nobody', 'no@example.com']);
  expect(document.activeElement).toBe(field('username'));
});

test('[5.02] a code is sent to a number that is one, and the button waits', async () => {
  const { sent } = show({ [CODE]: { expiredMinutes: 1 } });
  await byPhone();
  await press('codeSend');
  expect(screen.getByText('form.notEmpty')).toBeTruthy();
  expect(sent(CODE)).toEqual([]);
  await user.type(field('mobileNum'), '912 345 678');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
  await press('codeSend');
  await screen.findByText('forgotPasswordForm.codeSent');
  expect(sent(CODE)).toMatchObject([
    { countryDialingCode: '84', mobileNum: '912345678', purpose: 'password' },
  ]);
});

test('[8.01] a code that is not sent is a warning in the platform’s words', async () => {
  show({ [CODE]: new Refused(400, 'sms_failed') });
  await byPhone();
  await user.type(field('mobileNum'), '912345678');
  await press('codeSend');
  const box = await screen.findByRole('alertdialog', { name: 'verification.notSent' });
  expect(within(box).getByText('verification.platformSays')).toBeTruthy();
});

test('[5.06] [4.12] a new password by phone logs in', async () => {
  const { sent } = show({
    [BY_PHONE]: null,
    'POST /wps/session/login': loginResult(),
    'GET /wps/member/info': member(),
  });
  await byPhone();
  await user.type(field('mobileNum'), '912345678');
  await user.type(field('verificationCode'), '123456');
  await user.type(field('newPassword'), ' new 1 {Enter}');
  await waitFor(() => expect(session.account).toBe('mai'));
  expect(sent(BY_PHONE)[0]).toMatchObject({
    countryDialingCode: '84',
    mobileNum: '912345678',
    verificationCode: '123456',
    newPassword: 'new 1',
  });
});

test('a code that is wrong is said under it', async () => {
  show({ [BY_PHONE]: new Refused(403, 'code_wrong') });
  await byPhone();
  await user.type(field('mobileNum'), '912345678');
  await user.type(field('verificationCode'), '123456');
  await user.type(field('newPassword'), 'new 1{Enter}');
  expect(await screen.findByText('session.codeWrong')).toBeTruthy();
  expect(field('newPassword').value).toBe('new 1');
});

test('the way back leads to the login', async () => {
  const { app } = show();
  await press('login');
  expect(app.state.modal).toBe('loginPopupModal');
});
