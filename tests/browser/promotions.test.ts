import { wordIn } from '@liveryjs/sandbox/messages/say';
import { banners } from '@liveryjs/sandbox/seed/banners';
import { forNewPlayers } from '@liveryjs/sandbox/seed/promotions/new-players';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { walkFaults } from '#tests/harness/fault-walk.ts';
import { FAULTS, NOT_LOADED } from '#tests/harness/faults.ts';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { goTo } from '#tests/harness/go-to.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const MOVING = { reducedMotion: 'no-preference' } as const;
const CALL = 'GET /wps/relay/MCSFE_promotions';
const [first = '', second = '', third = ''] = forNewPlayers.map(
  ({ text }) => wordIn('EN', `promotion.${text}.title`) ?? '',
);
const firstBanner = wordIn('EN', `banner.${banners.w_promotion?.[0]?.text}.title`) ?? '';

const list = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Promotions', exact: true });
const cards = (page: Page) => list(page).getByRole('article');
const card = (page: Page, title: string) => list(page).getByRole('article', { name: title });
const title = (page: Page, name: string) => card(page, name).getByRole('button', { name, exact: true });

const slider = (page: Page) => page.getByRole('region', { name: 'For new players' });
const current = (page: Page) => slider(page).locator('[aria-roledescription="promotion"]:not([inert])');
const shown = (page: Page) => current(page).getByRole('heading').innerText();

const requestedCategories = async () =>
  (await aurora.journal())
    .filter(({ path }) => CALL.endsWith(path))
    .map(({ query }) => query.category)
    // The portal itself asks whether friends can be referred.
    .filter((category) => category !== 'referral');

const isInView = (page: Page, name: string) =>
  card(page, name).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  });

test('[2.07] /promotions shows all that run now as cards, and one unfolds to its whole text', async () => {
  const page = await aurora.open('/promotions', MOVING);
  await cards(page).first().waitFor();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(5);
  // One has not begun, and one is over.
  await expect.poll(() => card(page, 'The night of the lucky cat').count()).toBe(0);
  await expect.poll(() => card(page, 'Lantern week').count()).toBe(0);
  await title(page, 'A rebate on every bet').click();
  await card(page, 'A rebate on every bet').getByRole('table').waitFor();
  await expect.poll(() => title(page, 'A rebate on every bet').getAttribute('aria-expanded')).toBe('true');
  await card(page, 'A rebate on every bet').getByRole('button', { name: 'Show less' }).click();
  await expect.poll(() => list(page).getByRole('table').count()).toBe(0);
});

test('[2.07] a kind of promotion narrows the list', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/promotions');
  await list(page).getByText('New players', { exact: true }).first().click();
  await expect.poll(() => cards(page).count()).toBe(forNewPlayers.length);
  await page.reload();
  await expect.poll(() => cards(page).count()).toBe(forNewPlayers.length);
  await expect.poll(() => list(page).getByRole('radio', { name: 'New players' }).isChecked()).toBe(true);
});

testFirstOf(
  1,
  [['/promotions#5'], ['/promotions?id=5']] as const,
  '[2.07] %s opens that promotion and brings it into view',
  async (path) => {
    const page = await aurora.open(path, { size: [390, 700] });
    const name = 'A rebate on every bet';
    await card(page, name).waitFor();
    await expect.poll(() => card(page, name).getAttribute('id')).toBe('5');
    await expect.poll(() => title(page, name).getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => isInView(page, name)).toBe(true);
    await expect.poll(() => list(page).locator('[aria-expanded="true"]').count()).toBe(1);
  },
);

test('[2.07] a link to a promotion that is over says so', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/promotions#999');
  await list(page).getByText('The promotion you’re looking for is over.').waitFor();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(5);
});

test('[2.07] /promoDetail shows one promotion, with the way to all', async () => {
  const page = await aurora.open('/promoDetail?id=5');
  await page.getByRole('heading', { level: 1, name: 'A rebate on every bet' }).waitFor();
  await page.getByRole('main').getByRole('table').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'All promotions' }).click();
  await page.waitForURL(aurora.url('/promotions'));
  await cards(page).first().waitFor();
});

test('[2.07] /promoDetail without a promotion says that there is none', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/promoDetail?id=999');
  await page.getByText('This promotion does not exist or is over.').waitFor();
  await expect
    .poll(() => page.getByRole('main').getByRole('link', { name: 'All promotions' }).count())
    .toBe(1);
});

test('[2.19] /promotions shows the banners of w_promotion', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/promotions');
  await cards(page).first().waitFor();
  await page.getByText(firstBanner, { exact: true }).waitFor();
  const groups = (await aurora.journal()).filter(({ path }) => path.endsWith('MCSFE_banners'));
  expect(groups.map(({ query }) => query.groupName)).toEqual(['w_promotion']);
});

/** Goes down the page until the promotions are there: their code comes when they are near. */
async function goToSlider(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { name: 'For new players' });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return heading.count();
    })
    .toBe(1);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Home whose time stands still, the mouse over the promotions. */
