import type { WithdrawConfig } from '#schemas/generated/platform.ts';

type Rules = Pick<WithdrawConfig, 'digits' | 'fee'>;

interface Quote {
  readonly amount: string;
  readonly fee: string;
  readonly arrives: string;
}

/** What a withdrawal costs and what arrives of it, in all digits of the currency; the platform has the last word. */
export function quoteWithdrawal(amount: string, { digits, fee }: Rules): Quote {
  const whole = toUnits(amount, digits);
  const cost = fee.freeLeft > 0 ? 0n : costOf(whole, { digits, fee });
  return {
    amount: toDecimal(whole, digits),
    fee: toDecimal(cost, digits),
    arrives: toDecimal(whole > cost ? whole - cost : 0n, digits),
  };
}

/** The most that can be withdrawn now, as an exact decimal. */
export function mostOf(config: Pick<WithdrawConfig, 'digits' | 'available' | 'maximum' | 'dayLeft'>): string {
  const { digits, available, maximum, dayLeft } = config;
  const limits = [available, maximum, dayLeft].map((limit) => toUnits(limit, digits));
  return toDecimal(
    limits.reduce((least, limit) => (limit < least ? limit : least)),
    digits,
  );
}

/** Why nothing can be withdrawn now, by who may; undefined: something can. */
export function hindranceOf(config: WithdrawConfig): 'turnover' | 'count' | 'day' | 'little' | undefined {
  const { digits, turnoverLeft, countLeft, minimum, dayLeft } = config;
  const isBelow = (amount: string) => toUnits(amount, digits) < toUnits(minimum, digits);
  if (toUnits(turnoverLeft, digits) > 0n) return 'turnover';
  if (countLeft === 0) return 'count';
  if (isBelow(dayLeft)) return 'day';
  return isBelow(config.available) ? 'little' : undefined;
}

/** The share, rounded up, or the least that there is. */
function costOf(amount: bigint, { digits, fee }: Rules): bigint {
  const places = fee.percent.split('.')[1]?.length ?? 0;
  const hundred = 100n * 10n ** BigInt(places);
  const share = (amount * toUnits(fee.percent, places) + hundred - 1n) / hundred;
  const least = toUnits(fee.minimum, digits);
  return share > least ? share : least;
}

/** In units of the last digit: what is finer is left out. */
function toUnits(decimal: string, digits: number): bigint {
  const [whole = '0', part = ''] = decimal.split('.');
  return BigInt(whole + part.slice(0, digits).padEnd(digits, '0'));
}

function toDecimal(units: bigint, digits: number): string {
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
