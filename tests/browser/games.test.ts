import { catalogue } from '@liveryjs/sandbox/seed/catalogue';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { goTo } from '#tests/harness/go-to.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

const LIST = 'GET /wps/relay/GCSGAME_gameList';
type Game = ReturnType<typeof catalogue>['game'][number];

/** Names of the games that fit, most played first, as a list of 42 a page shows them. */
function named(fits: (game: Game) => boolean, page = 1): string[] {
  return inOrder(fits, (game, other) => game.hot_rank - other.hot_rank, page);
}

function inOrder(
  fits: (game: Game) => boolean,
  order: (one: Game, other: Game) => number,
  page = 1,
): string[] {
  const fitting = catalogue().game.filter(fits).sort(order);
  return fitting.slice((page - 1) * 42, page * 42).map(({ name }) => name);
}

const slots = ({ game_type }: Game) => game_type === 'RNG';
const isOf = (type: string, vendors?: readonly string[]) => (game: Game) =>
  game.game_type === type && (vendors === undefined || vendors.includes(game.vendor));
const called = (part: string) => (game: Game) => slots(game) && game.search_name.includes(part);

const grid = (page: Page, name = 'Slots') => page.getByRole('region', { name, exact: true });
const names = (page: Page, name?: string) =>
  grid(page, name).getByRole('article').getByRole('heading').allInnerTexts();
const count = (page: Page) => grid(page).getByRole('status').innerText();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search games by name' });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name, exact: true });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of games' });
const items = (page: Page) => pager(page).locator('li').allInnerTexts();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function sent(call: string) {
  const journal = await aurora.journal();
  return journal.filter(({ method, path }) => `${method} ${path}` === call).map(({ query }) => query);
}

const CATEGORIES: readonly [path: string, heading: string, fits: (game: Game) => boolean][] = [
  ['/live', 'Live casino', isOf('LIVE')],
  ['/sports', 'Sports', isOf('SPORTS', ['BTI', 'GOLS'])],
  ['/fish', 'Fishing games', isOf('FISH')],
  ['/rng', 'Slots', slots],
  ['/pvp', 'Card games', isOf('PVP')],
  ['/esports', 'E-sports', isOf('SPORTS', ['TF'])],
  ['/cockfight', 'Cockfight', isOf('SPORTS', ['DS88'])],
  ['/elott', 'Lottery draws', isOf('LOTT')],
  ['/elott', 'E-lottery', isOf('ELOTT')],
];

test('[2.11] [2.06] [1.07] each category shows its games', async () => {
  const page = await aurora.open('/live');
  for (const [path, heading, fits] of CATEGORIES) {
    await goTo(page, path);
    await page.getByRole('article').first().waitFor();
    // Content below the fold loads when it comes near.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => names(page, heading)).toEqual(named(fits));
  }
});

test('[1.08] cockfights and e-sports are asked of their vendors in SPORTS, and sports of all others', async () => {
  const page = await aurora.open('/cockfight');
  const cards = (heading: string, vendor: string) =>
    grid(page, heading).getByRole('article').filter({ hasText: vendor });
  await expect.poll(() => cards('Cockfight', 'Redcomb Arena').count()).toBe(6);
  await category(page, 'E-sports').click();
  await expect.poll(() => cards('E-sports', 'Pixel Colosseum').count()).toBe(8);
  await category(page, 'Sports').click();
  await expect.poll(() => cards('Sports', 'Goalstrand').count()).toBe(6);
  expect((await sent(LIST)).map(({ gameType, vassalage }) => [gameType, vassalage])).toEqual([
    ['SPORTS', 'DS88'],
    ['SPORTS', 'TF'],
    ['SPORTS', 'BTI,GOLS'],
  ]);
});

test('[9.01] a list asks for 42 games a page, as this kind of client', async () => {
  const page = await aurora.open('/rng');
  await expect.poll(() => count(page)).toBe('10,000 games');
  await expect.poll(() => names(page)).toHaveLength(42);
  expect(await sent(LIST)).toEqual([
    {
      clientType: '3',
      platform: 'html5-desktop',
      channel: 'web',
      merchant: 'aurora',
      gameType: 'RNG',
      language: 'EN',
      sort: 'hot',
      pageNo: '1',
      pageSize: '42',
    },
  ]);
});

