import { CallError, PATIENCE } from '#engine/kit/plain.ts';
import type { PublicKey } from '#schemas/generated/platform.ts';
import { connection } from './connection.ts';
import { exchange, networkError } from './exchange.ts';

/**
 * Seals a text for the platform, by the cipher that the manifest names. The key is asked for each time: seldom
 * enough, and the platform may have taken a new one.
 */
export async function seal(
  text: string,
  signal: AbortSignal = AbortSignal.timeout(PATIENCE),
): Promise<string> {
  const path = '/wps/system/publicKey';
  try {
    return await connection.cipher.seal(
      text,
      () => exchange({ method: 'GET', path, signal }) as Promise<PublicKey>,
    );
  } catch (cause) {
    // What else fails here is the cipher's own code that does not arrive.
    throw cause instanceof CallError ? cause : networkError(cause);
  }
}
