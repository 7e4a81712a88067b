import { wordIn } from '@liveryjs/sandbox/messages/say';
import { banners as seeds } from '@liveryjs/sandbox/seed/banners';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FAULTS } from '#tests/harness/faults.ts';
import { goTo } from '#tests/harness/go-to.ts';
import { type OpenOptions, portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const CALL = 'GET /wps/relay/MCSFE_banners';
const seedsOf = (group: string) => seeds[group] ?? [];
const headline = (page: Page, text: string) => page.getByText(text, { exact: true });
const titlesOf = (group: string) =>
  seedsOf(group).map(({ text }) => wordIn('EN', `banner.${text}.title`) ?? '');
const firstOf = (group: string) => titlesOf(group)[0] ?? '';
const [first = '', second = '', third = '', fourth = '', fifth = ''] = titlesOf('w_home');

const slider = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const slides = (page: Page) => slider(page).locator('[aria-roledescription="banner"]');
const button = (page: Page, name: string) => slider(page).getByRole('button', { name });
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name });

/** The banner whose turn it is: the others are inert. */
const current = (page: Page) => slider(page).locator('[aria-roledescription="banner"]:not([inert])');
const shown = (page: Page) => current(page).getByRole('paragraph').first().innerText();

const requestedGroups = async () =>
  (await aurora.journal())
    .filter(({ path }) => CALL.endsWith(path))
    .map(({ query: { groupName } }) => groupName);

/** Groups whose banners, and paths whose answers, are still to come. */
const waiting = async () =>
  (await aurora.journal())
    .filter(({ status }) => status === undefined)
    .map(({ path, query: { groupName } }) => groupName ?? path);

/** Home whose time stands still, the mouse over its banners. */
async function openHeld(options: OpenOptions = { reducedMotion: 'no-preference' }): Promise<Page> {
  // Nothing turns before it is held.
  const page = await aurora.open('/', { ...options, reducedMotion: 'reduce' });
  await slider(page).hover();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  if (options.reducedMotion === 'no-preference') {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await button(page, 'Pause the slideshow').waitFor();
  }
  // A mouse that came before the code had to be there is not noticed.
  await expect
    .poll(async () => {
      await page.mouse.move(640, 795);
      await slider(page).hover();
      return slider(page).locator('[aria-live="polite"]').count();
    })
    .toBe(1);
  return page;
}

/** Takes the mouse away and waits until that has been noticed: from now on a banner has its time. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(640, 795);
  await slider(page).locator('[aria-live="off"]').waitFor({ state: 'attached' });
}

/** Time for the next banner to come, and to come to rest. */
const oneTurn = (page: Page) => page.clock.runFor(5000 + 600);

const GROUPS = [
  ['/', 'w_home'],
  ['/rng', 'w_rng'],
  ['/live', 'w_live'],
  ['/fish', 'w_fish'],
  ['/pvp', 'w_pvp'],
  ['/sports', 'w_sports'],
  ['/esports', 'w_esports'],
  ['/elott', 'w_lott'],
] as const;

test('[2.19] each page asks for the banners of its group, once, and shows them', async () => {
  const page = await aurora.open('/');
  for (const [index, [path, group]] of GROUPS.entries()) {
    if (index > 0) await goTo(page, path);
    for (const title of titlesOf(group)) {
      await headline(page, title).waitFor();
      if (title !== titlesOf(group).at(-1)) await button(page, 'Next banner').click();
    }
    await expect
      .poll(() => slides(page).count())
      .toBe(titlesOf(group).length === 1 ? 0 : titlesOf(group).length);
    expect(await requestedGroups()).toEqual(GROUPS.slice(0, index + 1).map(([, name]) => name));
  }
});

test('a group without banners takes no room', { tags: 'matrix' }, async () => {
  await aurora.state({ faults: [{ call: CALL, body: '{"success":true,"value":[]}' }] });
  const page = await aurora.open('/rng');
  await page.getByRole('article').first().waitFor();
  const top = async () => {
    const [main, games] = await Promise.all([
      page.getByRole('main').boundingBox(),
      page.getByRole('region', { name: 'Slots' }).boundingBox(),
    ]);
    return main && games ? games.y - main.y : undefined;
  };
  // The title stands above.
  await expect.poll(top).toBeLessThan(70);
  await expect.poll(() => slider(page).count()).toBe(0);
});

test('[2.20] home’s banner stands in the middle, and its neighbours 20 pixels beside it', async () => {
  const page = await aurora.open('/');
  await slides(page).first().waitFor();
  const places = () =>
    slides(page).evaluateAll((elements) => {
      const track = elements[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const boxes = elements.map((element) => element.getBoundingClientRect());
      const current = boxes[elements.findIndex((element) => !element.hasAttribute('inert'))] ?? track;
      boxes.sort((box, other) => box.left - other.left);
      return {
        offCentre: Math.round(Math.abs(current.left + current.width / 2 - (track.left + track.width / 2))),
        looksIn: boxes.filter(({ left, right }) => right > track.left + 40 && left < track.right - 40).length,
        gaps: boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0))),
      };
    });
  await expect.poll(places).toEqual({ offCentre: 0, looksIn: 3, gaps: [20, 20, 20, 20] });
});

test('[2.20] home’s banners can be chosen by their marks', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/');
  const marks = slider(page).getByRole('group', { name: 'Choose a banner' }).getByRole('button');
  await marks.first().waitFor();
  await expect.poll(() => marks.count()).toBe(5);
  for (const [number, title] of [
    [4, fourth],
    [2, second],
  ] as const) {
    await button(page, `Show banner ${number}`).click();
    await expect.poll(() => shown(page)).toBe(title);
    await expect
      .poll(() => slider(page).locator('[aria-current]').getAttribute('aria-label'))
      .toBe(`Show banner ${number}`);
  }
});