test('[2.11] /rng takes vassalage and page from the address, and asks once', async () => {
  const page = await aurora.open('/rng?vassalage=KSTN&page=2');
  await expect.poll(() => names(page)).toEqual(named(isOf('RNG', ['KSTN']), 2));
  await expect.poll(() => page.getByRole('radio', { name: 'Kestrine' }).isChecked()).toBe(true);
  await expect
    .poll(() => pager(page).getByRole('link', { name: 'Page 2' }).getAttribute('aria-current'))
    .toBe('page');
  expect((await sent(LIST)).map(({ vassalage, pageNo }) => [vassalage, pageNo])).toEqual([['KSTN', '2']]);
});

test('[9.02] a pager leads through ten thousand slots', async () => {
  const page = await aurora.open('/rng');
  await expect.poll(() => items(page)).toEqual(['Prev', '1', '2', '3', '…', '239', 'Next']);
  await expect.poll(() => pager(page).getByRole('link', { name: 'Prev page' }).count()).toBe(0);
  await pager(page).getByRole('link', { name: 'Page 239' }).click();
  await expect.poll(() => names(page)).toEqual(named(slots, 239));
  await expect.poll(() => items(page)).toEqual(['Prev', '1', '…', '237', '238', '239', 'Next']);
  await expect.poll(() => pager(page).getByRole('link', { name: 'Next page' }).count()).toBe(0);
  await page.goto(aurora.url('/rng?page=120'));
  await expect.poll(() => items(page)).toEqual(['Prev', '1', '…', '119', '120', '121', '…', '239', 'Next']);
});

test('[9.02] a page stands in the address, starts at its top, and back leads to the one before', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/rng');
  await pager(page).getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => names(page)).toEqual(named(slots, 2));
  await expect.poll(() => query(page)).toEqual({ page: '2' });
  await expect.poll(() => focused(page)).toBe('Slots');
  const [heading, header] = await Promise.all([
    grid(page).getByRole('heading', { name: 'Slots' }).boundingBox(),
    page.getByRole('link', { name: 'Aurora, home page' }).boundingBox(),
  ]);
  expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(heading?.y).toBeLessThan(200);
  await pager(page).getByRole('link', { name: 'Page 3' }).click();
  await expect.poll(() => names(page)).toEqual(named(slots, 3));
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(named(slots, 2));
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(named(slots));
  await expect.poll(() => query(page)).toEqual({});
});

test('[9.02] a page after the last one is the last one', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/rng?page=5000');
  await expect.poll(() => names(page)).toEqual(named(slots, 239));
  await expect.poll(() => query(page)).toEqual({ page: '239' });
});

test('[2.11] a search sends the name once typing has paused, and finds it whatever its case', async () => {
  const page = await aurora.open('/rng?page=7');
  await expect.poll(() => names(page)).toEqual(named(slots, 7));
  // However slow the machine, nobody pauses between two keys.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).pressSequentially('DRAGON');
  await page.clock.resume();
  await expect.poll(() => names(page)).toEqual(named(called('dragon')));
  await expect.poll(() => query(page)).toEqual({ search: 'DRAGON' });
  expect((await sent(LIST)).map(({ gameName, pageNo }) => [gameName, pageNo])).toEqual([
    [undefined, '7'],
    ['DRAGON', '1'],
  ]);
});

test('[2.11] an answer that comes late does not replace a newer one', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/rng');
  await expect.poll(() => names(page)).toEqual(named(slots));
  await aurora.state({ faults: [{ call: LIST, delayMs: 1500, times: 1 }] });
  const late = page.waitForResponse(/gameName=dragon/);
  await search(page).fill('dragon');
  await search(page).press('Enter');
  await expect.poll(async () => (await sent(LIST)).length).toBe(2);
  await search(page).fill('moon');
  await search(page).press('Enter');
  await expect.poll(() => names(page)).toEqual(named(called('moon')));
  await (await late).finished();
  // Two frames: what the page makes of it would show by now.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await names(page)).toEqual(named(called('moon')));
  expect(await search(page).inputValue()).toBe('moon');
});

test('[2.11] a list can be narrowed to a vendor, from a row or on a narrow window from a list', {
  tags: 'matrix',
}, async () => {
  const page = await aurora.open('/rng');
  await page.getByRole('group', { name: 'Provider' }).getByText('Quillmoor').click();
  await expect.poll(() => names(page)).toEqual(named(isOf('RNG', ['QLMR'])));
  await expect.poll(() => query(page)).toEqual({ vassalage: 'QLMR' });
  await page.setViewportSize({ width: 390, height: 844 });
  const vendors = page.getByRole('combobox', { name: 'Provider' });
  await expect.poll(() => vendors.inputValue()).toBe('QLMR');
  await vendors.selectOption('Kestrine');
  await expect.poll(() => names(page)).toEqual(named(isOf('RNG', ['KSTN'])));
  expect((await sent(LIST)).map(({ vassalage }) => vassalage)).toEqual([undefined, 'QLMR', 'KSTN']);
});

