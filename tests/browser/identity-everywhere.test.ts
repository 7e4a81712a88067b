import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { HANDS, type Hands } from '#tests/harness/hands.ts';
import { accountMenu, PASSWORD } from '#tests/harness/log-in.ts';
import { openInEnglish } from '#tests/harness/open-in-english.ts';
import { loginModal } from '#tests/harness/passwords.ts';
import { portal } from '#tests/harness/portal.ts';
import { fewRules, lastCode, NEW_PASSWORD } from '#tests/harness/register.ts';

const brands = { aurora: portal('aurora'), jade: portal('jade'), harbor: portal('harbor') };

const WIDTHS = [1440, 390] as const;
const EVERYWHERE = (['aurora', 'jade', 'harbor'] as const).flatMap((id) =>
  (['pointer', 'keyboard'] as const).flatMap((by) => WIDTHS.map((width) => [id, width, by] as const)),
);

const header = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

async function signOut(page: Page, { press }: Hands): Promise<void> {
  await press(accountMenu(page));
  await press(header(page, 'Sign out'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }));
  await header(page, 'Log in').waitFor();
}

test.each(EVERYWHERE)(
  '[4.02] [4.07] [4.08] in %s at %i px by %s: registered, out, in by password, out, and in by SMS',
  { timeout: 120_000 },
  async (id, width, by) => {
    const brand = brands[id];
    const hands = HANDS[by];
    const { press, type } = hands;
    await brand.state(fewRules());
    const page = await openInEnglish(brand, [width, 844]);

    await press(header(page, 'Register'));
    const form = page.getByRole('dialog', { name: 'Register' });
    await type(form.getByLabel('Username'), `${by}${width}`);
    await type(form.getByLabel('Password', { exact: true }), NEW_PASSWORD);
    await type(form.getByLabel('Confirm password'), NEW_PASSWORD);
    expect(await axe(page)).toEqual([]);
    await press(form.getByRole('button', { name: 'Create account' }));
    const welcome = page.getByRole('dialog', { name: 'Account created' });
    await welcome.waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await welcome.waitFor({ state: 'detached' });
    await signOut(page, hands);

    await press(header(page, 'Log in'));
    const login = loginModal(page);
    await type(login.getByLabel('Username'), 'mai');
    await type(login.getByLabel('Password', { exact: true }).and(page.locator('input')), PASSWORD);
    expect(await axe(page)).toEqual([]);
    await press(login.getByRole('button', { name: 'Log in', exact: true }));
    await accountMenu(page).waitFor();
    await signOut(page, hands);

    await press(header(page, 'Log in'));
    if (by === 'pointer') await login.getByRole('tab', { name: 'By SMS' }).click();
    else {
      await login.getByLabel('Username').waitFor();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowRight');
    }
    const panel = login.getByRole('tabpanel', { name: 'By SMS' });
    await type(panel.getByLabel('Mobile number'), '901234567');
    await press(panel.getByRole('button', { name: /^Send code/ }));
    await panel.getByText(/^The code is on its way/).waitFor();
    expect(await axe(page)).toEqual([]);
    await type(panel.getByLabel('Verification code'), await lastCode(page, '84901234567'));
    await press(panel.getByRole('button', { name: 'Log in' }));
    await accountMenu(page).waitFor();
    const sent = (await brand.journal()).filter(
      ({ method, path }) => method !== 'GET' && /register$|login$|logout$/.test(path),
    );
    expect(sent.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'PUT /wps/member/register 200',
      'DELETE /wps/session/logout 200',
      'POST /wps/session/login 200',
      'DELETE /wps/session/logout 200',
      'POST /wps/session/login 200',
    ]);
  },
);
