import { compareDecimals, type Decimal, sumOf } from '@liveryjs/engine/kit/plain';
import type { Wallet } from '@liveryjs/schemas/platform';

export const MAIN = 'MAIN';

/** From where and to where. */
export interface Way {
  readonly from: string;
  readonly to: string;
}

/** Another wallet at one end of a way; where both ends would be the same, the other one takes its place. */
export function turn(way: Way, end: keyof Way, place: string): Way {
  const other = end === 'from' ? 'to' : 'from';
  return { ...way, [end]: place, ...(way[other] === place && { [other]: way[end] }) };
}

/** The way that is offered first: out of the main wallet, to the first that takes money. */
export function firstWay(wallets: readonly Wallet[]): Way {
  const to = wallets.find(({ place, canTransfer }) => place !== MAIN && canTransfer);
  return { from: MAIN, to: to?.place ?? MAIN };
}

/** Tells whether something would come back from a wallet. */
export function canBring({ place, amount, canTransfer }: Wallet): boolean {
  return place !== MAIN && canTransfer && compareDecimals(amount, '0') > 0;
}

/** The sum of all wallets. */
export function totalOf(wallets: readonly Wallet[]): Decimal {
  return sumOf(wallets.map(({ amount }) => amount));
}
