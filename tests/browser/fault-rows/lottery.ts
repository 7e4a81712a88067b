import type { Page } from 'playwright-core';
import type { FaultRow } from '#tests/harness/fault-walk.ts';
import { goTo } from '#tests/harness/go-to.ts';

const DAILY = '/lottery?gameCode=DAILY3&playType=last2';

const main = (page: Page) => page.getByRole('main');
const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Daily Three' });
const desk = (page: Page) => page.getByRole('button', { name: 'Add to slip' });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const home = (page: Page) => page.getByRole('banner').getByRole('link').first();

const group = (page: Page) =>
  page.getByRole('navigation', { name: 'Lotteries' }).getByText('Daily and weekly draws');

/** The page of lotteries, which has no footer. What a row expects around it is of the rows before. */
export const lotteryRows: readonly FaultRow[] = [
  {
    call: 'GET /lgw/vn/games/game_menu',
    path: DAILY,
    part: main,
    content: group,
    rest: [home],
  },
  {
    call: 'GET /lotto/lgw/games/current',
    path: DAILY,
    part: main,
    content: heading,
    rest: [home, group, slip, results],
  },
  {
    call: 'GET /lotto/lgw/games/rules',
    path: DAILY,
    part: main,
    content: desk,
    rest: [home, heading, results],
  },
  {
    call: 'GET /lotto/lgw/games/opened/numero',
    path: DAILY,
    part: results,
    content: (page) => results(page).getByRole('table'),
    rest: [home, heading, desk, slip],
  },
  {
    call: 'GET /lgw/vn/numeros/opened/game',
    path: '/vnlottery',
    part: results,
    content: (page) => results(page).getByRole('table'),
    rest: [home, desk, slip],
  },
  {
    call: 'GET /lgw/vn/games/game_menu/recent',
    as: 'mai',
    open: (page) => goTo(page, DAILY),
    part: (page) => page.getByRole('navigation', { name: 'Lotteries' }),
    content: group,
    rest: [home, heading, desk, slip],
  },
  {
    call: 'GET /lotto/lgw/orders',
    as: 'mai',
    async open(page) {
      await goTo(page, DAILY);
      await slip(page).getByRole('tab', { name: 'My bets' }).click();
    },
    part: slip,
    content: (page) => slip(page).getByText('Your lottery bets will appear here.'),
    rest: [home, heading, desk, results],
  },
  {
    // Nobody knows whether the order arrived: it is asked for under its key, and what was picked stays until then.
    call: 'POST /lotto/lgw/orders',
    as: 'mai',
    async open(page) {
      await goTo(page, DAILY);
      for (const [row, option] of [
        ['Place 2', '0'],
        ['Place 3', '7'],
      ] as const) {
        const options = page.getByRole('group', { name: row, exact: true });
        await options.getByRole('button', { name: option, exact: true }).click();
      }
      await desk(page).click();
      await slip(page).getByRole('button', { name: 'Review bets' }).click();
      await slip(page).getByRole('button', { name: 'Place bets' }).click();
    },
    part: slip,
    content: (page) => slip(page).getByText('Your bets are placed'),
    retry: (page) => slip(page).getByRole('button', { name: 'Check now' }),
    said: 'The connection was lost before we got an answer',
    rest: [home, heading, desk, results],
  },
];
