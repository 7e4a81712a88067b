import { expect, test } from 'vitest';
import {
  announce,
  announcement,
  CALL,
  dialog,
  entry,
  openAnnouncements,
  row,
  rows,
  text,
} from '#tests/harness/announcements.ts';
import { FAULTS } from '#tests/harness/faults.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const PHONE = { size: [390, 844] } as const;

const requestedQueries = async () =>
  (await aurora.journal()).filter(({ path }) => CALL.endsWith(path)).map(({ query }) => query);

test('[2.28] the notice modal has a title and a close button, locks the page, and closes on a click outside', async () => {
  const page = await openAnnouncements(aurora);
  await expect
    .poll(() => dialog(page).getByRole('heading', { level: 2, name: 'Announcements' }).count())
    .toBe(1);
  const locked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await expect.poll(locked).toBe('hidden');
  await page.mouse.click(5, 400);
  await expect.poll(() => dialog(page).count()).toBe(0);
  await expect.poll(locked).not.toBe('hidden');
  await entry(page).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog(page).count()).toBe(0);
});

test('[2.29] nine a page, newest first, and the pager turns to the others', async () => {
  const page = await openAnnouncements(aurora);
  await rows(page).first().waitFor();
  await expect.poll(() => rows(page).count()).toBe(9);
  const dates = await rows(page)
    .filter({ hasNotText: 'Important' })
    .evaluateAll((elements) => elements.map((element) => element.querySelector('time')?.dateTime ?? ''));
  expect(dates).toEqual([...dates].sort().reverse());
  const titles = await rows(page).allInnerTexts();
  const pager = dialog(page).getByRole('navigation', { name: 'Pages of announcements' });
  await pager.getByRole('button', { name: 'Page 2' }).click();
  await expect
    .poll(async () => (await rows(page).allInnerTexts()).some((row) => titles.includes(row)))
    .toBe(false);
  await expect.poll(() => pager.locator('[aria-current]').innerText()).toBe('2');
  expect(new URL(page.url()).search).toBe('');
});

test('[1.09] announcements for the web by execution type B are asked for, nine at a time', async () => {
  const page = await openAnnouncements(aurora);
  await rows(page).first().waitFor();
  expect(await requestedQueries()).toEqual([
    {
      merchant: 'aurora',
      language: 'EN',
      platform: 'web',
      execution: 'B',
      pageNo: '1',
      pageSize: '9',
    },
  ]);
});

test('[1.09] what each is about is said in words', async () => {
  await announce(
    aurora,
    announcement(1, { types: ['B'] }),
    announcement(2, { types: ['PL'] }),
    announcement(3, { types: ['PU'] }),
    announcement(4, { types: ['PR'] }),
    announcement(5, { types: ['PR', 'H'] }),
  );
  const page = await openAnnouncements(aurora);
  await rows(page).first().waitFor();
  const kinds = ['Important', 'Notice', 'Games', 'Update', 'Promotion'];
  const words = (await rows(page).allInnerTexts()).map((rowText) =>
    kinds.filter((kind) => rowText.includes(kind)).join(),
  );
  expect(words).toEqual(['Notice', 'Games', 'Update', 'Promotion', 'Important,Promotion']);
});

test('[2.29] on a wide window the list and the text stand side by side', async () => {
  const page = await openAnnouncements(aurora);
  await row(page, 'Draw times').click();
  await text(page).getByRole('heading', { level: 3, name: 'Draw times for the coming week' }).waitFor();
  await text(page).getByRole('table').waitFor();
  const [list, article] = await Promise.all([
    row(page, 'Draw times').boundingBox(),
    text(page).boundingBox(),
  ]);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(article?.x ?? 0);
  await expect
    .poll(() => dialog(page).getByRole('button', { name: 'All announcements' }).isVisible())
    .toBe(false);
});

