import { expect, test } from 'vitest';
import { type FaultRow, NOT_SENT, walkFaults } from '#tests/harness/fault-walk.ts';
import { isFocused } from '#tests/harness/hands.ts';
import { accountMenu, openLogin, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import {
  changeModal,
  field,
  fillChange,
  forgotModal,
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
const RULES = 'GET /wps/system/setting/register';
const REFUSED = /answered 4\d\d: POST /;

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
  const submit = modal.getByRole('button', { name: 'Send new password' });
  await submit.click();
  await modal.getByText('Please fill in “Username”').waitFor();
  await modal.getByText('Please fill in “Email”').waitFor();
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

test('the password that comes by mail lets in once, and asks for one of one’s own', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/');
  const modal = await openForgot(page);
  await field(modal, 'Username').fill('quynh');
  await field(modal, 'Email').fill('quynh@example.com');
  await modal.getByRole('button', { name: 'Send new password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const [mail] = await aurora.outbox('quynh@example.com');
  const given = /(?:mật khẩu|password) (\w{8,})/.exec(mail?.text ?? '')?.[1] ?? '';
  await openLogin(page);
  await sendLogin(page, 'quynh', given);
  const change = changeModal(page);
  await change.getByText('It’s time for a new password.').waitFor();
  await fillChange(change, given, NEW_PASSWORD);
  await change.getByRole('button', { name: 'Change password' }).click();
  await loginModal(page).waitFor();
  await sendLogin(page, 'quynh', NEW_PASSWORD);
  await accountMenu(page).waitFor();
});

test('[2.33] [6.07] the way by phone is there only while its module is on', { tags: 'matrix' }, async () => {
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
  await modal.getByText('Please fill in “Mobile number”').waitFor();
  expect(await called(SEND)).toEqual([]);
  await field(modal, 'Mobile number').fill('91x');
  const submit = modal.getByRole('button', { name: 'Change password and log in' });
  await submit.click();
  for (const text of [
    'Please enter a valid mobile number',
    'Please enter a valid verification code',
    'Please fill in “New password”',
  ])
    await modal.getByText(text).waitFor();
  await field(modal, 'Mobile number').fill('912345678');
  await field(modal, 'Verification code').fill('000000');
  await field(modal, 'New password').fill(NEW_PASSWORD);
  await submit.click();
  await modal.getByText('That code is not correct or has expired.').waitFor();
  await expect.poll(() => isFocused(field(modal, 'Verification code'))).toBe(true);
  await expect.poll(() => field(modal, 'New password').inputValue()).toBe(NEW_PASSWORD);
  expect(await called(LOGIN)).toEqual([]);
});

const rows: readonly FaultRow[] = [
  {
    call: `POST ${BY_EMAIL}`,
    async open(page) {
      const modal = await openForgot(page);
      await field(modal, 'Username').fill('quynh');
      await field(modal, 'Email').fill('quynh@example.com');
      await modal.getByRole('button', { name: 'Send new password' }).click();
    },
    part: (page) => forgotModal(page).getByRole('alert'),
    content: (page) => page.getByRole('alertdialog', { name: 'Check your email' }),
    retry: (page) => forgotModal(page).getByRole('button', { name: 'Send new password' }),
    said: NOT_SENT,
    typed: [(page) => field(forgotModal(page), 'Email'), 'quynh@example.com'],
  },
  {
    call: `POST ${BY_PHONE}`,
    async open(page) {
      // A form whose rules do not come does without them.
      await aurora.state({ faults: [RULES, `POST ${BY_PHONE}`].map((call) => ({ call, status: 500 })) });
      const modal = await openForgot(page);
      await modal.getByRole('tab', { name: 'By phone' }).click();
      await field(modal, 'Mobile number').fill('912345678');
      await modal.getByRole('button', { name: /^Send code/ }).click();
      await field(modal, 'Verification code').fill(await lastCode());
      await field(modal, 'New password').fill(NEW_PASSWORD);
      await modal.getByRole('button', { name: 'Change password and log in' }).click();
    },
    part: (page) => forgotModal(page).getByRole('alert'),
    content: accountMenu,
    retry: (page) => forgotModal(page).getByRole('button', { name: 'Change password and log in' }),
    said: NOT_SENT,
    typed: [(page) => field(forgotModal(page), 'New password'), NEW_PASSWORD],
  },
  {
    call: `POST ${CHANGE}`,
    as: 'quynh',
    async open(page) {
      const modal = await openChange(page);
      await fillChange(modal, PASSWORD, NEW_PASSWORD);
      await modal.getByRole('button', { name: 'Change password' }).click();
    },
    part: (page) => changeModal(page).getByRole('alert'),
    content: (page) => loginModal(page).getByText('Password changed.'),
    retry: (page) => changeModal(page).getByRole('button', { name: 'Change password' }),
    said: NOT_SENT,
    typed: [(page) => field(changeModal(page), 'New password'), NEW_PASSWORD],
  },
];

test.each(rows)(
  '$call fails in every way: that is said, nothing typed is lost, and it works again',
  { tags: 'matrix' },
  (row) => walkFaults(aurora, [row]),
);
