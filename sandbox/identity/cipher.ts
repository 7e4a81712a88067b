import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { PublicKey } from '@liveryjs/schemas/platform';
import { type CryptoKey, calculateJwkThumbprint, compactDecrypt, importJWK, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { requireUnseen } from './seen-seal.ts';

const ALG = 'RSA-OAEP-256';
const JTI = /^[A-Za-z0-9_-]{16,64}$/;

export interface Cipher {
  publicKey(): Promise<PublicKey>;
  /**
   * @param sealed a compact JWE (RSA-OAEP-256, A256GCM) whose header says which it is (jti) and when it was made (iat)
   * @returns the text in it
   * @throws Refusal for anything else, for what was made with another key, and for what was opened before
   */
  open(sealed: string): Promise<string>;
}

interface Keys {
  readonly publicKey: PublicKey;
  readonly privateKey: CryptoKey | Uint8Array;
}

/** Opens what is encrypted for the platform. The key is made when it is first needed, and stays with the data. */
export function createCipher(db: Kysely<Tables>, clock: () => Date): Cipher {
  let cachedKeys: Promise<Keys> | undefined;
  const keys = () => {
    cachedKeys ??= loadKeys(db, clock()).catch((error: unknown) => {
      cachedKeys = undefined;
      throw error;
    });
    return cachedKeys;
  };
  return {
    publicKey: async () => (await keys()).publicKey,
    async open(sealed) {
      const { privateKey, publicKey } = await keys();
      const opened = await compactDecrypt(sealed, privateKey, {
        keyManagementAlgorithms: [ALG],
        contentEncryptionAlgorithms: ['A256GCM'],
      }).catch(() => undefined);
      if (opened?.protectedHeader.kid !== publicKey.kid) throw notOpened();
      const { jti, iat } = opened.protectedHeader;
      if (typeof jti !== 'string' || !JTI.test(jti) || !Number.isSafeInteger(iat)) throw notOpened();
      const text = decode(opened.plaintext);
      await requireUnseen(db, { jti, iat: new Date(Number(iat) * 1000) }, clock());
      return text;
    },
  };
}

async function loadKeys(db: Kysely<Tables>, now: Date): Promise<Keys> {
  const read = () => db.selectFrom('cipher_key').select(['kid', 'private_jwk']).executeTakeFirst();
  let row = await read();
  if (!row) {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    const jwk = privateKey.export({ format: 'jwk' }) as JWK;
    const kid = await calculateJwkThumbprint(jwk);
    // Another process may have been first: its key is everybody's.
    await db
      .insertInto('cipher_key')
      .values({ only_one: true, kid, private_jwk: JSON.stringify(jwk), made_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await read();
  }
  const { kid, private_jwk: jwk } = row ?? {};
  if (!kid || !jwk?.n || !jwk.e) throw new Error('The table of the cipher’s key holds none.');
  return {
    publicKey: { kty: 'RSA', n: jwk.n, e: jwk.e, alg: ALG, use: 'enc', kid },
    privateKey: await importJWK(jwk, ALG),
  };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notOpened();
  }
}

function notOpened(): Refusal {
  return new Refusal(
    400,
    'This cannot be opened. It takes a compact JWE (RSA-OAEP-256, A256GCM) made with the key, and its kid, of the call getPublicKey, with a jti of its own and the time in iat.',
    { code: 'bad_encryption' },
  );
}
