import type { DepositStatus } from '@liveryjs/schemas/platform';

/** Keys of what deposits are called as they stand. */
export const STATUSES: Readonly<Record<DepositStatus, string>> = {
  PENDING: 'deposit.status.pending',
  PAID: 'deposit.status.paid',
  EXPIRED: 'deposit.status.expired',
  CANCELLED: 'deposit.status.cancelled',
  REJECTED: 'deposit.status.rejected',
};

export const TONES = {
  PENDING: 'info',
  PAID: 'success',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
  REJECTED: 'danger',
} as const satisfies Readonly<Record<DepositStatus, string>>;

/** Keys of the sentences that say it. */
export const SAID: Readonly<Record<DepositStatus, string>> = {
  PENDING: 'deposit.said.pending',
  PAID: 'deposit.said.paid',
  EXPIRED: 'deposit.said.expired',
  CANCELLED: 'deposit.said.cancelled',
  REJECTED: 'deposit.said.rejected',
};

/** The number of a deposit in the address; undefined for what cannot be one. */
export function readNumber(query: URLSearchParams): string | undefined {
  const number = query.get('deposit') ?? '';
  return /^[A-Z0-9-]{8,32}$/.test(number) ? number : undefined;
}

/** The data in the address of a deposit that is not ordered yet. */
export interface WishAddress {
  readonly channel: string | undefined;
  /** An exact decimal. */
  readonly amount: string | undefined;
  readonly bonus: string | undefined;
}

/** Reads the chosen and filled-in values from the address; what cannot be an amount is none. */
export function readWish(query: URLSearchParams): WishAddress {
  const amount = query.get('amount') ?? '';
  return {
    channel: query.get('way') ?? undefined,
    amount: /^\d{1,15}(\.\d{1,18})?$/.test(amount) ? amount : undefined,
    bonus: query.get('bonus') ?? undefined,
  };
}

/** Takes it out of the address. */
export const NO_WISH = { way: undefined, amount: undefined, bonus: undefined };

/** Page of the list in the address, from 1. */
export function readListPage(query: URLSearchParams): number {
  const page = query.get('depositPage') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** Seconds as a clock shows them: hours only where there are some. */
export function clockOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
}
