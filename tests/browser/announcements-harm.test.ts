/** @module-tag matrix */
import { expect, test } from 'vitest';
import {
  announce,
  announcement,
  dialog,
  openAnnouncements,
  row,
  text,
} from '#tests/harness/announcements.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

/**
 * Chromium says so when markup that the policy forbids is read, even into a document that shows and runs nothing: that
 * is how it becomes clean. What counts is what is left in the page.
 */
const readOnly =
  /policy violation: (script-src-attr|style-src-attr|style-src-elem|base-uri)|violates the following Content Security Policy directive/;

test('an announcement that somebody wrote to do harm shows its words and does nothing', async () => {
  aurora.expectProblem(readOnly);
  const page = await openAnnouncements(aurora);
  await dialog(page).getByRole('button', { name: 'Page 2' }).click();
  await row(page, 'nothing lost').click();
  await text(page)
    .getByRole('heading', { name: 'Wallet maintenance: < 2 hours, nothing lost & all open again' })
    .waitFor();
  await text(page).getByText('All wallets have been working again since').hover();
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
    aurora,
    ...HOSTILE.map(([name, content], index) =>
      announcement(index + 1, { title: `With ${name}.`, content: `${content}<p>The end of ${name}.</p>` }),
    ),
  );
  const page = await openAnnouncements(aurora);
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
