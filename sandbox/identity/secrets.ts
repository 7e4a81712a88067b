import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits, for an address, a header or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Six digits, for people to type. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Returns the digest that the platform keeps of a secret that nobody could guess: enough to know it again. */
export function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/** Tells whether two digests are the same, in a time that does not tell where they differ. */
export function sameDigest(firstDigest: string, other: string): boolean {
  const [a, b] = [Buffer.from(firstDigest), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
