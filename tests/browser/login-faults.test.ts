import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FAULTS } from '#tests/harness/faults.ts';
import { accountMenu, openLogin, openSmsLogin, PASSWORD, sendLogin } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const FAILED = 'That did not work. Please try again.';
const WORDS: Readonly<Record<string, string>> = {
  'answers 500': FAILED,
  'answers broken JSON': FAILED,
  // What stands before the platform answers in its place.
  'closes the connection': FAILED,
  'never answers': 'The page took longer time to load, please check your network connectivity',
};

const loginModal = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Verification code' });
const submit = (page: Page) => loginModal(page).getByRole('button', { name: 'Log in', exact: true });

/** A call of the login: what leads to it, where is said that it failed, what is tried then, and what follows. */
interface Step {
  readonly call: string;
  readonly reach: (page: Page) => Promise<void>;
  readonly said: (page: Page) => ReturnType<Page['locator']>;
  readonly again: (page: Page) => Promise<void>;
  readonly done: (page: Page) => ReturnType<Page['locator']>;
  /** What was typed, and is still there. */
  readonly typed: readonly [name: string, text: string];
}

const byName: Omit<Step, 'call'> = {
  async reach(page) {
    await openLogin(page);
    await sendLogin(page, 'mai');
  },
  said: (page) => loginModal(page).getByRole('alert'),
  again: (page) => submit(page).click(),
  done: accountMenu,
  typed: ['password', PASSWORD],
};

const steps: readonly Step[] = [
  { ...byName, call: 'GET /wps/verification/challenge' },
  { ...byName, call: 'GET /wps/system/publicKey' },
  { ...byName, call: 'POST /wps/session/login' },
  {
    call: 'POST /wps/verification/sms/noLogin',
    async reach(page) {
      const panel = await openSmsLogin(page);
      await panel.getByLabel('Mobile number').fill('901234567');
      await page.clock.install();
      await panel.getByRole('button', { name: /^Send code/ }).click();
    },
    said: warning,
    async again(page) {
      await warning(page).getByRole('button', { name: 'Submit' }).click();
      // The button takes a press a second.
      await page.clock.fastForward(1000);
      await loginModal(page)
        .getByRole('button', { name: /^Send code/ })
        .click();
    },
    done: (page) => loginModal(page).getByText('The code is on its way'),
    typed: ['mobileNum', '901234567'],
  },
  {
    call: 'POST /wps/session/login/twoFactor',
    async reach(page) {
      await openLogin(page);
      await sendLogin(page, 'linh');
      await page.locator('input[name=verificationCode]').waitFor();
      const [mail] = await aurora.outbox('linh@example.com');
      await page.keyboard.type(/\d{4,8}/.exec(mail?.text ?? '')?.[0] ?? 'none');
      await page.keyboard.press('Enter');
    },
    said: (page) => page.getByRole('dialog').getByRole('alert'),
    again: (page) => page.getByRole('button', { name: 'Confirm' }).click(),
    done: accountMenu,
    typed: ['verificationCode', ''],
  },
];

describe.each(steps)('[8.03] $call', ({ call, reach, said, again, done, typed: [name, text] }) => {
  test.each(FAULTS)(
    '%s: a clear message, nothing typed is lost, and the next try works',
    async (fault, what, wait) => {
      aurora.expectProblem(/answered 50\d/, /request failed/);
      await aurora.state({ faults: [{ call, ...what }] });
      const page = await aurora.open('/');
      await reach(page);
      await said(page)
        .getByText(WORDS[fault] ?? '')
        .waitFor({ timeout: wait + 20_000 });
      const typed = await page.locator(`input[name=${name}]`).inputValue();
      expect(typed).toMatch(text === '' ? /^\d+$/ : text);
      await aurora.state({ faults: [] });
      await again(page);
      await done(page).waitFor();
    },
  );
});

test('[8.03] where the network fails, that is said, and whether it is the visitor’s own', async () => {
  aurora.expectProblem(/request failed/);
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  await page.route('**/wps/session/login', (route) => route.abort('connectionreset'));
  await sendLogin(page, 'mai');
  await popup.getByRole('alert').getByText('Network link is abnormal, please try again').waitFor();
  await page.unroute('**/wps/session/login');
  await page.context().setOffline(true);
  await submit(page).click();
  await popup
    .getByRole('alert')
    .getByText('You are offline. Connect to the internet and try again.')
    .waitFor();
  await page.context().setOffline(false);
  await submit(page).click();
  await accountMenu(page).waitFor();
});
