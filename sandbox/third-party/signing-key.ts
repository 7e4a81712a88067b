import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

export const ALG = 'ES256';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey | Uint8Array;
  readonly publicKey: CryptoKey | Uint8Array;
}

/** The key that the third party signs with. It is made when it is first needed, and stays with the data. */
export async function signingKey(db: Kysely<Tables>): Promise<SigningKey> {
  const read = () => db.selectFrom('identity_key').select(['kid', 'private_jwk']).executeTakeFirst();
  let row = await read();
  if (!row) {
    const { privateKey } = await generateKeyPair(ALG, { extractable: true });
    const jwk = await exportJWK(privateKey);
    // Another process may have been first: its key is everybody's.
    await db
      .insertInto('identity_key')
      .values({ only_one: true, kid: await calculateJwkThumbprint(jwk), private_jwk: JSON.stringify(jwk) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await read();
  }
  if (!row) throw new Error('The table of the third party’s key holds none.');
  const { d: _secret, ...publicJwk }: JWK = row.private_jwk;
  return {
    kid: row.kid,
    privateKey: await importJWK(row.private_jwk, ALG),
    publicKey: await importJWK(publicJwk, ALG),
  };
}
