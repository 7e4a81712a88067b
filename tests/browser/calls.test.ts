import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkOf } from '#sandbox/http/schemas.ts';
import { accountMenu, fromAccountMenu, logIn } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

/** Every call that a walk through the portal makes: the shape of its answer, and what goes with it. */
const CALLS: Readonly<Record<string, { response?: string; token?: true; encrypted?: true }>> = {
  'GET /wps/system/status': { response: 'permission' },
  'GET /wps/system/countries': { response: 'country-list-response' },
  'GET /wps/system/publicKey': { response: 'public-key' },
  'GET /lgw/games/game_menus': { response: 'games-menu-response' },
  'GET /lgw/games/popular': { response: 'popular-games-response' },
  'GET /wps/relay/GCSGAME_hotGames': { response: 'hot-games-response' },
  'GET /wps/relay/GCSGAME_vendors': { response: 'vendor-list-response' },
  'GET /wps/relay/MCSFE_banners': { response: 'banner-list-response' },
  'GET /wps/relay/MCSFE_announcements': { response: 'announcement-list-response' },
  'GET /wps/relay/MCSFE_promotions': { response: 'promotion-list-response' },
  'GET /wps/verification/challenge': { response: 'bot-challenge' },
  'POST /wps/session/login': { response: 'login-result', encrypted: true },
  'GET /wps/member/info': { response: 'member-info', token: true },
  'GET /wps/member/info/icon': { response: 'member-picture', token: true },
  'PUT /wps/member/language': { token: true },
  'GET /wps/v2/wallets/balance': { response: 'balance', token: true },
  'GET /wps/relay/MCSFE_points': { response: 'points-balance', token: true },
  'GET /wps/relay/MCSFE_missionSummary': { response: 'mission-summary', token: true },
  'GET /wps/withdraw/transfers': { response: 'withdrawal-transfer-list-response', token: true },
  'GET /wps/relay/CSP_unreadCount': { response: 'unread-count', token: true },
  'GET /wps/relay/MCSFE_winnerRankList': { response: 'winner-list-response' },
  'GET /wps/relay/GCSGAME_gameList': { response: 'game-list-response' },
  'GET /wps/relay/MCSFE_getFavoriteIds': { response: 'favorite-ids-response', token: true },
  'GET /wps/relay/GCS_recentGame': { response: 'recent-games-response', token: true },
  'GET /wps/system/helpCenter': { response: 'help-centre-response' },
  'GET /wps/points/rewards': { response: 'reward-list-response' },
  'GET /lgw/vn/games/game_menu': { response: 'lottery-menu-response' },
  'GET /lotto/lgw/games/current': { response: 'lottery-draw' },
  'GET /lotto/lgw/games/rules': { response: 'lottery-rules' },
  'GET /lotto/lgw/games/opened/numero': { response: 'lottery-opened-response' },
  'GET /lgw/vn/numeros/opened/game': { response: 'lottery-opened-response' },
  'GET /wps/relay/MCSFE_betRecord': { response: 'bet-record', token: true },
  'GET /wps/relay/MCSFE_transactionRecord': { response: 'transaction-record', token: true },
  'GET /wps/relay/CSP_messages': { response: 'message-list-response', token: true },
  'DELETE /wps/session/logout': { token: true },
};

const nameOf = (response: Response) => `${response.request().method()} ${new URL(response.url()).pathname}`;

async function walk(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Announcements' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
  await logIn(page, 'quynh');
  // What was played lately stands below the hot games, and asks when it comes near.
  await page.getByRole('region', { name: 'Hot games' }).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return (await aurora.journal()).some(({ path }) => path.endsWith('GCS_recentGame'));
    })
    .toBe(true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Popular games' }).getByRole('listitem').first().waitFor();
  await page.getByLabel('Language').first().selectOption('VI');
  await page.getByRole('banner').getByText('Quỳnh').first().waitFor({ state: 'attached' });
  await page.getByLabel('Ngôn ngữ').first().selectOption('EN');
  await fromAccountMenu(page, 'Betting record');
  for (const [name, text] of [
    ['Account record', 'Nothing in these days.'],
    [/^Messages/, 'Chào mừng hạng Lam ngọc'],
  ] as const) {
    await page.getByRole('dialog').getByText('Nothing in these days.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByRole('dialog').getByText(text).first().waitFor();
  }
  await page.keyboard.press('Escape');
  await fromAccountMenu(page, 'Sign out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await accountMenu(page).waitFor({ state: 'detached' });
}

test('[7.01] [3.01] the calls of the portal have their method, path, token and seal, and answers of their shape', async () => {
  const page = await aurora.open('/');
  const mistakes: Promise<readonly unknown[]>[] = [];
  page.on('response', (response) => {
    const shape = CALLS[nameOf(response)]?.response;
    if (shape === undefined) return;
    const check = async () => {
      // What the page has left behind has no body any more.
      const body = (await response.json().catch(() => undefined)) as { value: unknown } | undefined;
      return body ? checkOf(shape, nameOf(response))(body.value) : [];
    };
    mistakes.push(check());
  });
  await page.goto(aurora.url('/promotions'));
  await page.getByRole('main').getByRole('article').first().waitFor();
  for (const [path, last] of [
    ['/help', '/wps/system/helpCenter'],
    ['/pointMall', '/wps/points/rewards'],
    ['/rng', '/wps/relay/GCSGAME_gameList'],
    ['/lottery?gameCode=NLSIX', '/lotto/lgw/games/opened/numero'],
    ['/vnlottery', '/lgw/vn/numeros/opened/game'],
  ] as const) {
    await page.goto(aurora.url(path));
    await expect.poll(async () => (await aurora.journal()).map((call) => call.path)).toContain(last);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(aurora.url('/'));
  await walk(page);

  await expect
    .poll(async () => (await aurora.journal()).map(({ method, path }) => `${method} ${path}`))
    .toEqual(expect.arrayContaining(Object.keys(CALLS)));
  const journal = await aurora.journal();
  expect(new Set(journal.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(Object.keys(CALLS)),
  );
  for (const { method, path, headers, authorized, encrypted } of journal) {
    const { token, encrypted: sealed } = CALLS[`${method} ${path}`] ?? {};
    const name = `${method} ${path}`;
    expect([name, headers?.merchant]).toEqual([name, 'aurora']);
    if (token) expect([name, authorized]).toEqual([name, true]);
    expect([name, encrypted]).toEqual([name, sealed]);
  }
  expect(mistakes.length).toBeGreaterThan(15);
  expect((await Promise.all(mistakes)).flat()).toEqual([]);
});