async function openHeld(): Promise<Page> {
  // Nothing turns before it is held.
  const page = await aurora.open('/');
  await page.getByRole('article').nth(5).waitFor();
  await goToSlider(page);
  await slider(page).waitFor();
  await slider(page).hover();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.emulateMedia(MOVING);
  await slider(page).getByRole('button', { name: 'Pause the slideshow' }).waitFor();
  // A mouse that came before the code had to be there is not noticed.
  await expect
    .poll(async () => {
      await page.mouse.move(2, 2);
      await slider(page).hover();
      return slider(page).locator('[aria-live="polite"]').count();
    })
    .toBe(1);
  return page;
}

/** Takes the mouse away and waits until that has been noticed: from now on a promotion has its time. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await slider(page).locator('[aria-live="off"]').waitFor({ state: 'attached' });
}

/** Time for the next promotion to come, and to come to rest. */
const oneTurn = (page: Page) => page.clock.runFor(5000 + 600);

test('[2.38] a visitor’s home shows the promotions for new players, changing every 5 seconds', async () => {
  const page = await openHeld();
  expect(await requestedCategories()).toContain('new_player');
  expect(await shown(page)).toBe(first);
  await leave(page);
  await page.clock.runFor(4900);
  expect(await shown(page)).toBe(first);
  await page.clock.runFor(1000);
  for (const next of [second, third, first]) {
    await expect.poll(() => shown(page)).toBe(next);
    await oneTurn(page);
  }
});

test('[4.19] promotions stop at the pause button, which the keyboard meets first, and a drag does not stop them', {
  tags: 'matrix',
}, async () => {
  const page = await openHeld();
  const controls = await slider(page).evaluate((element) =>
    [...element.querySelectorAll('button, a')].map((control) => control.getAttribute('aria-label')),
  );
  expect(controls[0]).toBe('Pause the slideshow');
  const box = await current(page).boundingBox();
  if (!box) throw new Error('There is no promotion to drag.');
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
  await slider(page).getByRole('button', { name: 'Pause the slideshow' }).click();
  await page.getByRole('banner').getByRole('link').first().hover();
  await page.clock.runFor(12_000);
  expect(await shown(page)).toBe(third);
});

test('[2.38] a single promotion stands still, without controls', { tags: 'matrix' }, async () => {
  await aurora.state({
    faults: [
      {
        call: CALL,
        body: JSON.stringify({
          success: true,
          value: {
            list: [
              {
                id: 1,
                category: 'new_player',
                title: 'The only one',
                summary: '',
                content: '',
                image: '/sandbox/img/scene/welcome.svg?merchant=aurora',
                startsAt: '2026-01-01T00:00:00Z',
              },
            ],
            availablePromo: { REFERRAL: { enabled: true } },
          },
        }),
      },
    ],
  });
  const page = await aurora.open('/');
  await goToSlider(page);
  await page.getByRole('link', { name: 'The only one' }).waitFor();
  await expect.poll(() => slider(page).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: /promotion$/ }).count()).toBe(0);
});

test('[2.38] a card leads to its promotion', async () => {
  const page = await aurora.open('/');
  await goToSlider(page);
  await slider(page).getByRole('button', { name: 'Next promotion' }).click();
  await slider(page).getByRole('link', { name: second }).click();
  await page.waitForURL(aurora.url('/promotions#2'));
  await expect.poll(() => title(page, second).getAttribute('aria-expanded')).toBe('true');
});

test(
  `${CALL} fails in every way: the list says so and offers another try, the rest stands`,
  { tags: 'matrix' },
  () =>
    walkFaults(aurora, [
      {
        call: CALL,
        path: '/promotions',
        part: list,
        content: (page) => cards(page),
      },
    ]),
);

test.each(FAULTS.filter(([, { hang }]) => hang))(
  'a platform that %s takes down the promotions alone, and a second try brings them',
  { tags: 'matrix' },
  async (_, fault, wait, message) => {
    aurora.expectProblem(/answered 50[02]: GET .*MCSFE_promotions/);
    await aurora.state({ faults: [{ call: CALL, ...fault }] });
    const page = await aurora.open('/cockfight');
    await page.getByRole('article').first().waitFor();
    // Time stands still: nobody tries again but the visitor.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await goTo(page, '/promotions');
    await list(page).waitFor();
    await expect.poll(async () => (await requestedCategories()).length).toBe(1);
    await page.clock.runFor(wait);
    const alert = list(page).getByRole('alert');
    await alert.getByText(message, { exact: true }).waitFor();
    await page.getByText(firstBanner, { exact: true }).waitFor();
    await aurora.state({ faults: [] });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await cards(page).first().waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  },
);

test('a platform that answers 500 takes down home’s promotions alone', { tags: 'matrix' }, async () => {
  aurora.expectProblem(/answered 500: GET .*MCSFE_promotions/);
  await aurora.state({ faults: [{ call: CALL, status: 500 }] });
  const page = await aurora.open('/');
  await page.getByRole('article').first().waitFor();
  await goToSlider(page);
  const alert = page.getByRole('main').getByRole('alert');
  await alert.getByText(NOT_LOADED).waitFor();
  await aurora.state({ faults: [] });
  // The page asks again by itself, too, and may be first.
  await Promise.any([alert.getByRole('button', { name: 'Try again' }).click(), slider(page).waitFor()]);
  await slider(page).waitFor();
});
