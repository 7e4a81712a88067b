import type { PublicKey } from '@liveryjs/schemas/platform';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';

const ALG = 'RSA-OAEP-256';

let pair: ReturnType<typeof generateKeyPair> | undefined;

function keys() {
  pair ??= generateKeyPair(ALG);
  return pair;
}

/** The key that the page seals bodies with. */
export async function publicKey(): Promise<PublicKey> {
  const { n = '', e = '' } = await exportJWK((await keys()).publicKey);
  return { kty: 'RSA', n, e, alg: ALG, use: 'enc', kid: 'story' };
}

/** Decrypts a sealed body. */
export async function unseal(jwe: string): Promise<string> {
  const { plaintext } = await compactDecrypt(jwe, (await keys()).privateKey);
  return new TextDecoder().decode(plaintext);
}
