import type { Store } from '#sandbox/store/open-store.ts';
import { payDueRebates } from '#sandbox/team/pay-rebates.ts';
import { settleDueContracts } from './settle-contracts.ts';

/**
 * The interval at which a running platform checks for periods that are over: the shortest period lasts five minutes [9.01].
 */
export const SETTLES_EVERY_MS = 30_000;

/** Settles contracts and pays rebates by the clock, one after the other, until it is ended. @param log takes what went wrong */
export function settleInTurn(
  { db }: Pick<Store, 'db'>,
  every: number,
  log: (line: string) => void,
): { end(): Promise<void> } {
  let running = Promise.resolve();
  const settle = async () => {
    await settleDueContracts({ db, clock: () => new Date(), log }).catch((error) =>
      log(`Contracts: ${error}`),
    );
    await payDueRebates(db, new Date()).catch((error) => log(`Rebates: ${error}`));
  };
  const timer = setInterval(() => {
    running = running.then(settle);
  }, every);
  return {
    end: () => {
      clearInterval(timer);
      return running;
    },
  };
}
