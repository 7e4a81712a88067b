import { randomBytes } from 'node:crypto';

/** A reference number: two letters of what it is about, the day, and forty random bits. */
export function newReference(kind: 'RD' | 'PC' | 'WD' | 'WT' | 'TT' | 'DP' | 'BN', now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `${kind}${day}-${randomBytes(5).toString('hex').toUpperCase()}`;
}
