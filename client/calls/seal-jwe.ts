import { pageTime } from '@liveryjs/engine/kit/plain';
import type { PublicKey } from '@liveryjs/schemas/platform';
import { CompactEncrypt, importJWK } from 'jose';
import { newKey } from './new-key.ts';

/**
 * A compact JWE of a text, which only the holder of the key can open. Its header says which it is and when it was
 * made, so that nobody who keeps it can send it a second time.
 */
export async function sealJwe(text: string, key: PublicKey): Promise<string> {
  const { kty, n, e, alg, kid } = key;
  const header = { alg, enc: 'A256GCM', kid, jti: newKey(), iat: Math.floor(pageTime() / 1000) };
  try {
    return await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader(header)
      .encrypt(await importJWK({ kty, n, e, alg }));
  } catch {
    // Pages without TLS have no cryptography of the browser's own.
    const { sealByScript } = await import('#client/browser/seal-by-script.ts');
    return sealByScript(text, key, header);
  }
}
