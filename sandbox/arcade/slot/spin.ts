import { betNow, type Outcome } from '#sandbox/arcade/bet-now.ts';
import { drawFor, readLuck } from '#sandbox/arcade/luck.ts';
import type { Round } from '#sandbox/arcade/play-once.ts';
import { remember } from '#sandbox/arcade/remember.ts';
import { type Grid, machineOf, type PaidLine, paidLines, spinReels } from './machine.ts';

export interface SpinAnswer extends Outcome {
  readonly grid: Grid;
  readonly lines: readonly PaidLine[];
}

/** Turns the reels once. */
export async function spin(round: Round, stake: bigint): Promise<SpinAnswer> {
  const machine = machineOf(round.play.classify);
  const grid = drawFor(
    await readLuck(round.db),
    (below) => spinReels(machine, below),
    (drawn) => paidLines(machine, drawn).length > 0,
  );
  const lines = paidLines(machine, grid);
  const times = lines.reduce((sum, line) => sum + line.times, 0);
  const result =
    lines.length === 0 ? 'No line' : `${lines.length === 1 ? '1 line' : `${lines.length} lines`}`;
  const outcome = await betNow(round, { stake, times, result });
  await remember(round.db, round.play, { grid });
  return { ...outcome, grid, lines };
}
