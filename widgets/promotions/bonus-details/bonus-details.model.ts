import { type Decimal, minus } from '@liveryjs/engine/kit/plain';
import type { Bonus, BonusStatus } from '@liveryjs/schemas/platform';

/** Keys of what bonuses are called as they stand. */
export const STATUSES: Readonly<Record<BonusStatus, string>> = {
  ACTIVE: 'bonusDetails.status.active',
  DONE: 'bonusDetails.status.done',
  EXPIRED: 'bonusDetails.status.expired',
  CANCELLED: 'bonusDetails.status.cancelled',
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads the filter of the list, and its page from 1. Invalid values count as nothing. */
export function readAddress(query: URLSearchParams) {
  const status = query.get('bonusStatus') ?? '';
  const page = query.get('bonusPage') ?? '';
  return {
    status: Object.hasOwn(STATUSES, status) ? (status as BonusStatus) : undefined,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Days until a bonus ends, the last one too that has begun. */
export function daysLeft({ expiresAt }: Pick<Bonus, 'expiresAt'>, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
}

/** Returns the amount still to be wagered. */
export function toGo({ wager, wagered }: Pick<Bonus, 'wager' | 'wagered'>): Decimal {
  return minus(wager, wagered);
}

/** Percent of it that is wagered, rounded down: a hundred says that all of it is done, or that nothing had to be wagered. */
export function share({ wager, wagered }: Pick<Bonus, 'wager' | 'wagered'>): number {
  return Number(wager) === 0 ? 100 : Math.floor((Number(wagered) / Number(wager)) * 100);
}
