import { CallError, PATIENCE } from '@liveryjs/engine/kit/plain';
import { getPublicKey } from '@liveryjs/schemas/calls/site';
import type { PublicKey } from '@liveryjs/schemas/platform';
import { connection } from './connection.ts';
import { exchange, networkError } from './exchange.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Seals a text for the platform, by the cipher that the manifest names, or the adapter's own. The key is asked for each time: seldom
 * enough, and the platform may have taken a new one.
 */
export async function seal(
  text: string,
  signal: AbortSignal = AbortSignal.timeout(PATIENCE),
): Promise<string> {
  try {
    return await connection.cipher.seal(text, () => publicKey(signal));
  } catch (cause) {
    // Any other failure here is the cipher's own code that does not arrive.
    throw cause instanceof CallError ? cause : networkError(cause);
  }
}

async function publicKey(signal: AbortSignal): Promise<PublicKey> {
  const { method, path, answer = '*' } = getPublicKey;
  const value = await exchange({ method, path, signal });
  return readAnswer(answer, value, `${method} ${path}`) as PublicKey;
}
