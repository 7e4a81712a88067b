import type { PublicKey } from '@liveryjs/schemas/platform';
import { CompactEncrypt, importJWK } from 'jose';

/**
 * A compact JWE of a text, which only the holder of the key can open. Its header says which it is and when it was
 * made, so that nobody who keeps it can send it a second time.
 */
export async function sealJwe(text: string, { kty, n, e, alg, kid }: PublicKey): Promise<string> {
  const key = await importJWK({ kty, n, e, alg });
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({
      alg,
      enc: 'A256GCM',
      kid,
      jti: crypto.randomUUID(),
      iat: Math.floor(Date.now() / 1000),
    })
    .encrypt(key);
}
