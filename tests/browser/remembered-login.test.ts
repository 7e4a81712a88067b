import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountMenu, fromAccountMenu, openLogin, PASSWORD } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const HOURS = 60 * 60;

/** Reads the browser's database: whether its keys can be read, and what is under them. */
const secrets = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ name: unknown; readable: boolean; text: string }[]>((resolve, reject) => {
        const open = indexedDB.open('livery-secrets');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const { result: database } = open;
          if (!database.objectStoreNames.contains('secrets')) {
            database.close();
            return resolve([]);
          }
          const store = database.transaction('secrets').objectStore('secrets');
          const names = store.getAllKeys();
          const kept = store.getAll();
          kept.onsuccess = () => {
            database.close();
            resolve(
              kept.result.map(({ key, data }, index) => ({
                name: names.result[index],
                readable: (key as CryptoKey).extractable,
                text: new TextDecoder('latin1').decode(data),
              })),
            );
          };
        };
      }),
  );

const named = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));

async function logInRemembered(page: Page): Promise<void> {
  const popup = await openLogin(page);
  await popup.getByLabel('Username').fill('quynh');
  await popup.locator('input[name="password"]').fill(PASSWORD);
  await popup.getByRole('checkbox', { name: 'Remember me' }).check();
  await popup.locator('input[name="password"]').press('Enter');
  await accountMenu(page).waitFor();
}

/** Reads what the login begins with in a tab of its own, after the one before has gone: beside that, it would be logged in. */
async function filledIn(earlier: Page, before?: (page: Page) => Promise<void>) {
  await earlier.goto('about:blank');
  const page = await earlier.context().newPage();
  await before?.(page);
  await page.goto(aurora.url('/'));
  const popup = await openLogin(page);
  const box = popup.getByRole('checkbox', { name: 'Remember me' });
  const form = {
    username: () => popup.getByLabel('Username').inputValue(),
    password: () => popup.locator('input[name="password"]').inputValue(),
    box,
  };
  return { page, popup, form };
}

test('[3.04] a remembered login is in cookies for a day, its password readable nowhere, and fills in the form', async () => {
  const page = await aurora.open('/');
  const context = page.context();
  await expect.poll(() => context.cookies()).toEqual([]);
  await logInRemembered(page);
  await expect.poll(async () => (await secrets(page)).length).toBe(1);
  await expect
    .poll(async () => Object.keys(await named(context)).sort())
    .toEqual(['livery_remember', 'livery_user']);
  const cookies = await named(context);
  expect(cookies.livery_user?.value).toBe('quynh');
  for (const cookie of Object.values(cookies)) {
    expect(cookie.sameSite).toBe('Strict');
    const hours = (cookie.expires - Date.now() / 1000) / HOURS;
    expect([hours > 23.9, hours <= 24]).toEqual([true, true]);
  }
  const [secret] = await secrets(page);
  expect(secret).toMatchObject({ name: 'quynh', readable: false });
  expect(secret?.text).not.toContain(PASSWORD);
  const { form } = await filledIn(page);
  await expect.poll(form.username).toBe('quynh');
  await expect.poll(form.password).toBe(PASSWORD);
  await expect.poll(() => form.box.isChecked()).toBe(true);
});

test('[3.04] signing out forgets the password, and goes on remembering who it was', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/');
  await logInRemembered(page);
  await expect.poll(async () => (await secrets(page)).length).toBe(1);
  await fromAccountMenu(page, 'Log out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => secrets(page)).toEqual([]);
  const { form } = await filledIn(page);
  await expect.poll(form.username).toBe('quynh');
  await expect.poll(() => form.password()).toBe('');
  await expect.poll(() => form.box.isChecked()).toBe(true);
});

test('[3.04] who takes the tick away is forgotten at once', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/');
  const context = page.context();
  await logInRemembered(page);
  await expect.poll(async () => (await secrets(page)).length).toBe(1);
  const { page: tab, form } = await filledIn(page);
  await expect.poll(form.password).toBe(PASSWORD);
  await form.box.uncheck();
  await expect.poll(() => secrets(tab)).toEqual([]);
  await expect.poll(() => context.cookies()).toEqual([]);
});

test('[3.04] after a day the password is not given out any more, and is gone', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/');
  await logInRemembered(page);
  await expect.poll(async () => (await secrets(page)).length).toBe(1);
  const { page: later, form } = await filledIn(page, (tab) =>
    tab.clock.setFixedTime(Date.now() + (24 * HOURS + 1) * 1000),
  );
  await expect.poll(form.username).toBe('quynh');
  await expect.poll(() => secrets(later)).toEqual([]);
  await expect.poll(() => form.password()).toBe('');
});

test('[3.04] a login without the tick is remembered nowhere', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/');
  const popup = await openLogin(page);
  await expect.poll(() => popup.getByRole('checkbox', { name: 'Remember me' }).isChecked()).toBe(false);
  await popup.getByLabel('Username').fill('quynh');
  await popup.locator('input[name="password"]').fill(PASSWORD);
  await popup.locator('input[name="password"]').press('Enter');
  await accountMenu(page).waitFor();
  await expect.poll(() => page.context().cookies()).toEqual([]);
  await expect.poll(() => secrets(page)).toEqual([]);
});
