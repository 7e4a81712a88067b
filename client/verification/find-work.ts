import type { BotChallenge } from '@liveryjs/schemas/platform';
import { sha256 } from '#client/browser/sha-256.ts';

/** Numbers tried at once. */
const SLICE = 256;

/** Milliseconds after which the page gets its turn: where a script hashes, nothing else would give it one. */
const TURN = 50;

/**
 * The first number n for which the SHA-256 of the salt followed by n begins with `bits` zero bits, in decimal.
 *
 * @throws the signal's reason
 */
export async function findWork(
  { salt, bits }: Pick<BotChallenge, 'salt' | 'bits'>,
  signal: AbortSignal,
): Promise<string> {
  let turn = performance.now();
  for (let start = 0; ; start += SLICE) {
    if (performance.now() - turn > TURN) {
      await new Promise((resolve) => setTimeout(resolve));
      turn = performance.now();
    }
    signal.throwIfAborted();
    const numbers = Array.from({ length: SLICE }, (_, index) => String(start + index));
    const hashes = await Promise.all(numbers.map((number) => sha256(salt + number)));
    const hitIndex = hashes.findIndex((hash) => leadingZeros(hash) >= bits);
    const number = numbers[hitIndex];
    if (number !== undefined) return number;
  }
}

/** Counts the zero bits before the first one bit. */
function leadingZeros(bytes: Uint8Array): number {
  const index = bytes.findIndex((byte) => byte !== 0);
  // Math.clz32 counts in 32 bits, of which a byte has the last eight.
  return index === -1 ? bytes.length * 8 : index * 8 + Math.clz32(bytes[index] ?? 0) - 24;
}
