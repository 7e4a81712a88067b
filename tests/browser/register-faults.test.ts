import { expect, test } from 'vitest';
import { FAULTS } from '#tests/harness/faults.ts';
import { portal } from '#tests/harness/portal.ts';
import { byPhone, fewRules, fillName, NEW_PASSWORD, submit } from '#tests/harness/register.ts';

const aurora = portal('aurora');

const CHALLENGE = 'GET /wps/verification/challenge';
const AFFILIATE = 'GET /wps/agent/affiliate';
const REGISTER = 'PUT /wps/member/register';
const SMS = 'POST /wps/verification/sms/register';
const FAILED = 'That did not work. Please try again.';
const SLOW = 'The page took longer time to load';
const UNKNOWN = 'Please try to log in with it first';

const count = async (call: string) =>
  (await aurora.journal()).filter(({ method, path }) => call === `${method} ${path}`).length;

test.each([
  [REGISTER, 'answers 500', { status: 500 }, FAILED],
  [REGISTER, 'closes the connection', { abort: true }, UNKNOWN],
  [REGISTER, 'answers broken JSON', { body: '{"success":' }, UNKNOWN],
  [REGISTER, 'never answers', { hang: true }, UNKNOWN],
  [CHALLENGE, 'answers 500', { status: 500 }, FAILED],
  [CHALLENGE, 'answers broken JSON', { body: '{"success":' }, FAILED],
  [CHALLENGE, 'closes the connection', { abort: true }, FAILED],
  [CHALLENGE, 'never answers', { hang: true }, SLOW],
  [AFFILIATE, 'answers 500', { status: 500 }, FAILED],
  [AFFILIATE, 'answers broken JSON', { body: '{"success":' }, FAILED],
  [AFFILIATE, 'closes the connection', { abort: true }, FAILED],
  [AFFILIATE, 'never answers', { hang: true }, SLOW],
] as const)(
  'where %s %s, that is said; nothing typed is lost, and the next try goes through',
  async (call, _, fault, want) => {
    aurora.expectProblem(new RegExp(`${call.replace(' ', ' .*')}`));
    await aurora.state(fewRules());
    const page = await aurora.open('/register?affiliateCode=TOMAS1');
    await fillName(page, 'faults2026');
    await aurora.state({ faults: [{ call, ...fault }] });
    await submit(page).dblclick();
    await expect.poll(() => count(call)).toBe(1);
    await page.getByRole('alert').getByText(want).waitFor();
    expect(await count(call)).toBe(1);
    await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('faults2026');
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(NEW_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).waitFor();

    await aurora.state({ faults: [] });
    await page.getByLabel('Username').press('Enter');
    await page.getByRole('dialog', { name: 'Account created' }).waitFor();
  },
);

test.each(FAULTS)(
  '[5.10] a platform that %s takes down the fields alone, and a second try brings them',
  async (_, fault) => {
    aurora.expectProblem(/setting\/register/);
    await aurora.state({ faults: [{ call: 'GET /wps/system/setting/register', times: 1, ...fault }] });
    const page = await aurora.open('/register');
    await page.getByRole('contentinfo').waitFor();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    // The page asks again by itself, too, and may be first.
    await Promise.any([retry.click(), page.getByLabel('Username').waitFor()]);
    await page.getByLabel('Username').waitFor();
    await expect.poll(() => retry.count()).toBe(0);
  },
);

test.each(FAULTS)(
  '[8.01] where the platform, asked for a code, %s, a warning says so, and the button can be pressed again',
  async (_, fault, wait) => {
    aurora.expectProblem(/\/sms\/register$/);
    await aurora.state({ ...fewRules(), faults: [{ call: SMS, ...fault }] });
    const page = await aurora.open('/register');
    await byPhone(page);
    const panel = page.getByRole('tabpanel');
    await panel.getByLabel('Mobile number').fill('987650009');
    const send = panel.getByRole('button', { name: /^Send code/ });
    await send.click();
    const warning = page.getByRole('alertdialog');
    await warning.getByText(wait > 0 ? SLOW : FAILED).waitFor();
    await warning.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('false');
  },
);
