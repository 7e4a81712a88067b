import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const PHONE = [390, 844] as const;
const LIVE = ['VLVT', 'CRYS', 'ORCH', 'GRSL'];

const categories = (page: Page) => page.getByRole('navigation', { name: 'Game categories' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const categoryNames = (page: Page) => categories(page).getByRole('listitem').allInnerTexts();
/** The menu's categories: what follows is a list of its own. */
const menuNames = (page: Page) => menu(page).getByRole('list').first().getByRole('listitem').allInnerTexts();

const off = (vendors: readonly string[]) => ({
  vendors: Object.fromEntries(vendors.map((code) => [code, false])),
});

/** Text of what has the keyboard's focus, or its label. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const image = activeElement?.querySelector('img');
    const label = activeElement?.getAttribute('aria-label') ?? image?.getAttribute('alt');
    return label || (activeElement as HTMLElement | null)?.innerText.trim();
  });

type Vendors = [
  name: string,
  vendors: readonly string[],
  inRow: readonly string[],
  inMenu: readonly string[],
];

testFirstOf<Vendors>(
  2,
  [
    ['no e-sports', ['TF'], ['E-sports'], ['E-sports']],
    ['all have one', [], [], []],
    ['no live casino', LIVE, ['Live casino'], ['Live casino']],
    ['no sports, but what is grouped in it', ['BTI', 'GOLS'], ['Sports'], ['Sports']],
    ['no cockfights', ['DS88'], [], ['Cockfight']],
    ['one of two kinds of lottery', ['TCG_SEA', 'TCG_LOTTO_VN'], [], []],
    ['no lottery', ['TCG_SEA', 'TCG', 'TCG_LOTTO_VN'], ['Lottery'], ['Lottery']],
  ],
  '[2.26] [1.08] a category without a vendor is neither in the row nor in the menu: %s',
  async (_, vendors, inRow, inMenu) => {
    if (vendors.length > 0) await aurora.state(off(vendors));
    const page = await aurora.open('/');
    const row = ['Lottery', 'Live casino', 'Sports', 'Fishing', 'Slots', 'Card games', 'E-sports'];
    await expect.poll(() => categoryNames(page)).toEqual(row.filter((name) => !inRow.includes(name)));
    const all = [
      'Home',
      'Live casino',
      'Slots',
      'Fishing',
      'Sports',
      'E-sports',
      'Card games',
      'Cockfight',
      'Lottery',
    ];
    await expect.poll(() => menuNames(page)).toEqual(all.filter((name) => !inMenu.includes(name)));
  },
);

test('the page that shows is marked in the row and the menu', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/rng');
  const marked = async () => [
    await categories(page).locator('[aria-current=page]').allInnerTexts(),
    await menu(page).locator('[aria-current=page]').allInnerTexts(),
  ];
  await expect.poll(marked).toEqual([['Slots'], ['Slots']]);
  await menu(page).getByRole('link', { name: 'Cockfight' }).click();
  await expect.poll(marked).toEqual([[], ['Cockfight']]);
  await page.getByRole('link', { name: 'Aurora, home page' }).click();
  await expect.poll(marked).toEqual([[], ['Home']]);
});

test('the keyboard alone goes from the first link through the header, and to a page', async () => {
  const page = await aurora.open('/');
  await expect.poll(async () => (await categoryNames(page)).length).toBe(7);
  const passed: unknown[] = [];
  await page.getByRole('banner').getByRole('button', { name: 'Free demo' }).waitFor();
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press('Tab');
    passed.push(await focused(page));
  }
  expect(passed).toEqual([
    'Skip to content',
    'Aurora, home page',
    expect.stringMatching(/^Search/),
    'Free demo',
    'Log in',
    'Register',
    'Switch to: Light',
    'Language',
    ...['Lottery', 'Live casino', 'Sports', 'Fishing', 'Slots', 'Card games', 'E-sports'],
    'Home',
  ]);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused(page)).toBe('Slots');
  await page.keyboard.press('Enter');
  await page.waitForURL(aurora.url('/rng'));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('the first link of a page skips to its content', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/rng');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await skip.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

testFirstOf<[name: string, close: (page: Page) => Promise<void>]>(
  1,
  [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['its button', (page) => page.getByRole('button', { name: 'Close menu' }).press('Enter')],
  ],
  'on a narrow window the keyboard opens the menu, %s closes it, and the focus returns',
  async (_, close) => {
    const page = await aurora.open('/rng', { size: PHONE });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => menu(page).isVisible()).toBe(false);
    await opener.press('Enter');
    await menu(page).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Switch to: Light');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Close menu');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Home');
    await close(page);
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Open menu');
  },
);

test('[2.28] the page does not scroll behind the open menu', async () => {
  const page = await aurora.open('/', { size: PHONE });
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await expect.poll(overflow).not.toBe('hidden');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu(page).waitFor();
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  await expect.poll(overflow).not.toBe('hidden');
});

test('on a narrow window a click beside the menu closes it, and a way through it does, too', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/rng', { size: PHONE });
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  await menu(page).waitFor();
  await page.mouse.click(380, 600);
  await menu(page).waitFor({ state: 'hidden' });
  await opener.click();
  await menu(page).getByRole('link', { name: 'Fishing' }).click();
  await page.waitForURL(aurora.url('/fish'));
  await menu(page).waitFor({ state: 'hidden' });
});

test('[2.26] on a narrow window the row of categories brings the current one into view', async () => {
  const page = await aurora.open('/esports', { size: PHONE });
  const current = categories(page).getByRole('link', { name: 'E-sports' });
  await current.waitFor();
  const edges = async () => {
    const box = await current.boundingBox();
    return box && box.x >= 0 && box.x + box.width <= 390;
  };
  await expect.poll(edges).toBe(true);
});
