import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

const [aurora, harbor] = [portal('aurora'), portal('harbor')];

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string, level: number) =>
  main(page).getByRole('heading', { name, level, exact: true });

test('legal pages are texts of the brand: written before any script, in one language, with links between them', async () => {
  const page = await aurora.open('/');
  const html = await page.evaluate(async () => (await fetch('/terms')).text());
  expect(html).toContain('Who may play</h2>');
  await page.getByRole('contentinfo').getByRole('link', { name: 'User agreement' }).click();
  await page.waitForURL(aurora.url('/terms'));
  await heading(page, 'User agreement', 1).waitFor();
  await heading(page, 'Who may play', 2).waitFor();
  await main(page).getByText('You are 18 or older').waitFor();
  await main(page)
    .getByText(/what you and Aurora agree/)
    .waitFor();

  await main(page).getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL(aurora.url('/privacy'));
  await main(page)
    .getByRole('region', { name: 'Table' })
    .getByRole('cell', { name: 'To detect fraud' })
    .waitFor();
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const contents = fetched.flatMap(
    (name) => /\/((?:terms|privacy|responsible-play)-[A-Z]+)-/.exec(name)?.[1] ?? [],
  );
  expect([...new Set(contents)]).toEqual(['terms-EN', 'privacy-EN']);
});

test('a text follows the language and its direction, and says the age of its brand', async () => {
  const page = await harbor.open('/terms', { chosen: { language: 'AR' } });
  await heading(page, 'من يحق له اللعب', 2).waitFor();
  expect(
    await main(page)
      .getByText(/عامًا أو أكثر/)
      .innerText(),
  ).toMatch(/21|٢١/);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await page.goto(harbor.url('/terms#closing'));
  await expect
    .poll(() => page.evaluate(() => document.getElementById('closing')?.getBoundingClientRect().top ?? 9e9))
    .toBeLessThan(400);
});
