import { describePlay } from '@liveryjs/sandbox/lottery/describe-play';
import { prizeModes } from '@liveryjs/sandbox/lottery/prize-modes';
import type { Family, PlayRule } from '@liveryjs/sandbox/lottery/rules/family';
import { families } from '@liveryjs/sandbox/lottery/rules/index';
import { gameRows } from '@liveryjs/sandbox/seed/game-rows';
import { lotteryRows } from '@liveryjs/sandbox/seed/lotteries';
import type { LotteryPlayType } from '@liveryjs/schemas/platform';

const DAY = 24 * 60 * 60;
/** Odds where all stakes come back. */
const whole = { ...prizeModes.Lott, share: 1 };

/** The lines of the tables in docs/lottery.md, without their heads: lotteries, prize modes, rules. */
export function ruleTables(): readonly string[] {
  const { game } = gameRows();
  const lotteries = lotteryRows(game).lottery_game.map((lottery) => {
    const { name, vendor } = game.find((row) => row.node_id === lottery.node_id) ?? {};
    const modes = lottery.prize_modes.join(', ');
    return line(
      lottery.code,
      name,
      vendor,
      when(lottery),
      `${closes(lottery.closes_s)} before`,
      lottery.family,
      modes,
    );
  });
  const modes = Object.entries(prizeModes).map(([mode, { share, ...amounts }]) => {
    const { minStake, maxStake, step, maxPayout } = amounts;
    const [least, most, steps, payout] = [minStake, maxStake, step, maxPayout].map(
      (cents) => Number(cents) / 100,
    );
    return line(mode, `${Math.round(share * 100)} %`, `${least} to ${most}, in steps of ${steps}`, payout);
  });
  const rules = Object.entries<Family>(families).flatMap(([name, { plays }]) =>
    plays.map((rule) => {
      const play = describePlay(rule, whole, 'EN');
      return line(name, play.playType, `${play.groupName}: ${play.labelName}`, picks(rule), odds(play));
    }),
  );
  return [...lotteries, ...modes, ...rules];
}

function line(...cells: readonly unknown[]): string {
  return `| ${cells.join(' | ')} |`;
}

function when({ every_s, offset_s }: { readonly every_s: number; readonly offset_s: number }): string {
  if (every_s < DAY) return every_s === 60 ? 'every minute' : `every ${every_s / 60} minutes`;
  const time = new Date((offset_s + 7 * 60 * 60) * 1000).toISOString().slice(11, 16);
  return every_s === DAY ? `every day at ${time}` : `every Saturday at ${time}`;
}

function closes(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${seconds / 60} min`;
}

function picks({ combine, take, rows }: PlayRule): string {
  const [{ options = [], max = 0 } = {}] = rows;
  const [first, last] = [options[0], options.at(-1)];
  const row = options.length > 6 ? `${first}–${last}` : options.join(', ');
  const from = rows.length === 1 ? row : `${rows.length} rows of ${row}`;
  if (combine === 'product') return `one of each: ${from}`;
  if (combine === 'distinct') return `one of each, all different: ${from}`;
  if (combine === 'each') return `any: ${from}`;
  const most = max < options.length ? `, at most ${max}` : '';
  return `${take} of ${row}${combine === 'arrange' ? ', in order' : ''}${most}`;
}

function odds({ prizes, repeats }: LotteryPlayType): string {
  const list = prizes
    .map(({ labelName, odds: pays }) => (labelName ? `${labelName}: ${pays}` : pays))
    .join('; ');
  return repeats ? `${list}, each time` : list;
}
