import { compareDecimals, type Decimal, percentOf, withDigits } from '@liveryjs/engine/kit/plain';
import type { PayoutProvider } from '@liveryjs/schemas/platform';

/**
 * Shares of the most that may leave, and all of it, as amounts to choose from: those that are not too little, each once.
 *
 * @returns share undefined: all of it
 */
export function quickAmounts(
  most: Decimal,
  least: Decimal,
  digits: number,
): readonly (readonly [share: number | undefined, amount: Decimal])[] {
  const shares = [0.25, 0.5].map(
    (share) =>
      [share, withDigits(percentOf(withDigits(most, digits), String(share * 100), 'down'), digits)] as const,
  );
  return [...shares.filter(([, amount]) => compareDecimals(amount, least) >= 0), [undefined, most]];
}

/** Tells whether a text can be the number of an account at a bank or wallet. */
export function fitsNumber(number: string, { minDigits, maxDigits }: PayoutProvider): boolean {
  return /^\d+$/.test(number) && number.length >= minDigits && number.length <= maxDigits;
}

/** Letters of any language, with what stands between the parts of a name. */
export function isName(text: string): boolean {
  return text.length >= 2 && /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(text);
}

/** The values in the address of a withdrawal that is not requested yet. */
export interface WishAddress {
  /** Id of the account that gets the money. */
  readonly account: string | undefined;
  /** An exact decimal; empty for none. */
  readonly amount: string;
}

/** Reads the chosen and filled-in values from the address; what cannot be an amount is none. */
export function readWish(query: URLSearchParams): WishAddress {
  const amount = query.get('amount') ?? '';
  return {
    account: query.get('account') ?? undefined,
    amount: /^\d{1,15}(\.\d{1,18})?$/.test(amount) ? amount : '',
  };
}

/** Takes it out of the address. */
export const NO_WISH = { account: undefined, amount: undefined };
