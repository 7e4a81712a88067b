import { decimalOf } from '@liveryjs/schemas/decimal';

/** Basis points in the whole. */
export const WHOLE = 10_000n;

/** Basis points as percent, an exact decimal. */
export function percentOf(rate: number): string {
  return decimalOf(BigInt(rate), 2);
}
