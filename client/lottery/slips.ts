import type { LotteryPrizeMode } from '@liveryjs/schemas/platform';
import { proxy } from 'valtio/vanilla';
import { addLine, changeStake, removeLine, type SlipLine } from './slip.ts';

/** The lines that are chosen on one lottery, and not bet yet. */
export interface Slip {
  /** The prize mode of all of its lines [1.09]; undefined: the brand's usual one. */
  readonly prizeMode: LotteryPrizeMode | undefined;
  readonly lines: readonly SlipLine[];
}

const EMPTY: Slip = { prizeMode: undefined, lines: [] };

/** The slips by lottery. They last as long as the page: neither a login nor a draw that closes takes them away. */
export const slips = proxy<{ byGame: Readonly<Record<string, Slip>> }>({ byGame: {} });

export function slipOf({ byGame }: Pick<typeof slips, 'byGame'>, gameCode: string): Slip {
  return byGame[gameCode] ?? EMPTY;
}

/** The mode that a slip pays in, of those that its lottery has: the chosen one, else the brand's, else the usual one. */
export function prizeModeOf(
  slip: Pick<Slip, 'prizeMode'>,
  modes: readonly LotteryPrizeMode[],
  usual: LotteryPrizeMode,
): LotteryPrizeMode | undefined {
  return [slip.prizeMode, usual].find((mode) => mode && modes.includes(mode)) ?? modes[0];
}

export function choosePrizeMode(gameCode: string, prizeMode: LotteryPrizeMode): void {
  change(gameCode, { prizeMode });
}

export function addToSlip(gameCode: string, line: SlipLine): void {
  change(gameCode, { lines: addLine(slipOf(slips, gameCode).lines, line) });
}

export function changeStakeOf(gameCode: string, id: string, stake: string): void {
  change(gameCode, { lines: changeStake(slipOf(slips, gameCode).lines, id, stake) });
}

export function removeFromSlip(gameCode: string, id: string): void {
  change(gameCode, { lines: removeLine(slipOf(slips, gameCode).lines, id) });
}

export function fillSlip(gameCode: string, lines: readonly SlipLine[]): void {
  change(gameCode, { lines });
}

function change(gameCode: string, part: Partial<Slip>): void {
  slips.byGame = { ...slips.byGame, [gameCode]: { ...slipOf(slips, gameCode), ...part } };
}
