import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

const harbor = portal('harbor');

const DESK = [1440, 900] as const;
const PHONE = [390, 844] as const;

const WORDS = {
  EN: {
    direction: 'ltr',
    open: 'Open menu',
    close: 'Close menu',
    menu: 'Menu',
    categories: 'Game categories',
    sections: ['Sports', 'E-sports', 'Live casino', 'Popular games'],
  },
  AR: {
    direction: 'rtl',
    open: 'فتح القائمة',
    close: 'إغلاق القائمة',
    menu: 'القائمة',
    categories: 'فئات الألعاب',
    sections: ['الرياضة', 'الرياضات الإلكترونية', 'الكازينو المباشر', 'الألعاب الأكثر شعبية'],
  },
} as const;

type Language = keyof typeof WORDS;

const direction = (page: Page) => page.evaluate(() => document.documentElement.dir);
const menu = (page: Page, language: Language) =>
  page.getByRole('navigation', { name: WORDS[language].menu, exact: true });
const opener = (page: Page, language: Language) =>
  page.getByRole('button', { name: WORDS[language].open, exact: true });
const isFocused = (page: Page, language: Language) =>
  opener(page, language).evaluate((element) => element === document.activeElement);

/** Opens a page as somebody who chose a language sees it. */
async function open(path: string, { size = DESK, language = 'EN' }: Partial<Choice> = {}): Promise<Page> {
  const page = await harbor.open('/cockfight', { size: DESK });
  await page.getByRole('banner').getByRole('combobox').selectOption(language);
  await expect.poll(() => direction(page)).toBe(WORDS[language].direction);
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  await page.goto(harbor.url(path));
  await page.waitForLoadState('networkidle');
  return page;
}

interface Choice {
  readonly size: readonly [number, number];
  readonly language: Language;
}

const languages: readonly Language[] = ['EN', 'AR'];

test.each(languages)(
  '[2.26] sports come first in the row and on the home page: %s',
  { tags: 'matrix' },
  async (language) => {
    const page = await open('/', { language });
    const { categories, sections } = WORDS[language];
    const row = page.getByRole('navigation', { name: categories }).getByRole('link');
    await expect.poll(async () => (await row.allInnerTexts()).slice(0, 3)).toEqual(sections.slice(0, 3));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const shown = async () =>
      (await headings.allInnerTexts()).filter((name) => sections.some((section) => section === name));
    await expect.poll(shown).toEqual(sections);
  },
);

test('[1.06] Arabic is written from the right: the page, its regions, and the order of its links', async () => {
  const page = await open('/', { language: 'AR' });
  await expect
    .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
    .toEqual(['ar', 'rtl']);
  const row = page.getByRole('navigation', { name: WORDS.AR.categories }).getByRole('link');
  await row.nth(1).waitFor();
  const [first, second, button] = await Promise.all(
    [row.nth(0), row.nth(1), opener(page, 'AR')].map((element) => element.boundingBox()),
  );
  expect(first?.x).toBeGreaterThan(second?.x ?? Number.NaN);
  expect(button?.x).toBeGreaterThan(DESK[0] / 2);
});

test('[1.06] a Latin name keeps its own direction inside of Arabic, and starts where the page does', {
  tags: 'matrix',
}, async () => {
  const page = await open('/rng', { language: 'AR' });
  const card = page.getByRole('article').first();
  const name = card.getByRole('heading');
  await name.waitFor();
  await expect.poll(() => name.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  const rights = await Promise.all(
    [card, name].map((element) =>
      element.evaluate((box) => {
        const range = document.createRange();
        range.selectNodeContents(box);
        return Math.round(range.getBoundingClientRect().right);
      }),
    ),
  );
  expect(rights[0]).toBe(rights[1]);
});

test.each<[string, readonly [number, number], Language]>([
  ['a desk', DESK, 'EN'],
  ['a desk', DESK, 'AR'],
  ['a phone', PHONE, 'AR'],
])(
  '[2.16] on %s the menu is a drawer, for keys and for pointers: %j, %s',
  { tags: 'matrix' },
  async (_, size, language) => {
    const page = await open('/sports', { size, language });
    const drawer = menu(page, language);
    await expect.poll(() => drawer.isVisible()).toBe(false);

    await opener(page, language).press('Enter');
    await drawer.waitFor();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => drawer.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(page, language)).toBe(true);

    await opener(page, language).click();
    await drawer.waitFor();
    await expect
      .poll(async () => {
        const box = await drawer.boundingBox();
        return language === 'AR' ? Math.round((box?.x ?? 0) + (box?.width ?? 0)) : Math.round(box?.x ?? -1);
      })
      .toBe(language === 'AR' ? size[0] : 0);
    await page.getByRole('button', { name: WORDS[language].close }).click();
    await drawer.waitFor({ state: 'hidden' });

    await opener(page, language).click();
    await drawer.waitFor();
    await page.mouse.click(language === 'AR' ? 4 : size[0] - 4, size[1] / 2);
    await drawer.waitFor({ state: 'hidden' });
  },
);

test('before any script has run, pages are there in English, and the drawer opens', {
  tags: 'matrix',
}, async () => {
  harbor.expectProblem(/\.js/, /ERR_FAILED/);
  const page = await harbor.open('/sports', { size: DESK });
  await page.getByRole('article').first().waitFor();
  await page.route(/\.js$/, (route) => route.abort());
  const shown: unknown[] = [];
  for (const path of ['/', '/rng', '/sports']) {
    await page.goto(harbor.url(path));
    shown.push(
      await page.evaluate(() => [
        document.title,
        document.documentElement.lang,
        document.documentElement.dir,
      ]),
    );
  }
  expect(shown).toEqual([
    ['Sports, e-sports and live casino · Harbor', 'en', 'ltr'],
    ['Slots · Harbor', 'en', 'ltr'],
    ['Sports · Harbor', 'en', 'ltr'],
  ]);
  await expect.poll(() => menu(page, 'EN').isVisible()).toBe(false);
  await opener(page, 'EN').click();
  await menu(page, 'EN').waitFor();
});
