import type { BotChallenge } from '@liveryjs/schemas/platform';

/** Numbers tried at once. The page gets its turn after each slice. */
const SLICE = 256;

/**
 * The first number n for which the SHA-256 of the salt followed by n begins with `bits` zero bits, in decimal.
 *
 * @throws the signal's reason
 */
export async function findWork(
  { salt, bits }: Pick<BotChallenge, 'salt' | 'bits'>,
  signal: AbortSignal,
): Promise<string> {
  for (let start = 0; ; start += SLICE) {
    signal.throwIfAborted();
    const numbers = Array.from({ length: SLICE }, (_, index) => String(start + index));
    const hashes = await Promise.all(numbers.map((number) => hashOf(salt + number)));
    const found = hashes.findIndex((hash) => leadingZeros(hash) >= bits);
    const number = numbers[found];
    if (number !== undefined) return number;
  }
}

async function hashOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** How many zero bits stand before the first one. */
function leadingZeros(bytes: Uint8Array): number {
  const index = bytes.findIndex((byte) => byte !== 0);
  // Math.clz32 counts in 32 bits, of which a byte has the last eight.
  return index === -1 ? bytes.length * 8 : index * 8 + Math.clz32(bytes[index] ?? 0) - 24;
}
