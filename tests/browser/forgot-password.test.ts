import { expect, test } from 'vitest';
import { isFocused } from '#tests/harness/hands.ts';
import { accountMenu, openLogin, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import {
  changeModal,
  field,
  fillChange,
  loginModal,
  NEW_PASSWORD,
  openChange,
  openForgot,
} from '#tests/harness/passwords.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const CHANGE = '/wps/member/password';
const BY_EMAIL = '/wps/member/password/email';
const BY_PHONE = '/wps/member/password/verification';
const SEND = '/wps/verification/sms/noLogin';
const LOGIN = '/wps/session/login';
const REFUSED = /answered 4\d\d: POST /;

const SAID = /That did not work|Network link is abnormal|longer time to load/;

const called = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);

/** The code of the last SMS to quynh's number. */
async function lastCode(): Promise<string> {
  await expect.poll(() => aurora.outbox('84912345678')).not.toEqual([]);
  const [sms] = await aurora.outbox('84912345678');
  return /\d{4,8}/.exec(sms?.text ?? '')?.[0] ?? '';
}

test('[5.06] [8.03] a reset by mail needs a name and an address, and those of an account', async () => {
  aurora.expectProblem(REFUSED);
  const page = await aurora.open('/');
  const modal = await openForgot(page);
  const submit = modal.getByRole('button', { name: 'Send a new password' });
  await submit.click();
  await modal.getByText('Username must not be empty').waitFor();
  await modal.getByText('Email must not be empty').waitFor();
  await field(modal, 'Username').fill('quynh');
  await field(modal, 'Email').fill('quynh@example');
  await submit.click();
  await modal.getByText('Enter a valid email address').waitFor();
  expect(await called(BY_EMAIL)).toEqual([]);
  await field(modal, 'Email').fill('else@example.com');
  await submit.click();
  await modal.getByText('Username/Email does not exist').waitFor();
  await expect.poll(() => field(modal, 'Email').inputValue()).toBe('else@example.com');
  expect(await aurora.outbox('else@example.com')).toEqual([]);
});

test('the password that comes by mail lets in once, and asks for one of one’s own', async () => {
  const page = await aurora.open('/');
  const modal = await openForgot(page);
  await field(modal, 'Username').fill('quynh');
  await field(modal, 'Email').fill('quynh@example.com');
  await modal.getByRole('button', { name: 'Send a new password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const [mail] = await aurora.outbox('quynh@example.com');
  const given = /(?:mật khẩu|password) (\w{8,})/.exec(mail?.text ?? '')?.[1] ?? '';
  await openLogin(page);
  await sendLogin(page, 'quynh', given);
  const change = changeModal(page);
  await change.getByText('It is time for a new password.').waitFor();
  await fillChange(change, given, NEW_PASSWORD);
  await change.getByRole('button', { name: 'Change password' }).click();
  await loginModal(page).waitFor();
  await sendLogin(page, 'quynh', NEW_PASSWORD);
  await accountMenu(page).waitFor();
});

test('[2.33] [6.07] the way by phone is there only while its module is on', async () => {
  await aurora.state({ modules: { CHNGPASSVERIF3: false } });
  const page = await aurora.open('/');
  const modal = await openForgot(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => modal.getByRole('tab').count()).toBe(0);
  await expect.poll(() => field(modal, 'Mobile number').count()).toBe(0);
});

test('[5.02] [5.06] [8.01] a reset by phone needs number, code and password; a wrong code is said', async () => {
  aurora.expectProblem(REFUSED);
  const page = await aurora.open('/');
  const modal = await openForgot(page);
  await modal.getByRole('tab', { name: 'By phone' }).click();
  const send = modal.getByRole('button', { name: /^Send code/ });
  await send.click();
  await modal.getByText('Mobile number must not be empty').waitFor();
  expect(await called(SEND)).toEqual([]);
  await field(modal, 'Mobile number').fill('91x');
  const submit = modal.getByRole('button', { name: 'Change password and log in' });
  await submit.click();
  for (const text of [
    'Please enter a valid mobile number',
    'Please enter a valid verification code',
    'New password must not be empty',
  ])
    await modal.getByText(text).waitFor();
  await field(modal, 'Mobile number').fill('912345678');
  await field(modal, 'Verification code').fill('000000');
  await field(modal, 'New password').fill(NEW_PASSWORD);
  await submit.click();
  await modal.getByText('That code is not right, or it has expired.').waitFor();
  await expect.poll(() => isFocused(field(modal, 'Verification code'))).toBe(true);
  await expect.poll(() => field(modal, 'New password').inputValue()).toBe(NEW_PASSWORD);
  expect(await called(LOGIN)).toEqual([]);
});

test.each([
  ['answers 500', { status: 500 }, /answered 500/],
  ['answers nonsense', { body: '{"success":tr' }, /nothing/],
  ['breaks off', { abort: true }, /(request failed|answered 50\d): /],
  ['never answers', { hang: true }, /nothing/],
] as const)(
  'a platform that %s is said to, nothing typed is lost, and it works again',
  { timeout: 150_000 },
  async (_, fault, problem) => {
    aurora.expectProblem(problem);
    await aurora.state({
      faults: [
        `POST ${CHANGE}`,
        `POST ${BY_EMAIL}`,
        `POST ${BY_PHONE}`,
        'GET /wps/system/setting/register',
      ].map((call) => ({ call, times: 1, ...fault })),
    });
    const page = await aurora.open('/');
    const modal = await openForgot(page);
    await field(modal, 'Username').fill('quynh');
    await field(modal, 'Email').fill('quynh@example.com');
    const submit = modal.getByRole('button', { name: 'Send a new password' });
    await submit.click();
    await modal.getByRole('alert').filter({ hasText: SAID }).waitFor();
    await expect.poll(() => field(modal, 'Email').inputValue()).toBe('quynh@example.com');
    await modal.getByRole('tab', { name: 'By phone' }).click();
    await field(modal, 'Mobile number').fill('912345678');
    await modal.getByRole('button', { name: /^Send code/ }).click();
    await field(modal, 'Verification code').fill(await lastCode());
    await field(modal, 'New password').fill(NEW_PASSWORD);
    const reset = modal.getByRole('button', { name: 'Change password and log in' });
    await reset.click();
    await modal.getByRole('alert').filter({ hasText: SAID }).waitFor();
    await reset.click();
    await accountMenu(page).waitFor();

    const change = await openChange(page);
    await field(change, 'Current password').fill(NEW_PASSWORD);
    await field(change, 'New password').fill(PASSWORD);
    await field(change, 'New password again').fill(PASSWORD);
    await change.getByRole('button', { name: 'Change password' }).click();
    await change.getByRole('alert').filter({ hasText: SAID }).waitFor();
    await expect.poll(() => field(change, 'New password').inputValue()).toBe(PASSWORD);
    await change.getByRole('button', { name: 'Change password' }).click();
    await loginModal(page).getByText('Your password is changed.').waitFor();
  },
);
