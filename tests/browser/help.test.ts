import { pictureFiles } from '@liveryjs/sandbox/testing/picture-files';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logIn } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import { pressTwice } from '#tests/harness/press-twice.ts';

const [aurora, jade] = [portal('aurora'), portal('jade')];

const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'What can we help with?' });
const article = (page: Page, title: string) => main(page).getByRole('heading', { level: 2, name: title });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('[2.09] [2.37] the help centre: topics, search, an article with an address, and the way home', async () => {
  const page = await aurora.open('/helpmc');
  await main(page).getByRole('region', { name: 'Deposits and withdrawals' }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  await search(page).fill('FORGÓT pass');
  await main(page)
    .getByRole('region', { name: /^\d+ articles?$/ })
    .waitFor();
  await main(page)
    .getByRole('link', { name: /^I forgot my password/ })
    .click();
  await article(page, 'I forgot my password').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?id=forgotten-password');
  await expect
    .poll(() => article(page, 'I forgot my password').evaluate((node) => node === document.activeElement))
    .toBe(true);
  await main(page)
    .getByRole('navigation', { name: 'More on Account' })
    .getByRole('link', { name: 'Keeping your account safe' })
    .click();
  await article(page, 'Keeping your account safe').waitFor();
  await page.goBack();
  await article(page, 'I forgot my password').waitFor();
  await main(page).getByRole('button', { name: 'All topics' }).click();
  await main(page).getByRole('region', { name: 'Lottery', exact: true }).waitFor();

  await page.goto(aurora.url('/help#identity-check'));
  await article(page, 'Why we check your identity').waitFor();
  await main(page).getByRole('article').getByRole('link', { name: 'Privacy' }).click();
  await article(page, 'Privacy').waitFor();
  await main(page).getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL(aurora.url('/'));
  const requests = (await aurora.journal()).filter(({ path }) => path === '/wps/system/helpCenter');
  expect(requests[0]?.query).toEqual({ merchant: 'aurora', language: 'EN' });
});

test('[2.09] in another brand it looks otherwise, and is searched without accents', {
  tags: 'matrix',
}, async () => {
  const page = await jade.open('/help');
  await main(page).getByRole('searchbox').fill('dang nhap ma');
  await main(page)
    .getByRole('link', { name: /^Đăng nhập, và khi không nhận được mã/ })
    .waitFor();
  await main(page).getByRole('searchbox').fill('');
  await main(page).getByText('Bằng mật khẩu hoặc SMS. Mã chỉ dùng một lần, trong mười phút.').waitFor();
});

test('[2.31] the user agreement of the registration is an article of the help centre', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/register');
  await main(page).getByRole('link', { name: 'User agreement' }).click();
  await page.waitForURL(aurora.url('/help#terms'));
  await article(page, 'User agreement').waitFor();
});

test('[5.09] feedback: 10 to 140 characters of a visitor, with pictures of a member, sent once', async () => {
  const page = await aurora.open('/');
  await menu(page).getByRole('button', { name: 'Feedback' }).click();
  const words = dialog(page).getByLabel('Your message');
  const send = dialog(page).getByRole('button', { name: 'Send' });
  await words.fill('Too short');
  await send.click();
  await dialog(page).getByText('Enter 10 to 140 characters').waitFor();
  await expect.poll(() => words.evaluate((node) => node === document.activeElement)).toBe(true);
  await words.fill('x'.repeat(150));
  await expect.poll(async () => (await words.inputValue()).length).toBe(140);
  await dialog(page).getByText('0 of 140 characters left').waitFor();
  expect(await dialog(page).getByRole('group', { name: 'Pictures' }).count()).toBe(0);
  await words.fill('  The reels of one game stand still.  ');
  await dialog(page).getByText('A promotion').click();
  await pressTwice(send);
  await dialog(page)
    .getByText(/your reference is F\d{6}/)
    .waitFor();
  const sent = async () => (await aurora.journal()).filter(({ path }) => path === '/wps/feedback');
  expect((await sent()).map(({ body }) => body)).toEqual([
    {
      type: 'promotion',
      content: 'The reels of one game stand still.',
      idempotencyKey: expect.stringMatching(/^[\w-]{24}$/),
    },
  ]);
  await page.keyboard.press('Escape');

  await logIn(page, 'mai');
  await menu(page).getByRole('button', { name: 'Feedback' }).click();
  const { png, jpeg } = pictureFiles;
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'one.png', mimeType: 'image/png', buffer: png },
      { name: 'two.jpg', mimeType: 'image/jpeg', buffer: jpeg },
      { name: 'text.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ]);
  await dialog(page).getByText('Only PNG and JPG pictures are accepted').waitFor();
  await words.fill('Here is what I saw on my screen.');
  await send.click();
  await dialog(page)
    .getByText(/your reference is F\d{6}/)
    .waitFor();
  const [, second] = await sent();
  expect(second).toMatchObject({
    authorized: true,
    body: { type: 'game', pictures: [expect.any(String), expect.any(String)] },
  });
});

/** The window that opens on a press of the menu's entry for customer service. */
async function chatOf(page: Page): Promise<Page> {
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    menu(page).getByRole('button', { name: 'Customer service' }).click(),
  ]);
  return chat;
}

test('[4.18] [3.06] the chat opens in a window of its own: live for all, the VIPs’ own above rank 4', async () => {
  const page = await aurora.open('/');
  const live = await chatOf(page);
  await live.waitForURL(aurora.url('/sandbox/chat'));
  await expect.poll(() => live.evaluate(() => [innerWidth, innerHeight, opener])).toEqual([440, 750, null]);
  await live.close();
  await logIn(page, 'quynh');
  const vip = await chatOf(page);
  await vip.waitForURL(aurora.url('/sandbox/chat?service=vip'));
  await vip.close();
});

test('[4.18] the chat’s window opens blank, and closes where the lookup fails', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/request failed/, /system\/status/, /console error/);
  await aurora.state({ faults: [{ call: 'GET /wps/system/status', status: 500 }] });
  const page = await aurora.open('/');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
  const chat = await chatOf(page);
  await expect.poll(() => chat.isClosed()).toBe(true);
  await page.getByRole('status').getByText('Customer service cannot be reached right now').first().waitFor();
  // The window was never anything but blank.
  expect(chat.url()).toBe('about:blank');
});