const byName = (game: Game, other: Game) =>
  game.search_name < other.search_name
    ? -1
    : game.search_name > other.search_name
      ? 1
      : game.node_id - other.node_id;

testFirstOf<[label: string, sort: string, order: (one: Game, other: Game) => number]>(
  1,
  [
    ['Name A–Z', 'name', byName],
    ['Newest first', 'new', (game, other) => other.release_order - game.release_order],
  ],
  '[2.11] a list can be ordered: %s',
  async (label, sort, order) => {
    const page = await aurora.open('/rng');
    await page.getByRole('combobox', { name: 'Sort games by' }).selectOption(label);
    await expect.poll(() => names(page)).toEqual(inOrder(slots, order));
    await expect.poll(() => query(page)).toEqual({ sort });
    expect((await sent(LIST)).map((sentQuery) => sentQuery.sort)).toEqual(['hot', sort]);
  },
);

test('[2.11] a search that finds nothing says so, and can be cleared', { tags: 'matrix' }, async () => {
  const page = await aurora.open('/rng?vassalage=KSTN');
  await search(page).fill('zzzz');
  await grid(page).getByText('No games match. Try another name or provider.').waitFor();
  await expect.poll(() => count(page)).toBe('No games');
  await grid(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => names(page)).toEqual(named(slots));
  await expect.poll(() => search(page).inputValue()).toBe('');
  await expect.poll(() => query(page)).toEqual({});
  await expect.poll(() => focused(page)).toBe('Slots');
});

test('a list that fails takes down itself alone, and a second try brings it', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/answered 500: GET .*GCSGAME_gameList/);
  const page = await aurora.open('/live');
  await page.getByRole('article').first().waitFor();
  // Time stands still: nobody tries again but the visitor.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await aurora.state({ faults: [{ call: LIST, status: 500 }] });
  await category(page, 'Slots').click();
  const alert = page.getByRole('alert');
  await alert.getByText('This could not be loaded.').waitFor();
  await expect.poll(() => alert.count()).toBe(1);
  await page.getByText('Find your next favourite', { exact: true }).waitFor();
  await search(page).waitFor();
  await aurora.state({ faults: [] });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => names(page)).toEqual(named(slots));
  await expect.poll(() => alert.count()).toBe(0);
});

test('a list stays when the vendors fail', { tags: 'matrix' }, async () => {
  aurora.expectProblem(/answered 500: GET .*GCSGAME_vendors/);
  await aurora.state({ faults: [{ call: 'GET /wps/relay/GCSGAME_vendors', status: 500 }] });
  const page = await aurora.open('/rng');
  await expect.poll(() => names(page)).toEqual(named(slots));
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test('[9.01] home shows twelve hot games, and asks for twenty popular ones when they come near', async () => {
  const page = await aurora.open('/', { size: [1440, 900] });
  await expect.poll(() => names(page, 'Hot games')).toEqual(named(() => true).slice(0, 12));
  expect(await sent('GET /wps/relay/GCSGAME_hotGames')).toEqual([
    { isPlatform: '2', platform: 'html5-desktop', merchantCode: 'aurora', language: 'EN' },
  ]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const mostPlayed = inOrder(
    () => true,
    (game, other) => game.play_rank - other.play_rank,
  );
  // Whole rows of six.
  await expect.poll(() => names(page, 'Popular games')).toEqual(mostPlayed.slice(0, 18));
  expect(await sent('GET /lgw/games/popular')).toEqual([{ count: '20', language: 'EN' }]);
});

test('an element that comes into the page has the browser match no icon and no picture that is there again', async () => {
  const page = await aurora.open('/rng');
  await grid(page).getByRole('article').first().waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // A browser keeps one set of what follows :has() for the document: elements that are named by their tag are all in it.
  const rules = await page.evaluate(() => {
    const selectorsIn = (rule: CSSRule): string[] => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(selectorsIn) : []),
    ];
    return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(selectorsIn));
  });
  const wide =
    /:has\((?:[^()]|\([^()]*(?:\([^()]*\))*[^()]*\))*\)[^ >+~,]*[ >+~]+(?:img|svg|a|li|span|div|\*)\b/;
  expect(rules.length).toBeGreaterThan(200);
  expect(rules.filter((rule) => rule.includes(':has(') && wide.test(rule))).toEqual([]);
});
