import type { LotteryPrizeMode } from '@liveryjs/schemas/platform';
import type { FamilyName } from '#sandbox/lottery/rules/index.ts';
import { textRows } from '#sandbox/messages/text-rows.ts';

interface LotterySeed {
  readonly code: string;
  /** Vendor and English name of the game that it is. */
  readonly vendor: string;
  readonly name: string;
  readonly group: (typeof groups)[number];
  readonly family: FamilyName;
  readonly modes: readonly LotteryPrizeMode[];
  readonly every_s: number;
  readonly offset_s: number;
  readonly closes_s: number;
  /** The jackpot's first amount, and the addition of a draw that nobody wins, in cents. */
  readonly jackpot?: readonly [start: number, step: number];
}

const DAY = 24 * 60 * 60;
const lott: readonly LotteryPrizeMode[] = ['Lott', 'ZY'];
const elott: readonly LotteryPrizeMode[] = ['Elott', 'ZY'];
const sea: readonly LotteryPrizeMode[] = ['SEA', 'Elott'];

/** In order. Their texts are `lottery.group.<code>`. */
const groups = ['VN', 'DRAW', 'QUICK', 'KENO', 'SEA'] as const;

/** The lotteries, group after group. When and what they draw is this project's own. */
const lotteries: readonly LotterySeed[] = [
  daily('VNNORTH', 'TCG_LOTTO_VN', 'Northern Draw', 'VN', 'north', lott, 18.25),
  daily('VNCENTRAL', 'TCG_LOTTO_VN', 'Central Draw', 'VN', 'south', lott, 17.25),
  daily('VNSOUTH', 'TCG_LOTTO_VN', 'Southern Draw', 'VN', 'south', lott, 16.25),
  daily('VNEVENING', 'TCG_LOTTO_VN', 'Lotus Evening', 'VN', 'north', lott, 20),
  every(5, 'VNPAIRS', 'TCG_LOTTO_VN', 'Lucky Pairs', 'VN', 'north', lott),
  daily('NLSIX', 'TCG', 'Northlight Six', 'DRAW', 'sixOf45', lott, 20),
  daily('DAILY3', 'TCG', 'Daily Three', 'DRAW', 'digits3', lott, 19),
  daily('DAILY4', 'TCG', 'Daily Four', 'DRAW', 'digits4', lott, 19.5),
  {
    ...daily('GOLD45', 'TCG', 'Golden Forty-Five', 'DRAW', 'sixOf45', lott, 21),
    jackpot: [20_000_000, 1_500_000],
  },
  // 1970 began on a Thursday: two days on it is Saturday.
  {
    ...daily('WEEKEND', 'TCG', 'Weekend Jackpot', 'DRAW', 'sixOf45', lott, 2 * 24 + 21),
    every_s: 7 * DAY,
    jackpot: [100_000_000, 25_000_000],
  },
  every(1, 'FLASH5', 'TCG', 'Five-Digit Flash', 'QUICK', 'digits5', elott),
  every(1, 'SPRINT11', 'TCG', 'Northlight Sprint', 'QUICK', 'eleven', elott),
  every(2, 'RACE10', 'TCG', 'Ten-Car Race', 'QUICK', 'race', elott),
  every(5, 'XKENO', 'TCG', 'Express Keno', 'KENO', 'keno', elott),
  every(10, 'VNKENO', 'TCG_LOTTO_VN', 'Lotus Keno', 'KENO', 'keno', lott),
  daily('EKENO', 'TCG', 'Evening Keno', 'KENO', 'keno', lott, 19.75),
  daily('MEKONG4D', 'TCG_SEA', 'Mekong Draw', 'SEA', 'fourDigits', sea, 18.5),
  daily('ARCHI4D', 'TCG_SEA', 'Archipelago Draw', 'SEA', 'fourDigits', sea, 19.25),
  every(1, 'MONSOON1', 'TCG_SEA', 'Monsoon One Minute', 'SEA', 'digits5', sea),
  every(5, 'MONSOON5', 'TCG_SEA', 'Monsoon Five Minutes', 'SEA', 'digits5', sea),
  every(1, 'COLOUR3', 'TCG_SEA', 'Three Colours', 'SEA', 'colours', sea),
  every(1, 'DICE3', 'TCG_SEA', 'Fast Three Dice', 'SEA', 'dice', sea),
];

/** @param games the catalogue's, of which the lotteries are some */
export function lotteryRows(games: readonly { node_id: number; vendor: string; name: string }[]) {
  return {
    lottery_group: groups.map((code, position) => ({ code, position })),
    lottery_group_name: groups.flatMap((code) =>
      textRows({ name: `lottery.group.${code}` }).map((row) => ({ code, ...row })),
    ),
    lottery_game: lotteries.map(({ vendor, name, group, modes, jackpot, ...lottery }, position) => {
      const game = games.find((candidate) => candidate.vendor === vendor && candidate.name === name);
      if (!game) throw new Error(`There is no game ${name} of ${vendor}.`);
      return {
        ...lottery,
        node_id: game.node_id,
        group_code: group,
        position,
        prize_modes: modes,
        jackpot_start: jackpot?.[0] ?? null,
        jackpot_step: jackpot?.[1] ?? null,
      };
    }),
  };
}

type Which = [
  code: string,
  vendor: string,
  name: string,
  group: LotterySeed['group'],
  family: FamilyName,
  modes: LotterySeed['modes'],
];

/** @param last the hour of the draw in Viet Nam, seven hours before UTC */
function daily(...[code, vendor, name, group, family, modes, hour]: [...Which, hour: number]): LotterySeed {
  const offset_s = (hour - 7) * 60 * 60;
  return { code, vendor, name, group, family, modes, every_s: DAY, offset_s, closes_s: 15 * 60 };
}

function every(minutes: number, ...[code, vendor, name, group, family, modes]: Which): LotterySeed {
  const closes_s = minutes === 1 ? 5 : 10;
  return { code, vendor, name, group, family, modes, every_s: minutes * 60, offset_s: 0, closes_s };
}
