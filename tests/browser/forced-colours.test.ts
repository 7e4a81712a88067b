/** @module-tag matrix */
import { expect, test } from 'vitest';
import { openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

/** Kinds of what a visitor chooses, the path of a page that has some chosen, and where. */
const rows: readonly [kind: string, path: string, chosen: string][] = [
  ['place in the navigation', '/rng', 'header nav a[aria-current]'],
  ['place in the side menu', '/rng', '[data-region=sideMenu] a[aria-current]'],
  ['chip', '/rng', 'main label:has(:checked)'],
  ['page of a list', '/rng', 'main nav li > [aria-current]'],
  ['game', '/lottery?gameCode=DAILY3', 'main nav button[aria-current]'],
  ['tab', '/lottery?gameCode=DAILY3', 'main [role=tab][aria-selected=true]'],
  ['number', '/lottery?gameCode=DAILY3', 'main [role=group] button[aria-pressed=true]'],
  ['slide', '/', 'main [role=group] > button[aria-current]'],
];

test('in forced colours, what is chosen has the colours of a selection', async () => {
  const page = await openAs(aurora, 'mai', { size: [1440, 900] });
  await page.emulateMedia({ forcedColors: 'active' });
  const selection = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    // A page's script may set on the element whatever the page's style sheet may say.
    Object.assign(probe.style, { color: 'SelectedItemText', backgroundColor: 'SelectedItem' });
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return [color, backgroundColor];
  });
  let shown = '/';
  for (const [kind, path, chosen] of rows) {
    if (path !== shown) await page.goto(aurora.url(path));
    shown = path;
    if (kind === 'number') await page.locator('main [role=group] button[aria-pressed]').first().click();
    const colours = () =>
      page
        .locator(chosen)
        .first()
        .evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return [color, backgroundColor];
        });
    // A press may still be turning into its colours.
    await expect.poll(colours, { message: kind }).toEqual(selection);
  }
  // The page is kept for other tests.
  await page.emulateMedia({ forcedColors: null });
});
