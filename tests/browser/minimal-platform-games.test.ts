import { expect, test } from 'vitest';
import { goTo } from '#tests/harness/go-to.ts';
import { openAs } from '#tests/harness/log-in.ts';
import { expectWhole, minimalPortals, stored, TOKEN } from '#tests/harness/minimal-portal.ts';

const { portal, called } = minimalPortals();
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
  expect((await stored(page)).gameUrl).toMatch(/\/play\/1/);
  await expectWhole(page);
});

test('[4.13] [9.01] a launch and a list of games name every field of section 3', async () => {
  const page = await openAs(aurora, 'mai', undefined, '/rng');
  await page.getByRole('article').getByRole('button', { name: 'Plain Bells', exact: true }).click();
  await page.waitForURL('**/game');
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
  expect(called('GET /lgw/vn/games/game_menu').length).toBeGreaterThan(0);
  await expectWhole(page);
});
