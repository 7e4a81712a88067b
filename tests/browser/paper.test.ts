import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

const jade = portal('jade');

/** The width between the edges of a sheet of A4, and the height that is on it, in CSS pixels. */
const SHEET = { width: 700, height: 1030 };

/** Runs in the page: what lies on the paper that belongs to a screen, or does not fit on it. */
function strange(): string[] {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  const shown = dialogs.at(-1) ?? document.querySelector('main') ?? document.body;
  const isPaint = (colour: string) => !/^(transparent|rgba\(.*, 0\))$/.test(colour);
  const backdrop = getComputedStyle(shown, '::backdrop');
  const behind =
    backdrop.display !== 'none' && isPaint(backdrop.backgroundColor) ? ['a ground behind the dialog'] : [];
  const below = [...document.querySelectorAll('[data-region], main')].filter(
    (part) => part.checkVisibility() && !part.contains(shown) && !shown.contains(part),
  );
  const within = [...shown.querySelectorAll('*')].flatMap((element) => {
    if (!element.checkVisibility({ checkOpacity: true })) return [];
    const { left, right, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, boxShadow, position } = getComputedStyle(element);
    const faults = [
      element.matches('button') && 'a button',
      (left < -1 || right > innerWidth + 1) && width * height > 1 && 'stands out',
      !(element instanceof SVGElement) && color !== 'rgb(0, 0, 0)' && `is ${color}`,
      isPaint(backgroundColor) && `on ${backgroundColor}`,
      boxShadow !== 'none' && 'has a shadow',
      (position === 'sticky' || position === 'fixed') && `is ${position}`,
    ].filter((fault) => fault !== false);
    const name = `${element.localName} “${element.textContent.trim().slice(0, 30)}”`;
    return faults.map((fault) => `${name}: ${fault}`);
  });
  return [...behind, ...below.map(({ localName }) => `${localName} lies below`), ...within];
}

/** Looks at a page as it is on paper. */
async function onPaper(page: Page, look: () => Promise<unknown>): Promise<void> {
  const size = page.viewportSize() ?? SHEET;
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  await page.waitForFunction((width) => innerWidth === width, SHEET.width);
  await look();
  await page.emulateMedia({ media: null });
  await page.setViewportSize(size);
}

const nothingStrange = (page: Page) =>
  onPaper(page, () => expect.poll(() => page.evaluate(strange)).toEqual([]));

test('a dark brand prints terms, a statement and a receipt as black on white, whole, and without buttons', async () => {
  const page = await jade.open('/terms', { as: 'mai', colorScheme: 'dark', chosen: { mode: 'dark' } });
  const dialog = page.getByRole('dialog');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(0, 0, 0)');
  await nothingStrange(page);

  // A statement, of which one row cannot be read.
  const movement = {
    kind: 'DEPOSIT',
    amount: '100.00',
    balance: '400.00',
    place: 'MAIN',
    at: '2026-06-01T10:00:00Z',
  };
  const list = Array.from({ length: 40 }, (_, id) => ({ ...movement, id, reference: `R${id}` }));
  const value = { list: [...list, {}], totalPages: 1, income: '4000.00', outgo: '0.00', currency: 'USD' };
  jade.expectProblem(/\/value\/list\/40\/id: .* expected, nothing found/);
  await page.route('**/wps/relay/MCSFE_transactionRecord*', (route) =>
    route.fulfill({ json: { success: true, value } }),
  );
  await page.goto(jade.url('/terms?memberCentre=transactionHistory'));
  await dialog.getByRole('row').nth(40).waitFor({ state: 'attached' });
  await onPaper(page, () => expect.poll(() => dialog.locator('tr:visible').count()).toBe(41));
  await dialog.getByRole('note').getByText('Một số mục không đọc được').waitFor();
  await nothingStrange(page);

  // A receipt: a deposit that waits for its payment.
  await page.goto(jade.url('/terms?memberCentre=depositv2&way=QR_WALLET&amount=100&step=review'));
  await dialog.getByRole('button', { name: /100/ }).click();
  await dialog.getByRole('timer').waitFor();
  await nothingStrange(page);
  const number = new URL(page.url()).searchParams.get('deposit') ?? 'none';
  await onPaper(page, async () => {
    await dialog.getByText(number).first().waitFor();
    await dialog.getByRole('img', { name: /100/ }).waitFor();
  });
});
