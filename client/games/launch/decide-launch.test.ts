import { expect, test } from 'vitest';
import type { Audience } from '#client/session/audience-of.ts';
import { decideLaunch, type LaunchDecision } from './decide-launch.ts';
import type { GameLaunch } from './game-launch.ts';

const AUDIENCES: readonly Audience[] = ['visitor', 'trial', 'member', 'agent'];
const VENDORS = ['PG', 'TCG', 'TCG_LOTTO_VN', 'TCG_SEA'] as const;
const ACCOUNT_TYPES = [undefined, 'PG', 'TCG_LOTTO_VN', 'TCG_SEA'] as const;
const GAME_TYPES = ['LOTT', 'ELOTT', 'PVP', 'RNG', 'LIVE', 'FISH', 'SPORTS'] as const;
const IS_GAME = [undefined, 'VASSALAGE'] as const;
const ROOMS = [undefined, 'room-1'] as const;

interface Case {
  readonly audience: Audience;
  readonly launch: GameLaunch;
}

const cases: readonly Case[] = AUDIENCES.flatMap((audience) =>
  VENDORS.flatMap((vassalage) =>
    ACCOUNT_TYPES.flatMap((accountTypeName) =>
      GAME_TYPES.flatMap((gameType) =>
        IS_GAME.flatMap((isGame) =>
          ROOMS.map((roomId) => ({
            audience,
            launch: {
              vassalage,
              gameType,
              ...(accountTypeName && { accountTypeName }),
              ...(isGame && { isGame }),
              ...(roomId && { roomId }),
            },
          })),
        ),
      ),
    ),
  ),
);

const player = ({ audience }: Case) => audience === 'member' || audience === 'agent';
const vn = ({ launch }: Case) =>
  launch.vassalage === 'TCG_LOTTO_VN' || launch.accountTypeName === 'TCG_LOTTO_VN';
const sea = ({ launch }: Case) =>
  launch.accountTypeName === 'TCG_SEA' ||
  (launch.vassalage === 'TCG_SEA' && launch.accountTypeName === undefined);
const special = (item: Case) => vn(item) || sea(item);
const lottery = ({ launch }: Case) => /LOTT$/.test(launch.gameType);
const vendor = ({ launch }: Case) => launch.isGame !== undefined;
const inRooms = ({ launch }: Case) => launch.gameType === 'PVP' && launch.roomId === undefined;
const game = (item: Case) => player(item) && !special(item) && !lottery(item) && !vendor(item);

/** Every case belongs to one row, and to no other. */
const rows: readonly [kind: LaunchDecision['kind'], row: (item: Case) => boolean, count: number][] = [
  ['login', ({ audience }) => audience === 'visitor', 448],
  ['trueAccount', ({ audience }) => audience === 'trial', 448],
  ['vnLottery', (item) => player(item) && vn(item), 392],
  ['seaWindow', (item) => player(item) && sea(item) && !vn(item), 224],
  ['lottery', (item) => player(item) && !special(item) && lottery(item), 80],
  ['list', (item) => player(item) && !special(item) && !lottery(item) && vendor(item), 100],
  ['rooms', (item) => game(item) && inRooms(item), 10],
  ['frame', (item) => game(item) && !inRooms(item), 90],
];

const decide = ({ audience, launch }: Case) => decideLaunch(launch, audience);

test.each(rows)('[4.13] the way to %s', (kind, row, count) => {
  const chosenCases = cases.filter(row);
  expect(chosenCases).toHaveLength(count);
  expect(chosenCases.filter((item) => decide(item).kind !== kind)).toEqual([]);
});

test('[4.13] the table knows every case once', () => {
  expect(cases.filter((item) => rows.filter(([, row]) => row(item)).length !== 1)).toEqual([]);
});

test.each<[string, GameLaunch, string]>([
  ['a lottery', { vassalage: 'TCG', gameType: 'LOTT', gameCode: 'A&B' }, '/lottery?gameCode=A%26B'],
  [
    'a lottery with its play type',
    { vassalage: 'TCG', gameType: 'ELOTT', gameCode: 'VN1', defaultPlayType: 'LO2' },
    '/lottery?gameCode=VN1&playType=LO2',
  ],
  ['a vendor of lotteries', { vassalage: 'TCG', gameType: 'LOTT' }, '/lottery'],
  [
    'the Vietnam lottery',
    { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', gameCode: 'MB', defaultPlayType: 'LO2' },
    '/vnlottery?gameCode=MB',
  ],
])('[2.04] [2.05] the page of %s', (_, launch, path) => {
  expect(decideLaunch(launch, 'member')).toMatchObject({ path });
});
