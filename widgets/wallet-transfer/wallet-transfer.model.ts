import type { Wallet } from '#schemas/generated/platform.ts';

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

/** Whether something would come back from a wallet. */
export function canBring({ place, amount, canTransfer }: Wallet): boolean {
  return place !== MAIN && canTransfer && /[1-9]/.test(amount);
}

/** The sum of all wallets, an exact decimal; their amounts have the same digits. */
export function totalOf(wallets: readonly Wallet[]): string {
  const digits = wallets[0]?.amount.split('.')[1]?.length ?? 0;
  const sum = wallets.reduce((all, { amount }) => all + BigInt(amount.replace('.', '')), 0n);
  const text = String(sum).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
