import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type FaultRow, NOT_SENT, walkFaults } from '#tests/harness/fault-walk.ts';
import { FAULTS } from '#tests/harness/faults.ts';
import { portal } from '#tests/harness/portal.ts';
import { pressTwice } from '#tests/harness/press-twice.ts';
import { byPhone, fewRules, fillName, NEW_PASSWORD, submit } from '#tests/harness/register.ts';

const aurora = portal('aurora');

const CHALLENGE = 'GET /wps/verification/challenge';
const AFFILIATE = 'GET /wps/agent/affiliate';
const REGISTER = 'PUT /wps/member/register';
const SMS = 'POST /wps/verification/sms/register';
const FAILED = 'That did not work. Please try again.';
const UNKNOWN = 'Please try to log in with it first';

const warning = (page: Page) => page.getByRole('alertdialog');
const send = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: /^Send code/ });

const count = async (call: string) =>
  (await aurora.journal()).filter(({ method, path }) => call === `${method} ${path}`).length;

test.each([
  [REGISTER, 'answers 500', { status: 500 }, FAILED],
  [REGISTER, 'closes the connection', { abort: true }, UNKNOWN],
  [REGISTER, 'answers broken JSON', { body: '{"success":' }, UNKNOWN],
  [REGISTER, 'never answers', { hang: true }, UNKNOWN],
] as const)(
  'where %s %s, that is said; nothing typed is lost, and the next try goes through',
  { tags: 'matrix' },
  async (call, _, fault, want) => {
    aurora.expectProblem(new RegExp(`${call.replace(' ', ' .*')}`));
    await aurora.state(fewRules());
    const page = await aurora.open('/register?affiliateCode=TOMAS1', { patience: 5000 });
    await fillName(page, 'faults2026');
    await aurora.state({ faults: [{ call, ...fault }] });
    await pressTwice(submit(page));
    await expect.poll(() => count(call)).toBe(1);
    await page.getByRole('alert').getByText(want).waitFor();
    expect(await count(call)).toBe(1);
    await expect.poll(() => page.getByLabel('Username', { exact: true }).inputValue()).toBe('faults2026');
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(NEW_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).waitFor();

    await aurora.state({ faults: [] });
    await page.getByLabel('Username', { exact: true }).press('Enter');
    await page.getByRole('dialog', { name: 'Account created' }).waitFor();
  },
);

test.each(FAULTS)(
  '[5.10] where the rules meet a platform that %s, those that came with its status show the fields',
  { tags: 'matrix' },
  async (_, fault) => {
    aurora.expectProblem(/setting\/register/);
    await aurora.state({ faults: [{ call: 'GET /wps/system/setting/register', times: 1, ...fault }] });
    const page = await aurora.open('/register', { patience: 5000 });
    await page.getByRole('contentinfo').waitFor();
    await page.getByLabel('Username', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('main').getByRole('button', { name: 'Try again' }).count())
      .toBe(0);
  },
);

const rows: readonly FaultRow[] = [
  ...[CHALLENGE, AFFILIATE].map((call) => ({
    call,
    path: '/register?affiliateCode=TOMAS1',
    async open(page: Page) {
      await fillName(page, 'faults2026');
      await pressTwice(submit(page));
    },
    part: (page: Page) => page.getByRole('alert'),
    content: (page: Page) => page.getByRole('dialog', { name: 'Account created' }),
    retry: submit,
    async again(page: Page) {
      await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(NEW_PASSWORD);
      await pressTwice(submit(page));
    },
    said: NOT_SENT,
    typed: [(page: Page) => page.getByLabel('Username', { exact: true }), 'faults2026'] as const,
  })),
  {
    call: SMS,
    path: '/register',
    async open(page) {
      await byPhone(page);
      await page.getByRole('tabpanel').getByLabel('Mobile number').fill('987650009');
      await page.clock.install();
      await send(page).click();
    },
    part: warning,
    content: (page) => page.getByRole('tabpanel').getByText('We sent a code'),
    retry: (page) => warning(page).getByRole('button', { name: 'Submit' }),
    async again(page) {
      await warning(page).getByRole('button', { name: 'Submit' }).click();
      await expect.poll(() => send(page).getAttribute('aria-disabled')).toBe('false');
      // The button takes a press a second.
      await page.clock.fastForward(1000);
      await send(page).click();
    },
    said: NOT_SENT,
    typed: [(page) => page.getByRole('tabpanel').getByLabel('Mobile number'), '987650009'],
  },
];

test.each(rows)(
  '[8.01] $call fails in every way: that is said, nothing typed is lost, and the next try goes through',
  { tags: 'matrix' },
  async (row) => {
    await aurora.state(fewRules());
    await walkFaults(aurora, [row]);
    // However often one presses, a try sends one.
    expect(await count(row.call)).toBe(FAULTS.length + 1);
  },
);
