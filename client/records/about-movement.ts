import type { Transaction } from '@liveryjs/schemas/platform';

/**
 * Describes a movement of money in words: who gave or got it, what the platform calls it, else its number.
 *
 * @param mainWallet name of the main wallet
 */
export function aboutMovement(
  { title, kind, place, reference, counterpart, remark }: Transaction,
  mainWallet: string,
): string {
  if (counterpart !== undefined) return remark === undefined ? counterpart : `${counterpart} · ${remark}`;
  if (title !== undefined) return title;
  if (kind !== 'OPENING' && kind !== 'TRANSFER') return reference;
  return place === 'MAIN' ? mainWallet : place;
}
