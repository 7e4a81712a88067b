import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fromAccountMenu, openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const probe = portal('probe');
const aurora = portal('aurora');

const scrolls = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 400);
    return window.scrollY > 0 && getComputedStyle(document.documentElement).overflow !== 'hidden';
  });

test.each([
  ['its close button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click outside', (page: Page) => page.mouse.click(20, 780)],
])('[2.28] a modal closes by %s, and gives the focus back', async (_, close) => {
  const page = await probe.open('/tall');
  const opener = page.getByRole('button', { name: 'Open the titled dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'A titled dialog' });
  await dialog.getByText('Text of the dialog').waitFor();
  await close(page);
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('[2.28] a click inside does not close a modal, and one without a title has a name', {
  tags: 'matrix',
}, async () => {
  const page = await probe.open('/tall');
  await page.getByRole('button', { name: 'Open the dialog without a title' }).click();
  const dialog = page.getByRole('dialog', { name: 'A dialog without a title' });
  await dialog.getByText('Text of the dialog').click();
  expect(await dialog.isVisible()).toBe(true);
});

test('[2.28] while a modal is open the page does not scroll and cannot be reached', async () => {
  const page = await probe.open('/tall');
  await expect.poll(() => scrolls(page)).toBe(true);
  await page.getByRole('button', { name: 'Open the titled dialog' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .toBe('hidden');
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
});

test('[2.17] a panel opens on its default page, in the manifest’s order, without what is off', async () => {
  const page = await probe.open('/tall');
  await page.getByRole('button', { name: 'Open the centre' }).click();
  const panel = page.getByRole('dialog', { name: 'Centre' });
  await panel.getByText('This is the second page').waitFor();
  const names = () => panel.getByRole('navigation').getByRole('link').allInnerTexts();
  await expect.poll(names).toEqual(['First page', 'Second page', 'Text messages']);
  await panel.getByRole('link', { name: 'First page' }).click();
  await panel.getByText('This is the first page').waitFor();
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });
});

test('[6.07] a module that the platform turns off takes its feature with it', async () => {
  await probe.state({ modules: { MOBILEVERCODELOGIN3: false } });
  const page = await probe.open('/tall');
  await page.getByRole('button', { name: 'Open the centre' }).click();
  const panel = page.getByRole('dialog', { name: 'Centre' });
  await panel.getByText('This is the second page').waitFor();
  await expect
    .poll(() => panel.getByRole('navigation').getByRole('link').allInnerTexts())
    .toEqual(['First page', 'Second page']);
});

test('a widget that fails takes down its own placement only, and can be tried again', async () => {
  probe.expectProblem(/widget 'probe-fragile' in the placement 'breaks' failed/, /The probe breaks/);
  const page = await probe.open('/tall');
  await page.getByRole('link', { name: 'Go to the faulty page' }).click();
  await page.getByRole('heading', { name: 'Still standing' }).waitFor();
  await page.getByRole('main').getByRole('alert').waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset.mended = '';
  });
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Well again').waitFor();
});

test('[8.04] code that does not load raises a load error, which goes by itself when the code comes', async () => {
  probe.expectProblem(/probe-fragile/, /request failed/, /ProbeFragile/, /Failed to fetch/, /LoadError/);
  const page = await probe.open('/tall');
  await page.waitForLoadState('networkidle');
  await page.route(/ProbeFragile-[^/]*\.js$/, (route) => route.abort());
  await page.evaluate(() => {
    document.documentElement.dataset.mended = '';
  });
  await page.getByRole('link', { name: 'Go to the faulty page' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  await page.getByRole('heading', { name: 'Still standing' }).waitFor();
  await page.unrouteAll();
  await page.getByText('Well again').waitFor();
  await alert.waitFor({ state: 'detached' });
});

test('[8.04] a page none of whose code arrived comes by itself', async () => {
  aurora.expectProblem(/request failed: GET .*\.js/, /LoadError/, /Failed to fetch/);
  const page = await aurora.open('/');
  await page.getByRole('heading', { name: 'Hot games' }).waitFor();
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('link', { name: 'Help centre', exact: true }).first();
  // A link whose code has not arrived loads a document, which shows its page without any code.
  await expect.poll(() => link.evaluate((element) => Object.keys(element).join())).toContain('__reactProps');
  await page.route(/\/assets\/[^?]*\.js/, (route) => route.abort());
  await link.click();
  const main = page.getByRole('main');
  await main.getByRole('alert').waitFor();
  await page.unrouteAll();
  await main.getByRole('region', { name: 'Deposits and withdrawals' }).waitFor();
});

test('code below the fold is fetched when it comes near', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/', { size: [1280, 500] });
  const hot = page.getByRole('heading', { name: 'Hot games' });
  await hot.waitFor();
  await page.waitForLoadState('networkidle');
  const isRequested = async () => (await aurora.journal()).some(({ path }) => path === '/lgw/games/popular');
  expect(await isRequested()).toBe(false);
  // As somebody scrolls, who passes what is there.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return isRequested();
    })
    .toBe(true);
});

test('what comes into a page does not have the rest of the page matched with its rules again', async () => {
  const page = await aurora.open('/rng', { size: [390, 844] });
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  const all = await page.evaluate(() => {
    const matched = () =>
      getComputedStyle(document.querySelector('[data-region=footer]') ?? document.body).color;
    matched();
    document.querySelector('main > :last-child')?.append(document.createElement('dialog'));
    matched();
    return document.querySelectorAll('*').length;
  });
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
  );
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(all / 4);
});

