import { gamesOf, menuOf } from '@liveryjs/client/lottery/choose-game';
import { draws, followAllDraws } from '@liveryjs/client/lottery/draws';
import type { LotteryDraw, LotteryGame } from '@liveryjs/schemas/platform';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLotteryMenu } from './use-lottery-menu.ts';

/** A lottery, and where it stands. */
export interface StandingLottery {
  readonly game: LotteryGame;
  readonly draw: LotteryDraw;
  /** Milliseconds that the platform's clock is ahead of this device's. */
  readonly ahead: number;
}

interface Lotteries {
  /** Undefined while they are on their way, or where a call failed. */
  readonly lotteries: readonly StandingLottery[] | undefined;
  /** Key of the message that says what went wrong; undefined while all is well. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/**
 * Lotteries and their draws, which go on by themselves.
 *
 * @param vendors whose lotteries; none for all
 * @param groups codes of the menu's groups; none for all
 */
export function useLotteries(vendors: readonly string[], groups: readonly string[]): Lotteries {
  const { data, failure, retry } = useLotteryMenu();
  const { byGame, missing } = useSnapshot(draws);
  useEffect(followAllDraws, []);
  const shown =
    data &&
    menuOf(data, vendors).filter(
      ({ gameGroupCode }) => groups.length === 0 || groups.includes(gameGroupCode),
    );
  const lotteries =
    shown &&
    gamesOf(shown).flatMap((game) => {
      const { draw, ahead = 0 } = byGame[game.gameCode] ?? {};
      return draw ? [{ game, draw, ahead }] : [];
    });
  const isKnown =
    lotteries !== undefined && (lotteries.length > 0 || missing || gamesOf(shown ?? []).length === 0);
  return { lotteries: isKnown ? lotteries : undefined, failure: data ? undefined : failure, retry };
}
