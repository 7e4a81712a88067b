import { drawOnce } from '@liveryjs/client/promotions/act-once';
import { activityRefusal } from '@liveryjs/client/promotions/take-part';
import { useMedia } from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import { getPoints } from '@liveryjs/schemas/calls/member';
import { getPointsTransactions } from '@liveryjs/schemas/calls/points';
import { getActivities } from '@liveryjs/schemas/calls/promotions';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import type { Identifier, RafflePrize } from '@liveryjs/schemas/platform';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds that the light stays on a prize while it goes over them, and how often it goes around. */
const STEP = 90;
const ROUNDS = 2;

/** A draw: where the light is, what was won, why not. */
export interface Draw {
  readonly busy: boolean;
  /** The prize under the light. */
  readonly lit: Identifier | undefined;
  readonly won: RafflePrize | undefined;
  /** Message key. */
  readonly problem: string | undefined;
  readonly draw: () => Promise<void>;
}

/** Draws with a ticket; what was won is said when the light has come to it, or at once where motion is not wanted. */
export function useDraw(promotionId: Identifier, prizes: readonly RafflePrize[]): Draw {
  const reload = useReload();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [busy, setBusy] = useState(false);
  const [lit, setLit] = useState<Identifier>();
  const [won, setWon] = useState<RafflePrize>();
  const [problem, setProblem] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const run = (to: number, end: () => void) => {
    const steps = prizes.length * ROUNDS + to;
    const step = (position: number) => {
      setLit(prizes[position % prizes.length]?.id);
      if (position === steps) end();
      else timer.current = setTimeout(() => step(position + 1), STEP);
    };
    step(still ? steps : 0);
  };

  const draw = async () => {
    if (busy) return;
    setBusy(true);
    setWon(undefined);
    setLit(undefined);
    setProblem(undefined);
    try {
      const { prizeId } = await drawOnce(promotionId);
      const to = prizes.findIndex(({ id }) => String(id) === String(prizeId));
      run(Math.max(to, 0), () => {
        setWon(prizes[to]);
        setBusy(false);
        // The sums at the top of the page keep the secret as long as the light runs.
        for (const changed of [getActivities, getBalance, getPoints, getPointsTransactions]) reload(changed);
      });
    } catch (error) {
      setProblem(activityRefusal(error));
      setBusy(false);
      reload(getActivities);
    }
  };
  return { busy, lit, won, problem, draw };
}
