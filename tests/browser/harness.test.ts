import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

test('a page of the reference brand opens without a problem', async () => {
  const page = await aurora.open('/');
  await page.waitForLoadState('networkidle');
  expect(await page.title()).toContain('Aurora');
  expect(aurora.takeProblems()).toEqual([]);
});

test('the reference brand shows nothing that axe objects to', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/');
  await page.waitForLoadState('networkidle');
  expect(await axe(page)).toEqual([]);
});

test('axe leaves out what stands around a page where it is told to, and nothing of the page', async () => {
  const page = await aurora.open('/nowhere');
  aurora.expectProblem(/answered 404: GET .*\/nowhere$/);
  await page.waitForLoadState('networkidle');
  for (const region of ['main', 'footer'])
    await page.locator(`[data-region=${region}]`).evaluate((element) => {
      const picture = document.createElement('img');
      picture.className = `of-${element.dataset.region}`;
      element.append(picture);
    });
  const violations = async (withoutShell: boolean) =>
    (await axe(page, { only: ['image-alt'], withoutShell })).join();
  expect(await violations(false)).toMatch(/of-main.*of-footer/s);
  expect(await violations(true)).toContain('of-main');
  expect(await violations(true)).not.toContain('of-footer');
});

const faults: readonly (readonly [name: string, act: string, want: RegExp])[] = [
  ['an error on the console', "console.error('broken')", /^\/: console error: broken$/],
  ['an uncaught error', "setTimeout(() => { throw new Error('broken'); })", /^\/: uncaught error: broken$/],
  [
    'an inline style',
    "document.body.setAttribute('style', 'color: red')",
    /^\/: policy violation: style-src-attr inline/,
  ],
  [
    'text that becomes HTML past Trusted Types',
    "try { document.body.innerHTML = '<p>x</p>' } catch {}",
    /^\/: policy violation: require-trusted-types-for/,
  ],
  [
    'a call of another origin',
    "fetch('https://example.com/').catch(() => {})",
    /^\/: policy violation: connect-src https:\/\/example\.com\//,
  ],
  ['a missing file', "fetch('/assets/missing.js')", /^answered 404: GET .*\/assets\/missing\.js$/],
];

test('each fault of a page is a problem', async () => {
  const page = await aurora.open('/');
  await page.waitForLoadState('networkidle');
  for (const [name, act, want] of faults) {
    await page.evaluate(act);
    await expect
      .poll(() => aurora.takeProblems().some((problem) => want.test(problem)), { message: name })
      .toBe(true);
    await page.waitForLoadState('networkidle');
    aurora.takeProblems();
  }
});

test.fails('a problem that a test did not expect fails the test', async () => {
  const page = await aurora.open('/');
  await page.evaluate("console.error('broken')");
});

test('a problem that a test expects does not', async () => {
  aurora.expectProblem(/broken/);
  const page = await aurora.open('/');
  await page.evaluate("console.error('broken')");
});

test('the state of the sandbox shows, and the journal tells the calls', async () => {
  await aurora.state({ maintenance: true });
  const page = await aurora.open('/');
  await page.getByRole('heading', { name: 'We’ll be right back' }).waitFor();
  expect((await aurora.journal()).map(({ path }) => path)).toContain('/wps/system/status');
});
