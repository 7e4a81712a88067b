import { expect, test } from 'vitest';
import { accountMenu } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import { fewRules, openRegister, submit } from '#tests/harness/register.ts';

const aurora = portal('aurora');

const GOOGLE = 'Continue with Google';
const called = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);

test('[2.31] a third party makes the account: it names the visitor, and the link the agent', async () => {
  await aurora.state({
    ...fewRules(),
    identityProvider: ['google'],
    modules: { GOOGLEREG3: true, FACEBOOKREG3: true },
  });
  const page = await aurora.open('/?affiliateCode=TOMAS1');
  const popup = await openRegister(page);
  await expect.poll(() => popup.getByRole('button', { name: 'Continue with Facebook' }).count()).toBe(0);
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    popup.getByRole('button', { name: GOOGLE }).click(),
  ]);
  await window.locator('button[name=subject]').first().click();
  await accountMenu(page).waitFor();
  expect((await called('/wps/session/login/firebase')).map(({ body }) => body)).toMatchObject([
    { channel: 'google', idToken: expect.stringMatching(/^\S{40,}$/), affiliateCode: 'TOMAS1' },
  ]);
});

test('[2.31] third parties are offered only while their module is on', { tags: 'matrix' }, async () => {
  await aurora.state({ ...fewRules(), identityProvider: ['google', 'facebook'] });
  const page = await aurora.open('/register');
  await submit(page).waitFor();
  await expect.poll(() => page.getByRole('button', { name: GOOGLE }).count()).toBe(0);
});

test('[8.02] a window that is closed says so in the form, which stays as it is', {
  tags: 'matrix',
}, async () => {
  await aurora.state({ ...fewRules(), identityProvider: ['google'], modules: { GOOGLEREG3: true } });
  const page = await aurora.open('/register');
  await page.getByLabel('Username', { exact: true }).fill('halfway');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: GOOGLE }).click(),
  ]);
  await window.close();
  await page.getByRole('alert').getByText('Login failed because the window was closed.').waitFor();
  await expect.poll(() => page.getByLabel('Username', { exact: true }).inputValue()).toBe('halfway');
});
