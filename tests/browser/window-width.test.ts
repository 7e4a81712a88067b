import { test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

test('a page follows the width of its window while styles of its parts come in', async () => {
  const page = await aurora.open('/', { size: [1440, 900] });
  const languages = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  await page.evaluate(() => {
    setInterval(() => {
      const sheet = document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet;
      sheet?.insertRule('.a-part{color:red}', sheet.cssRules.length);
    });
  });
  // A bar as wide as its window has room for what stands in the menu on a phone.
  for (const [width, state] of [
    [320, 'hidden'],
    [1440, 'visible'],
    [320, 'hidden'],
    [1440, 'visible'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await languages.waitFor({ state });
  }
});
