import { randomBytes } from 'node:crypto';

/** A reference number: two letters of what it is about, the day, and forty random bits. */
export function newReference(kind: 'RD' | 'PC', now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `${kind}${day}-${randomBytes(5).toString('hex').toUpperCase()}`;
}
