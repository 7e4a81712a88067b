import type { Page } from 'playwright-core';
import { type FaultRow, pressed } from '#tests/harness/fault-walk.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const list = (page: Page) => page.getByRole('region', { name: 'Slots', exact: true });

const matches = (page: Page) => page.getByRole('region', { name: 'Matches', exact: true });

const view = (page: Page, name: string) => list(page).getByText(name, { exact: true }).click();
const start = (page: Page) =>
  main(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^(?!Favourite: )/ });
const heart = (page: Page) => page.getByRole('button', { name: /^Favourite: / }).first();

/** Games, a member's own, and playing them. */
export const gameRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/relay/GCSGAME_gameList',
    path: '/rng',
    part: list,
    content: (page) => list(page).getByRole('article'),
  },
  {
    call: 'GET /wps/relay/GCSGAME_fixtures',
    path: '/sports',
    part: matches,
    content: (page) => matches(page).getByRole('listitem'),
  },
  {
    call: 'GET /wps/relay/MCSFE_getFavoriteList',
    as: 'mai',
    path: '/rng',
    open: (page) => view(page, 'Favourites'),
    part: list,
    content: (page) => list(page).getByText('No favourites yet'),
  },
  {
    call: 'GET /wps/relay/GCS_recentGame',
    as: 'mai',
    path: '/rng',
    open: (page) => view(page, 'Recent'),
    part: list,
    content: (page) => list(page).getByText('Nothing played yet'),
  },
  ...(
    [
      [
        'POST /wps/relay/MCSFE_addFavorite',
        'true',
        'The game could not be added to your favourites. Please try again.',
      ],
      [
        'POST /wps/relay/MCSFE_removeFavorite',
        'false',
        'The game could not be removed from your favourites. Please try again.',
      ],
    ] as const
  ).map(
    ([call, is, sentence]): FaultRow => ({
      call,
      as: 'mai',
      path: '/rng',
      ...pressed(heart),
      said: sentence,
      content: (page) => heart(page).and(page.locator(`[aria-pressed=${is}]`)),
    }),
  ),
  {
    call: 'GET /wps/relay/GLS2_roomList',
    as: 'mai',
    path: '/pvp',
    open: (page) => start(page).click(),
    part: dialog,
    content: (page) => dialog(page).getByRole('listitem'),
  },
  {
    call: 'POST /wps/game/launchGame',
    as: 'mai',
    path: '/rng',
    ...pressed(start),
    content: (page) => main(page).locator('iframe'),
  },
];
