import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Announcement } from '#schemas/generated/platform.ts';
import { axe } from '#tests/harness/axe.ts';
import { FAULTS } from '#tests/harness/faults.ts';
import { type OpenOptions, portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const CALL = 'GET /wps/relay/MCSFE_announcements';
const PHONE = { size: [390, 844] } as const;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Announcements' });
const rows = (page: Page) => dialog(page).getByRole('list', { name: 'Announcements' }).getByRole('button');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const text = (page: Page) => dialog(page).getByRole('article');
const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Announcements' });

async function open(options?: OpenOptions): Promise<Page> {
  const page = await aurora.open('/cockfight', options);
  if (options?.size) await page.getByRole('button', { name: 'Open menu' }).click();
  await entry(page).click();
  await dialog(page).waitFor();
  return page;
}

const asked = async () =>
  (await aurora.journal()).filter(({ path }) => CALL.endsWith(path)).map(({ query }) => query);

const announcement = (id: number, rest: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Announcement ${id}`,
  content: '<p>Text</p>',
  types: ['B'],
  platform: 'web',
  execution: 'B',
  publishedAt: '2026-06-01T12:00:00Z',
  announcementImages: [],
  ...rest,
});

/** Lets the platform announce these, instead of its own. */
const announce = (...list: Announcement[]) =>
  aurora.state({
    faults: [{ call: CALL, body: JSON.stringify({ success: true, value: { list, totalPages: 1 } }) }],
  });

test('[2.28] the notice modal has a title and a close button, locks the page, and closes on a click outside', async () => {
  const page = await open();
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
  const page = await open();
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
  const page = await open();
  await rows(page).first().waitFor();
  expect(await asked()).toEqual([
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
    announcement(1, { types: ['B'] }),
    announcement(2, { types: ['PL'] }),
    announcement(3, { types: ['PU'] }),
    announcement(4, { types: ['PR'] }),
    announcement(5, { types: ['PR', 'H'] }),
  );
  const page = await open();
  await rows(page).first().waitFor();
  const words = await rows(page).evaluateAll((elements) =>
    elements.map((element) =>
      [...element.querySelectorAll('[data-type]')].map(({ textContent }) => textContent).join(),
    ),
  );
  expect(words).toEqual(['Notice', 'Games', 'Update', 'Promotion', 'Important,Promotion']);
});

test('[2.29] on a wide window the list and the text stand side by side', async () => {
  const page = await open();
  await row(page, 'Draw times').click();
  await text(page).getByRole('heading', { level: 3, name: 'Draw times in the coming week' }).waitFor();
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
  const page = await open(PHONE);
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

test('[2.29] pictures show in the order of their sequence', async () => {
  const picture = (name: string) => `/sandbox/img/scene/${name}.svg?merchant=aurora`;
  await announce(
    announcement(1, {
      announcementImages: [
        { sequence: 3, url: picture('slots') },
        { sequence: 1, url: picture('works') },
        { sequence: 2, url: picture('points') },
      ],
    }),
  );
  const page = await open();
  await rows(page).first().waitFor();
  await text(page).locator('img').last().scrollIntoViewIfNeeded();
  const sources = () =>
    text(page)
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await expect.poll(sources).toEqual([picture('works'), picture('points'), picture('slots')]);
});

/**
 * Chromium says so when markup that the policy forbids is read, even into a document that shows and runs nothing: that
 * is how it becomes clean. What counts is what is left in the page.
 */
const readOnly =
  /policy violation: (script-src-attr|style-src-attr|style-src-elem|base-uri)|violates the following Content Security Policy directive/;

test('an announcement that somebody wrote to do harm shows its words and does nothing', async () => {
  aurora.expectProblem(readOnly);
  const page = await open();
  await dialog(page).getByRole('button', { name: 'Page 2' }).click();
  await row(page, 'nothing lost').click();
  await text(page)
    .getByRole('heading', { name: 'Wallet works: < 2 hours, nothing lost & all open again' })
    .waitFor();
  await text(page).getByText('All wallets work again since').hover();
  await text(page).getByText('Details').click();
  await page.keyboard.press('Tab');
  const left = await text(page).evaluate((element) => ({
    elements: [
      ...element.querySelectorAll(
        'svg, math, form, input, iframe, object, embed, style, script, video, base',
      ),
    ].length,
    links: element.querySelectorAll('a[href]').length,
    attributes: [...element.querySelectorAll('div[dir] *')].flatMap((child) => child.getAttributeNames()),
  }));
  // The visitor opened the details.
  expect(left).toEqual({ elements: 0, links: 0, attributes: ['open'] });
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect((await aurora.journal()).map(({ path }) => path)).not.toContain('/sandbox/hostile');
  expect(new URL(page.url()).pathname).toBe('/cockfight');
});

const HOSTILE: readonly (readonly [name: string, content: string])[] = [
  ['a script', '<script>hostile = 1</script>'],
  [
    'a handler',
    '<img src="/sandbox/img/scene/works.svg?merchant=aurora" onload="hostile = 1"><p onclick="hostile = 1">Text</p>',
  ],
  ['a handler behind broken markup', '<img """><script>hostile = 1</script>">'],
  [
    'a handler behind a comment',
    '<!--><img src="/sandbox/img/scene/works.svg?merchant=aurora" onload="hostile = 1">-->',
  ],
  [
    'a handler that a second reading finds',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hostile=1&gt;">',
  ],
  ['a handler in a template', '<template><img src="/none" onerror="hostile = 1"></template>'],
  [
    'a handler in a shadow',
    '<div><template shadowrootmode="open"><img src="/none" onerror="hostile = 1"></template></div>',
  ],
  ['a handler in noscript', '<noscript><p title="</noscript><img src=/none onerror=hostile=1>">'],
  [
    'a drawing that acts',
    '<svg onload="hostile = 1"><animate onbegin="hostile = 1" attributeName="x" dur="1s">',
  ],
  [
    'a drawing that uses another',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>hostile=1</script></svg>#x">',
  ],
  ['a frame', '<iframe srcdoc="<script>parent.hostile = 1</script>"></iframe>'],
  [
    'an element in the page’s name',
    '<p id="root">a</p><form name="location"></form><a id="hostile" href="/x">Text</a>',
  ],
];

test('the security policy stands, and nothing in an announcement acts', async () => {
  aurora.expectProblem(readOnly);
  await announce(
    ...HOSTILE.map(([name, content], at) =>
      announcement(at + 1, { title: `With ${name}.`, content: `${content}<p>The end of ${name}.</p>` }),
    ),
  );
  const page = await open();
  for (const [name] of HOSTILE) {
    await row(page, `With ${name}.`).click();
    await text(page)
      .getByRole('heading', { name: `With ${name}.` })
      .waitFor();
    await expect.poll(() => text(page).locator('div[dir="auto"]').count()).toBe(1);
    for (const link of await text(page).getByText('Text').all()) await link.hover();
    expect([name, await page.evaluate(() => 'hostile' in window)]).toEqual([name, false]);
    const attributes = await text(page).evaluate((element) =>
      [...element.querySelectorAll('div[dir] *')].flatMap((child) => child.getAttributeNames()),
    );
    const harmless = ['alt', 'src', 'loading', 'decoding', 'href'];
    expect([name, attributes.filter((attribute) => !harmless.includes(attribute))]).toEqual([name, []]);
    expect([
      name,
      await text(page).locator('script, style, iframe, template, form, svg, math').count(),
    ]).toEqual([name, 0]);
  }
});

test('a link in an announcement leads to its page and closes the dialog; one that leads elsewhere opens a tab', async () => {
  await announce(
    announcement(1, {
      content: '<a href="/rng?sort=new">Newest</a><a href="https://example.com/">Elsewhere</a>',
    }),
  );
  const page = await open();
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

test('[2.29] a wide table scrolls in a box of its own that the keyboard reaches', async () => {
  const cells = Array.from({ length: 12 }, (_, at) => `<td>Column${at}</td>`).join('');
  await announce(announcement(1, { content: `<table><tbody><tr>${cells}</tr></tbody></table>` }));
  const page = await open(PHONE);
  await rows(page).first().click();
  const box = text(page).getByRole('region', { name: 'Table' });
  await expect.poll(() => box.getAttribute('tabindex')).toBe('0');
  const sizes = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(sizes).toBe(0);
});

test('without announcements the dialog says so', async () => {
  await announce();
  const page = await open();
  await dialog(page).getByText('There are no announcements at the moment.').waitFor();
});

test.each(FAULTS)(
  'a platform that %s takes down the announcements alone, and a second try brings them',
  async (_, fault, wait, message) => {
    aurora.expectProblem(/answered 50[02]: GET .*MCSFE_announcements/);
    await aurora.state({ faults: [{ call: CALL, ...fault }] });
    const page = await aurora.open('/cockfight');
    await page.getByRole('article').first().waitFor();
    // Time stands still: nobody tries again but the visitor.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await entry(page).click();
    await expect.poll(async () => (await asked()).length).toBe(1);
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

test.each([
  ['a list', PHONE, undefined],
  ['a text', PHONE, 'Draw times'],
  ['both', undefined, 'How long'],
])('axe objects to nothing about %s, and nothing is wider than its window', async (_, options, title) => {
  const page = await open(options);
  await rows(page).first().waitFor();
  if (title === 'How long') await dialog(page).getByRole('button', { name: 'Page 2' }).click();
  if (title) {
    await row(page, title).click();
    await text(page).getByRole('table').waitFor();
  }
  expect(await axe(page)).toEqual([]);
  await expect
    .poll(() => dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBe(0);
});
