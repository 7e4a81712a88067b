import { expect, test } from 'vitest';
import { goTo } from '#tests/harness/go-to.ts';
import { accountMenu, openAs } from '#tests/harness/log-in.ts';
import { expectWhole, minimalPortals, stored, TOKEN } from '#tests/harness/minimal-portal.ts';

const { portal, called, platform } = minimalPortals();
const aurora = portal('aurora');

test('[2.23] aurora shows a game without a picture by its name, and of the promotions those that have a title', async () => {
  const page = await aurora.open('/');
  const hot = page.getByRole('region', { name: 'Hot games' });
  await expect
    .poll(() => hot.getByRole('article').getByRole('heading').allInnerTexts())
    .toContain('Plain Fruits');
  expect(called('GET /wps/relay/GCSGAME_hotGames')[0]?.query).toMatchObject({
    merchantCode: 'aurora',
    isPlatform: '2',
    platform: expect.any(String),
    language: 'EN',
  });
  await goTo(page, '/promotions');
  await page.getByRole('main').getByText('A plain welcome').first().waitFor();
  await expectWhole(page);
});

test('[4.13] a game opens in its frame', async () => {
  const page = await openAs(aurora, 'mai', undefined, '/rng');
  await page.getByRole('article').getByRole('button', { name: 'Plain Fruits', exact: true }).click();
  await page.waitForURL('**/game');
  await page.getByRole('main').frameLocator('iframe').getByRole('heading', { name: 'Game 1' }).waitFor();
  await expect.poll(async () => (await stored(page)).gameUrl).toMatch(/\/play\/1/);
  await expectWhole(page);
});

test('[4.13] [9.01] a launch and a list of games name every field of section 3', async () => {
  const page = await openAs(aurora, 'mai', undefined, '/rng');
  await page.getByRole('article').getByRole('button', { name: 'Plain Bells', exact: true }).click();
  await page.waitForURL('**/game');
  // The page of the game shows before the game is asked for.
  await expect.poll(() => called('POST /wps/game/launchGame')).toHaveLength(1);
  expect(called('POST /wps/game/launchGame')).toMatchObject([
    {
      headers: TOKEN,
      body: {
        gameId: '2',
        nodeId: 2,
        vassalage: 'TWO',
        accountType: 1,
        confirmTrans: 0,
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: 'mai',
        token: expect.stringMatching(/^\w{32}$/),
        merchantCode: 'aurora',
        language: 'EN',
      },
    },
  ]);
  expect(called('GET /wps/relay/GCSGAME_gameList')[0]?.query).toMatchObject({
    clientType: '3',
    platform: expect.any(String),
    channel: expect.any(String),
    merchant: 'aurora',
    gameType: 'RNG',
    language: 'EN',
    pageNo: '1',
    pageSize: '42',
  });
});

test('[4.14] a game becomes a favourite, stands among the favourites, and is taken off again', async () => {
  const page = await openAs(aurora, 'mai', undefined, '/rng');
  const slots = page.getByRole('region', { name: 'Slots', exact: true });
  const heart = page.getByRole('button', { name: 'Favourite: Plain Bells', exact: true });
  const data = { nodeId: 2, vendor: 'TWO', gameType: 'RNG' };
  await heart.click();
  await expect
    .poll(() => called('POST /wps/relay/MCSFE_addFavorite'))
    .toMatchObject([{ headers: TOKEN, body: data }]);
  await slots.getByText('Favourites', { exact: true }).click();
  await expect
    .poll(() => slots.getByRole('article').getByRole('heading').allInnerTexts())
    .toEqual(['Plain Bells']);
  expect(called('GET /wps/relay/MCSFE_getFavoriteList')[0]).toMatchObject({
    headers: TOKEN,
    query: { clientType: '3', platform: expect.any(String), language: 'EN', gameType: 'RNG' },
  });
  await heart.click();
  await expect
    .poll(() => called('POST /wps/relay/MCSFE_removeFavorite'))
    .toMatchObject([{ headers: TOKEN, body: data }]);
  await expectWhole(page);
});

test('the kiosk’s page of lotteries stands, though the platform says little of a lottery', {
  tags: 'matrix',
}, async () => {
  const page = await openAs(portal('kiosk'), 'mai', undefined, '/lottery');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => called('GET /lgw/vn/games/game_menu').length).toBeGreaterThan(0);
  await expectWhole(page);
});

test('[3.01] [4.01] [6.01] ids that are texts: an agent has a name and the agent’s entry, and favourites go back as they came', async () => {
  const { answers } = platform();
  answers['GET /wps/member/info'] = (_, usual) =>
    change(usual, (member) => Object.assign(member, { id: 'm-1', type: '1', nickname: 'Amihan' }));
  const textIds = (body: unknown) =>
    JSON.parse(JSON.stringify(body).replaceAll(/"nodeId":(\d+)/g, '"nodeId":"g-$1"'));
  answers['GET /wps/relay/GCSGAME_gameList'] = (_, usual) => textIds(usual());
  answers['GET /wps/relay/MCSFE_getFavoriteIds'] = () => ({ success: true, value: ['g-2'] });
  const page = await openAs(aurora, 'mai', undefined, '/rng');
  await page.getByRole('banner').getByText('Amihan').first().waitFor();
  await expect.poll(() => stored(page)).toMatchObject({ isAgent: '1', customerId: 'm-1' });
  const heart = (name: string) => page.getByRole('button', { name: `Favourite: ${name}`, exact: true });
  await expect.poll(() => heart('Plain Bells').first().getAttribute('aria-pressed')).toBe('true');
  await heart('Plain Fruits').first().click();
  await expect
    .poll(() => called('POST /wps/relay/MCSFE_addFavorite'))
    .toMatchObject([{ body: { nodeId: 'g-1' } }]);
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Agent centre' }).waitFor();
});

test('[2.24] the platform’s referral promotion decides whether a member sees refer and earn', async () => {
  const page = await openAs(aurora, 'mai');
  const entry = page.getByRole('navigation').getByRole('button', { name: 'Refer and earn' });
  await expect.poll(() => called('GET /wps/relay/MCSFE_promotions').length).toBeGreaterThan(0);
  await page.getByRole('navigation').getByRole('button', { name: 'VIP rank' }).first().waitFor();
  expect(await entry.count()).toBe(0);
  platform().answers['GET /wps/relay/MCSFE_promotions'] = (_, usual) =>
    change(usual, (value) => Object.assign(value, { availablePromo: { REFERRAL: { enabled: '1' } } }));
  await page.reload();
  await entry.first().waitFor();
});

/** An answer of the platform, changed in its value. */
function change(usual: () => unknown, how: (value: object) => unknown): unknown {
  const body = structuredClone(usual()) as { value: object };
  how(body.value);
  return body;
}
