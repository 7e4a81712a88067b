import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fromAccountMenu, openAs, PASSWORD } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const card = (page: Page, name: string) => centre(page).getByRole('region', { name });
const protections = (page: Page) => card(page, 'Account security');
const modal = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const level = (page: Page) => protections(page).getByRole('meter').getAttribute('aria-valuetext');
const sent = async (method: string, path: string) =>
  (await aurora.journal())
    .filter((call) => call.method === method && call.path === path)
    .map(({ body }) => body);

async function codeFor(to: string): Promise<string> {
  const [message] = await aurora.outbox(to);
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
}

/** Asks for a code and types what came. */
async function typeCode(form: Locator, label: string, to: string): Promise<void> {
  await form.getByRole('button', { name: /^Send code/ }).click();
  await form.getByText(/We sent a code to/).waitFor();
  await form.getByLabel(label, { exact: true }).fill(await codeFor(to));
}

test('[2.35] [3.01] [2.37] my account: details, payment password, number, mail, two steps, level and devices', async () => {
  aurora.expectProblem(/answered 4\d\d: /);
  const elsewhere = await openAs(aurora, 'mai');
  const page = await openAs(aurora, 'mai');
  await fromAccountMenu(page, 'My account');
  await expect.poll(() => level(page)).toBe('Fair');
  await protections(page).getByText('Last login').waitFor();

  // Details: what is wrong stands under its field, only what changed goes, and what is locked stays.
  await card(page, 'Personal details').getByText('2 required details are missing').waitFor();
  await card(page, 'Personal details').getByRole('button', { name: 'Edit' }).click();
  const details = modal(page, 'Personal details');
  await details.getByLabel('Real name').fill('Nguyễn Thị Mai');
  const birthday = details.getByLabel('Date of birth');
  await birthday.focus();
  await page.keyboard.type('02282020');
  await expect.poll(() => birthday.inputValue()).toBe('2020-02-28');
  await details.getByRole('button', { name: 'Save' }).click();
  await details.getByText('You must be at least 18 years old').waitFor();
  await birthday.fill('1999-02-28');
  await details.getByLabel('Nationality (optional)').fill('viet');
  await details.getByRole('option', { name: 'Vietnam' }).click();
  await details.getByRole('button', { name: 'Save' }).click();
  await card(page, 'Personal details').getByText('Feb 28, 1999').waitFor();
  expect(await sent('PUT', '/wps/member/profile')).toEqual([
    { realName: 'Nguyễn Thị Mai', birthday: '1999-02-28', nationality: 'VN' },
  ]);
  await card(page, 'Personal details').getByText('All required details are complete').waitFor();
  await card(page, 'Personal details').getByRole('button', { name: 'Edit' }).click();
  await details.getByText('Can no longer be changed.').waitFor();
  await expect.poll(() => details.getByLabel('Real name').count()).toBe(0);
  await details.getByRole('button', { name: 'Close' }).click();

  // A payment password, set and then forgotten.
  await protections(page).getByRole('button', { name: 'Set: Payment password' }).click();
  const payment = modal(page, 'Payment password');
  const fillNew = async (password: string) => {
    await payment.getByLabel('New payment password', { exact: true }).fill(password);
    await payment.getByLabel('Confirm new payment password').fill(password);
    await payment.getByRole('button', { name: 'Save payment password' }).click();
  };
  await payment.getByLabel('Login password').fill('wrong');
  await fillNew('135790');
  await payment.getByText('That password is not correct. Check it and try again.').waitFor();
  await payment.getByLabel('Login password').fill(PASSWORD);
  await fillNew('135790');
  await protections(page).getByRole('button', { name: 'Change: Payment password' }).click();
  await payment.getByRole('button', { name: 'I forgot it' }).click();
  await typeCode(payment, 'Verification code', '84901234567');
  await fillNew('246801');
  await expect.poll(() => modal(page, 'Payment password').count()).toBe(0);
  expect((await sent('PUT', '/wps/member/paymentPassword')).at(-1)).toMatchObject({
    channel: 'SMS',
    newPassword: '246801',
  });

  // A mail address of somebody else is refused without telling whose; another number takes the place of the old one.
  await protections(page).getByRole('button', { name: 'Change: Email' }).click();
  const email = modal(page, 'Email');
  await email.getByLabel('New email').fill('quynh@example.com');
  await email.getByRole('button', { name: /^Send code/ }).click();
  await email.getByText('This cannot be used. Please enter another.').waitFor();
  await expect.poll(() => email.getByLabel('New email').inputValue()).toBe('quynh@example.com');
  await email.getByRole('button', { name: 'Close' }).click();
  await protections(page).getByRole('button', { name: 'Change: Mobile number' }).click();
  const mobile = modal(page, 'Mobile number');
  await mobile.getByLabel('New mobile number').fill('0977 000 111');
  await typeCode(mobile, 'Code sent to the new contact', '84977000111');
  await mobile.locator('input[type=password]').fill(PASSWORD);
  await mobile.getByRole('button', { name: 'Save' }).click();
  await protections(page).getByText('+84 •••111').waitFor();

  // Two steps to log in.
  await protections(page).getByRole('button', { name: 'Turn on: Two-step login' }).click();
  const two = modal(page, 'Two-step login');
  await typeCode(two, 'Verification code', 'mai@example.com');
  await two.getByRole('button', { name: 'Turn on' }).click();
  await protections(page)
    .getByText(/^On: each login needs a code/)
    .waitFor();
  await expect.poll(() => level(page)).toBe('Good');
  await protections(page).getByText('Time to change: Login password').waitFor();

  // The other device is logged out at its next call.
  await card(page, 'Where you are logged in').getByRole('button', { name: 'Log out all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out all others' }).click();
  await card(page, 'Where you are logged in').getByText('You’re not logged in anywhere else.').waitFor();
  const loginPrompt = modal(elsewhere, 'Log in').waitFor();
  // The page asks by itself, too, and may be first.
  await Promise.any([fromAccountMenu(elsewhere, 'My account'), loginPrompt]);
  await loginPrompt;
});