test('[2.20] on other pages a banner fills the row, and there are no marks', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/rng');
  await slides(page).first().waitFor();
  const place = () =>
    slides(page)
      .first()
      .evaluate((slide) => {
        const track = slide.parentElement?.getBoundingClientRect();
        const box = slide.getBoundingClientRect();
        return [box.left - (track?.left ?? 0), box.width - (track?.width ?? 0)].map(Math.round);
      });
  await expect.poll(place).toEqual([0, 0]);
  await expect.poll(() => slider(page).getByRole('group', { name: 'Choose a banner' }).count()).toBe(0);
});

test('[2.20] a banner is a link only when linkageType is set', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/');
  await slides(page).first().waitFor();
  const links = await slides(page).evaluateAll((elements) =>
    elements.map((element) => element.querySelector('a')?.getAttribute('href')),
  );
  expect(links).toEqual(seedsOf('w_home').map(({ link }) => link));
  await button(page, 'Show banner 5').click();
  await expect.poll(() => shown(page)).toBe(fifth);
  await current(page).getByText(fifth, { exact: true }).click();
  await button(page, 'Show banner 2').click();
  await slider(page).getByRole('link', { name: second }).click();
  await page.waitForURL(aurora.url('/rng'));
});

test('[4.19] banners change every 5 seconds, and after the last comes the first', async () => {
  const page = await openHeld();
  await leave(page);
  await page.clock.runFor(4900);
  expect(await shown(page)).toBe(first);
  await page.clock.runFor(1000);
  for (const title of [second, third, fourth, fifth, first]) {
    await expect.poll(() => shown(page)).toBe(title);
    await oneTurn(page);
  }
});

test('[4.19] a drag moves the banners, follows no link and does not stop them', {
  tags: 'matrix',
}, async () => {
  const page = await openHeld();
  const box = await current(page).getByRole('link').boundingBox();
  if (!box) throw new Error('There is no banner to drag.');
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.clock.runFor(1500);
  await expect.poll(() => shown(page)).toBe(second);
  expect(new URL(page.url()).pathname).toBe('/');
  await leave(page);
  await oneTurn(page);
  await expect.poll(() => shown(page)).toBe(third);
});

test('[4.19] a single banner neither loops nor has controls', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/esports');
  await headline(page, firstOf('w_esports')).waitFor();
  await expect.poll(() => slider(page).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: /banner/ }).count()).toBe(0);
});

test('[4.19] the keyboard meets pause first, and pause holds until the visitor ends it', async () => {
  const page = await openHeld();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Pause the slideshow');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Resume the slideshow');
  await page.getByRole('heading', { name: 'Hot games' }).click();
  await page.clock.runFor(12_000);
  expect(await shown(page)).toBe(first);
  await button(page, 'Resume the slideshow').click();
  await leave(page);
  await oneTurn(page);
  await expect.poll(() => shown(page)).toBe(second);
});

test('[4.19] banners wait while a mouse is over them or the keyboard in them', {
  tags: 'matrix',
}, async () => {
  const page = await openHeld();
  await page.clock.runFor(12_000);
  expect(await shown(page)).toBe(first);
  await leave(page);
  await button(page, 'Next banner').focus();
  await slider(page).locator('[aria-live="polite"]').waitFor({ state: 'attached' });
  await page.clock.runFor(12_000);
  expect(await shown(page)).toBe(first);
  await button(page, 'Next banner').blur();
  await slider(page).locator('[aria-live="off"]').waitFor({ state: 'attached' });
  await oneTurn(page);
  await expect.poll(() => shown(page)).toBe(second);
});

test('[4.19] a visitor who wants less motion turns the banners alone', { tags: 'matrix' }, async () => {
  const page = await openHeld({ reducedMotion: 'reduce' });
  await page.mouse.move(640, 795);
  await page.clock.runFor(12_000);
  expect(await shown(page)).toBe(first);
  expect(await page.getByRole('button', { name: /(Stop changing|Change) banners/ }).count()).toBe(0);
  await button(page, 'Next banner').click();
  await page.clock.runFor(100);
  await expect.poll(() => shown(page)).toBe(second);
});

test.each(FAULTS.filter(([, { hang }]) => hang))(
  'a platform that %s takes down the banners alone, and a second try brings them',
  { tags: 'matrix' },
  async (_, fault, wait, message) => {
    aurora.expectProblem(/answered 50[02]: GET .*MCSFE_banners/);
    const page = await aurora.open('/rng');
    await headline(page, firstOf('w_rng')).waitFor();
    await page.getByRole('article').first().waitFor();
    // Time stands still: nobody tries again but the visitor.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await aurora.state({ faults: [{ call: CALL, ...fault }] });
    await category(page, 'Live casino').click();
    // Time that passes gives up every call that is under way.
    await page
      .getByRole('region', { name: 'Live casino', exact: true })
      .getByRole('article')
      .first()
      .waitFor();
    await expect.poll(waiting).toEqual(['w_live']);
    await page.clock.runFor(wait);
    const alert = page.getByRole('alert');
    await alert.getByText(message, { exact: true }).waitFor();
    await expect.poll(() => alert.count()).toBe(1);
    await aurora.state({ faults: [] });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await headline(page, firstOf('w_live')).waitFor();
    await expect.poll(() => alert.count()).toBe(0);
  },
);
