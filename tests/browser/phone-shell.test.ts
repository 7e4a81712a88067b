import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import { standingOut } from '#tests/harness/standing-out.ts';

const aurora = portal('aurora');
const kiosk = portal('kiosk');
const PHONE = { size: [390, 844] } as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });
const top = (page: Page) => page.getByRole('banner').getByRole('link').first();
const inView = (page: Page) =>
  top(page).evaluate((link) => link.getBoundingClientRect().bottom > 0 && link.checkVisibility());

test('a phone has the main ways at its lower edge, as the brand has them', async () => {
  const page = await aurora.open('/', PHONE);
  const ways = bar(page).getByRole('listitem');
  await expect
    .poll(() => ways.allInnerTexts())
    .toEqual(['Home', 'Games', 'Deposit', 'Promotions', 'Account']);
  await expect
    .poll(() => bar(page).getByRole('link', { name: 'Home' }).getAttribute('aria-current'))
    .toBe('page');
  await bar(page).getByRole('link', { name: 'Promotions' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/promotions');
  await expect.poll(() => bar(page).locator('[aria-current]').allInnerTexts()).toEqual(['Promotions']);
  const heights = await ways.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 768, height: 900 });
  await bar(page).waitFor({ state: 'hidden' });

  const other = await kiosk.open('/', PHONE);
  await expect
    .poll(() => bar(other).getByRole('listitem').allInnerTexts())
    .toEqual(['Home', 'Lottery', 'Deposit', 'Account']);
});

test('a visitor is asked to log in by Deposit, and a member pays in; the bar gives way to what lies over the page', async () => {
  const page = await aurora.open('/', PHONE);
  await bar(page).getByRole('button', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const bottom = page.locator('[data-region="bottomBar"]');
  await expect.poll(() => bottom.evaluate((region) => getComputedStyle(region).visibility)).toBe('hidden');
  await page.keyboard.press('Escape');
  await bar(page).waitFor();

  const member = await openAs(aurora, 'mai', PHONE);
  await bar(member).getByRole('button', { name: 'Deposit' }).click();
  await member
    .getByRole('dialog', { name: 'Member centre' })
    .getByRole('heading', { name: 'Deposit' })
    .first()
    .waitFor();
  await member.keyboard.press('Escape');
  await member
    .getByRole('banner')
    .getByRole('button', { name: /Open wallet/ })
    .click();
  await expect.poll(() => new URL(member.url()).searchParams.get('memberCentre')).toBe('transferFund');
});

test('the bar covers no end of a page, and a game has the window for itself', async () => {
  const page = await aurora.open('/promotions', PHONE);
  await bar(page).waitFor();
  const end = () =>
    page.evaluate(() => {
      // The page may have grown since.
      window.scrollTo(0, document.body.scrollHeight);
      const boxOf = (region: string) =>
        document.querySelector(`[data-region="${region}"]`)?.getBoundingClientRect() ?? new DOMRect();
      return Math.round(boxOf('footer').bottom - boxOf('bottomBar').top);
    });
  await expect.poll(end).toBe(0);
  await page.goto(aurora.url('/game'));
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await expect.poll(() => bar(page).count()).toBe(0);
});

test('on a phone the header leaves with the way down, is back with the way up, and hides nothing that has the focus', async () => {
  const page = await aurora.open('/rng', PHONE);
  await page.getByRole('article').first().waitFor();
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  await scrollTo(900);
  await expect.poll(() => inView(page)).toBe(false);
  await scrollTo(700);
  await expect.poll(() => inView(page)).toBe(true);
  await scrollTo(1200);
  await expect.poll(() => inView(page)).toBe(false);
  await top(page).focus();
  await expect.poll(() => inView(page)).toBe(true);
  await page.setViewportSize({ width: 1024, height: 900 });
  await top(page).blur();
  await scrollTo(2000);
  await expect.poll(() => inView(page)).toBe(true);
});

test('words that have no room beside each other stand below each other, and the tools of a list go on aside, whole', async () => {
  const spanish = { ...PHONE, chosen: { language: 'ES' } };
  const page = await aurora.open('/terms?memberCentre=messageV2', { ...spanish, as: 'mai' });
  const title = page.getByRole('heading', { name: 'Mensajes', level: 2 });
  const action = page.getByRole('button', { name: 'Marcar todo como leído' });
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await title.boundingBox()) ?? {};
      return ((await action.boundingBox())?.y ?? 0) - (y + height);
    })
    .toBeGreaterThanOrEqual(0);

  const games = await aurora.open('/rng', spanish);
  const vendors = games.getByRole('combobox', { name: 'Proveedor' });
  const order = games.getByRole('combobox', { name: 'Ordenar juegos por' });
  await expect.poll(() => order.isEnabled()).toBe(true);
  const tops = async () => [(await vendors.boundingBox())?.y, (await order.boundingBox())?.y] as const;
  await expect.poll(async () => Number((await tops())[1]) - Number((await tops())[0])).toBe(0);
  await order.focus();
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await order.boundingBox()) ?? {};
      return x >= 0 && x + width <= PHONE.size[0];
    })
    .toBe(true);
  await expect.poll(() => vendors.evaluate((select) => select.scrollWidth - select.clientWidth)).toBe(0);
});