test('what is on its way breathes near the window alone', async () => {
  const page = await aurora.open('/', { size: [390, 844], reducedMotion: 'no-preference' });
  await page.getByRole('heading', { name: 'Hot games' }).waitFor();
  const breathing = () =>
    page.evaluate(() => {
      const tops = document.getAnimations().map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.getBoundingClientRect().top ?? 0;
      });
      return tops.filter((top) => top > innerHeight + 300).length;
    });
  await expect.poll(breathing).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(breathing).toBe(0);
});

test('what is on its way together breathes as one', async () => {
  const page = await aurora.open('/', { reducedMotion: 'no-preference' });
  await page.route('**/GCSGAME_gameList*', () => {});
  await page.goto(aurora.url('/rng'));
  const games = page.getByRole('main').locator('[aria-hidden=true]:has(> :nth-child(10) [data-skeleton])');
  await games.waitFor();
  const moving = (element: Element) =>
    document.getAnimations().filter(({ effect }) => {
      return effect instanceof KeyframeEffect && element.contains(effect.target);
    }).length;
  await expect.poll(() => games.evaluate(moving)).toBe(1);
});

test('a change of the address shows at once, however much of the page below has not come near', {
  tags: 'matrix',
}, async () => {
  const page = await openAs(aurora, 'mai');
  await fromAccountMenu(page, 'Bet history');
  const record = page.getByRole('dialog');
  await record.getByText(/^(Nothing|No bets|No transactions) in this period/).waitFor();
  await record.getByText('30 days', { exact: true }).click();
  await expect.poll(() => record.getByRole('radio', { name: '30 days' }).isChecked()).toBe(true);
  await expect
    .poll(() => [...new URL(page.url()).searchParams.values()])
    .toEqual(['personalHistoryCopy', 'month']);
});

test('[1.06] the language changes at once, without a reload, and is there on the next visit', async () => {
  const page = await aurora.open('/');
  await page.getByRole('heading', { name: 'Hot games' }).waitFor();
  await page.evaluate(() => Object.assign(window, { marker: 'kept' }));
  const picker = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  await expect
    .poll(() => picker.getByRole('option', { includeHidden: true }).allInnerTexts())
    .toEqual([
      'English',
      'Bahasa Indonesia',
      'Español',
      'Filipino',
      'Português (Brasil)',
      'Tiếng Việt',
      'العربية',
      'हिन्दी',
      'ไทย',
      '简体中文',
      '日本語',
      '한국어',
    ]);
  await picker.selectOption('VI');
  await page.getByRole('link', { name: 'Trang chủ' }).first().waitFor();
  await expect
    .poll(() => page.evaluate(() => [document.documentElement.lang, Reflect.get(window, 'marker')]))
    .toEqual(['vi', 'kept']);
  await expect.poll(() => page.title()).toMatch(/ · Aurora$/);
  await page.reload();
  await page.getByRole('link', { name: 'Trang chủ' }).first().waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('vi');
});

test('[1.05] [1.06] lists ask the platform in its own code of the visitor’s language', async () => {
  const page = await aurora.open('/rng');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('TY');
  await expect
    .poll(async () => (await aurora.journal()).filter(({ query }) => query.language === 'TY').length)
    .toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fil');
});

test('a right-to-left language turns the page round, without a reload', async () => {
  const page = await probe.open('/tall');
  const menu = page.getByRole('link', { name: 'Home', exact: true });
  const before = await menu.boundingBox();
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('VI');
  await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(before?.x).toBeLessThan(400);
  const after = page.getByRole('link', { name: 'Trang chủ', exact: true }).first();
  await expect.poll(async () => (await after.boundingBox())?.x).toBeGreaterThan(800);
});

test('the mode changes at once and is there before the first paint of the next visit', async () => {
  const page = await aurora.open('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await paper();
  await page.getByRole('button', { name: /light/i }).click();
  await expect.poll(paper).not.toBe(dark);
  const light = await paper();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('header').first().waitFor();
  // A script reads the styles that are here; the first that say a colour are those of the first paint.
  await expect.poll(paper).not.toBe('rgba(0, 0, 0, 0)');
  expect(await paper()).toBe(light);
});

test('a brand whose mode follows the device does', { tags: 'matrix' }, async () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await paper(await probe.open('/', { colorScheme: 'dark' }));
  const light = await paper(await probe.open('/', { colorScheme: 'light' }));
  expect(dark).not.toBe(light);
});
