import type { Page } from 'playwright-core';
import { type FaultRow, NOT_SENT, pressed } from '#tests/harness/fault-walk.ts';
import { goTo } from '#tests/harness/go-to.ts';
import { PASSWORD } from '#tests/harness/log-in.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const inDialog = (name: string) => (page: Page) => dialog(page).getByRole('button', { name });
const comment = (page: Page) => dialog(page).getByLabel('Comment');

const apply = async (page: Page) => {
  await goTo(page, '/promotions');
  await button(page, 'Join: One leg short?').click();
  await comment(page).fill('Five bets, one failed.');
  await dialog(page)
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PNG });
  await inDialog('Send application')(page).click();
};

const convert = async (page: Page) => {
  await button(page, 'Convert').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convert' }).click();
};

/** The points mall, and promotions that one takes part in. */
export const pointsRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/points/rewards',
    path: '/pointMall',
    part: main,
    content: (page) => main(page).getByRole('article'),
  },
  {
    call: 'GET /wps/points/redeems',
    as: 'mai',
    open: (page) => goTo(page, '/pointMall?tab=redeems'),
    part: main,
    content: (page) => main(page).getByRole('table', { name: 'Redemption history' }),
  },
  {
    call: 'GET /wps/points/transactions',
    as: 'mai',
    open: (page) => goTo(page, '/pointMall?tab=details'),
    part: main,
    content: (page) => main(page).getByRole('table', { name: 'Points history' }),
  },
  {
    call: 'GET /wps/points/config',
    as: 'mai',
    open: (page) => goTo(page, '/pointMall?tab=convert'),
    part: main,
    content: (page) => main(page).getByLabel('Points to convert'),
  },
  {
    call: 'POST /wps/points/convert',
    as: 'mai',
    path: '/pointMall?tab=convert',
    async open(page) {
      await main(page).getByLabel('Points to convert').fill('100');
      await main(page).getByLabel('Login password').fill(PASSWORD);
      await convert(page);
    },
    part: main,
    content: (page) => main(page).getByText(/is in your wallet/),
    retry: (page) => button(page, 'Convert'),
    again: convert,
    said: NOT_SENT,
    typed: [(page) => main(page).getByLabel('Points to convert'), '100'],
  },
  {
    call: 'POST /wps/points/redeem',
    as: 'mai',
    async open(page) {
      await goTo(page, '/pointMall');
      await button(page, 'Redeem Ten free spins').click();
      await dialog(page).getByLabel('Login password').fill(PASSWORD);
      await inDialog('Redeem for 150 points')(page).click();
    },
    part: dialog,
    content: (page) => dialog(page).getByText('Reference number'),
    retry: inDialog('Redeem for 150 points'),
    said: NOT_SENT,
    typed: [(page) => dialog(page).getByLabel('Login password'), PASSWORD],
  },
  {
    call: 'GET /wps/promotion/activities',
    as: 'mai',
    open: (page) => goTo(page, '/promotions'),
    part: main,
    content: (page) => button(page, 'Claim: Your first deposit, doubled'),
    said: 'Your status could not be loaded.',
  },
  {
    call: 'POST /wps/promotion/activities/claim',
    as: 'mai',
    path: '/promotions',
    ...pressed((page) => button(page, 'Claim: Your first deposit, doubled')),
    content: (page) => page.getByText('The reward is in your wallet.'),
  },
  ...['POST /wps/promotion/activities/join', 'POST /wps/upload/picture'].map(
    (call): FaultRow => ({
      // Each applies for the same promotion, which takes one application.
      alone: true,
      call,
      as: 'mai',
      open: apply,
      part: dialog,
      content: (page) => page.getByText('Application sent.'),
      retry: inDialog('Send application'),
      said: NOT_SENT,
      typed: [comment, 'Five bets, one failed.'],
    }),
  ),
  {
    call: 'GET /wps/promotion/raffle',
    as: 'mai',
    async open(page) {
      await goTo(page, '/promotions');
      await button(page, 'Draw: Three tickets').click();
    },
    part: dialog,
    content: (page) => dialog(page).getByRole('listitem'),
  },
  {
    call: 'POST /wps/promotion/raffle/claim',
    as: 'mai',
    async open(page) {
      await goTo(page, '/promotions');
      await button(page, 'Draw: Three tickets').click();
      await inDialog('Use a ticket')(page).click();
    },
    part: dialog,
    content: (page) => dialog(page).getByText('2 tickets left'),
    retry: inDialog('Use a ticket'),
    said: NOT_SENT,
  },
];

/** One grey pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