test('where the browser is set to letters of 24 pixels at least, each brand’s bar holds all of its ways', async () => {
  await using browser = await launchBrowser(['--blink-settings=minimumFontSize=24']);
  const page = await browser.newPage();
  const bottom = page.locator('[data-region="bottomBar"]');
  for (const brand of [aurora, portal('jade'), portal('harbor'), kiosk])
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(brand.url('/'));
      await bottom.getByRole('listitem').last().waitFor();
      const ends = () =>
        bottom.locator('span').evaluateAll((words) =>
          words.map((wordElement) => {
            const range = document.createRange();
            range.selectNodeContents(wordElement);
            return range.getBoundingClientRect().right - document.documentElement.clientWidth;
          }),
        );
      await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(0);
      await expect.poll(() => page.evaluate(standingOut)).toEqual([]);
    }
});

test('on paper stands a page, or the dialog over it, whole and without what lies around', async () => {
  const page = await aurora.open('/terms', PHONE);
  await page.getByRole('main').getByRole('heading', { level: 2 }).last().waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('[data-region]:visible').count()).toBe(1);
  const { height = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
  const sheet = await page.pdf({ width: '390px', height: '500px' });
  const sheets = sheet.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  expect(sheets).toBeGreaterThanOrEqual(Math.floor(height / 500));
  expect(sheets).toBeGreaterThan(1);

  const member = await aurora.open('/terms?memberCentre=playerRank', { ...PHONE, as: 'mai' });
  const dialog = member.getByRole('dialog', { name: 'Member centre' });
  await dialog.getByRole('heading', { level: 2 }).nth(1).waitFor();
  await member.emulateMedia({ media: 'print' });
  await expect.poll(() => member.locator('[data-region]:visible, dialog nav:visible').count()).toBe(0);
  await expect
    .poll(() =>
      dialog.evaluate((box) => [getComputedStyle(box).overflowY, box.scrollHeight - box.clientHeight]),
    )
    .toEqual(['visible', 0]);

  // A sheet is narrower than what has a table on a screen.
  await member.setViewportSize({ width: 640, height: 900 });
  const bet = {
    vassalage: 'X',
    placedAt: '2026-06-01T10:00:00Z',
    gameType: 'SPORTS',
    stake: '1000.00',
    payout: '20500.00',
  };
  const list = Array.from({ length: 64 }, (_, id) => ({ ...bet, id, title: `Game ${id}`, status: 'WON' }));
  const value = { list, totalPages: 3, stake: '64000.00', payout: '1312000.00', currency: 'VND' };
  await member.route('**/wps/relay/MCSFE_betRecord*', (route) =>
    route.fulfill({ json: { success: true, value } }),
  );
  await member.goto(aurora.url('/terms?memberCentre=personalHistoryCopy'));
  await dialog.getByText('Game 63', { exact: true }).waitFor();
  await member.emulateMedia({ media: 'print' });
  await expect
    .poll(() => dialog.evaluate(onPaper))
    .toEqual({
      rows: 65,
      cut: [],
      buttons: [],
      heads: 'table-header-group',
    });
  await Promise.all([page, member].map((open) => open.emulateMedia({ media: null })));
});

/** The rows of a table, each with as many cells beside each other as there are heads, and what does not belong on paper. */
function onPaper(dialog: Element) {
  const rows = [...dialog.querySelectorAll('tr')];
  const isCut = (row: HTMLTableRowElement) => {
    const cells = [...row.cells].filter((cell) => cell.checkVisibility());
    const tops = new Set(cells.map((cell) => cell.getBoundingClientRect().top));
    const range = document.createRange();
    return (
      cells.length !== 6 ||
      tops.size !== 1 ||
      cells.some((cell) => {
        range.selectNodeContents(cell);
        const text = range.getBoundingClientRect();
        for (let box = cell.parentElement; box; box = box.parentElement) {
          const { left, right, top, bottom } = box.getBoundingClientRect();
          const isWide = text.left < left || text.right > right;
          // A dialog stands beside the root, whose height is that of the page behind.
          if (
            box === document.documentElement
              ? isWide
              : getComputedStyle(box).overflow !== 'visible' &&
                (isWide || text.top < top || text.bottom > bottom)
          )
            return true;
        }
        return false;
      })
    );
  };
  return {
    rows: rows.length,
    cut: rows.filter(isCut).map(({ textContent }) => textContent),
    buttons: [...dialog.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .map(({ textContent }) => textContent),
    heads: getComputedStyle(rows[0]?.parentElement ?? dialog).display,
  };
}