test('[2.29] on a phone the text takes the list’s place, and the way back keeps page, scroll and focus', async () => {
  const page = await openAnnouncements(aurora, PHONE);
  await dialog(page).getByRole('button', { name: 'Page 2' }).click();
  const last = rows(page).last();
  await expect.poll(() => dialog(page).locator('nav [aria-current]').innerText()).toBe('2');
  await expect.poll(() => dialog(page).locator('ul[aria-busy="true"]').count()).toBe(0);
  await last.scrollIntoViewIfNeeded();
  const scroll = () => dialog(page).evaluate((element) => element.scrollTop);
  const before = await scroll();
  expect(before).toBeGreaterThan(0);
  const title = await last.locator('strong').innerText();
  await last.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  await expect.poll(scroll).toBe(0);
  await expect.poll(() => last.isVisible()).toBe(false);
  await dialog(page).getByRole('button', { name: 'All announcements' }).click();
  await expect.poll(scroll).toBe(before);
  await expect.poll(() => last.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => dialog(page).locator('nav [aria-current]').innerText()).toBe('2');
});

test('[2.29] pictures show in the order of their sequence', { tags: 'matrix' }, async () => {
  const picture = (name: string) => `/sandbox/img/scene/${name}.svg?merchant=aurora`;
  await announce(
    aurora,
    announcement(1, {
      announcementImages: [
        { sequence: 3, url: picture('slots') },
        { sequence: 1, url: picture('works') },
        { sequence: 2, url: picture('points') },
      ],
    }),
  );
  const page = await openAnnouncements(aurora);
  await rows(page).first().waitFor();
  await text(page).locator('img').last().scrollIntoViewIfNeeded();
  const sources = () =>
    text(page)
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await expect.poll(sources).toEqual([picture('works'), picture('points'), picture('slots')]);
});

test('a link in an announcement leads to its page and closes the dialog; one that leads elsewhere opens a tab', {
  tags: 'matrix',
}, async () => {
  await announce(
    aurora,
    announcement(1, {
      content: '<a href="/rng?sort=new">Newest</a><a href="https://example.com/">Elsewhere</a>',
    }),
  );
  const page = await openAnnouncements(aurora);
  const elsewhere = text(page).getByRole('link', { name: 'Elsewhere' });
  expect([await elsewhere.getAttribute('target'), await elsewhere.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  await page.evaluate(() => {
    document.body.dataset.same = 'page';
  });
  await text(page).getByRole('link', { name: 'Newest' }).click();
  await page.waitForURL(aurora.url('/rng?sort=new'));
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('page');
});

test('[2.29] a wide table scrolls in a box of its own that the keyboard reaches', {
  tags: 'matrix',
}, async () => {
  const cells = Array.from({ length: 12 }, (_, index) => `<td>Column${index}</td>`).join('');
  await announce(aurora, announcement(1, { content: `<table><tbody><tr>${cells}</tr></tbody></table>` }));
  const page = await openAnnouncements(aurora, PHONE);
  await rows(page).first().click();
  const box = text(page).getByRole('region', { name: 'Table' });
  await expect.poll(() => box.getAttribute('tabindex')).toBe('0');
  const sizes = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(sizes).toBe(0);
});

test('without announcements the dialog says so', { tags: 'matrix' }, async () => {
  await announce(aurora);
  const page = await openAnnouncements(aurora);
  await dialog(page).getByText('There are no announcements at the moment.').waitFor();
});

test.each(FAULTS.filter(([, { hang }]) => hang))(
  'a platform that %s takes down the announcements alone, and a second try brings them',
  { tags: 'matrix' },
  async (_, fault, wait, message) => {
    aurora.expectProblem(/answered 50[02]: GET .*MCSFE_announcements/);
    await aurora.state({ faults: [{ call: CALL, ...fault }] });
    const page = await aurora.open('/cockfight');
    await page.getByRole('article').first().waitFor();
    // Time stands still: nobody tries again but the visitor.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await entry(page).click();
    await expect.poll(async () => (await requestedQueries()).length).toBe(1);
    await page.clock.runFor(wait);
    const alert = dialog(page).getByRole('alert');
    await alert.getByText(message, { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0);
    await aurora.state({ faults: [] });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await rows(page).first().waitFor();
    await expect.poll(() => alert.count()).toBe(0);
  },
);
