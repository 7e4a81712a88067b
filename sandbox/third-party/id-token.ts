import type { IdentityLoginRequest } from '@liveryjs/schemas/platform';
import { jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import { newSecret } from '#sandbox/identity/secrets.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { ALG, signingKey } from './signing-key.ts';

const ISSUER = 'sandbox-identity';
const AUDIENCE = 'livery';
const GOOD_FOR_MS = 5 * 60 * 1000;

/** The third party's statement about somebody whom it has verified. */
export interface Identity {
  readonly channel: IdentityLoginRequest['channel'];
  /** Names the person in the channel: for sms all digits of the number, with those of its country. */
  readonly subject: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** An identity that was brought, and what knows its token again. */
export interface Brought extends Identity {
  readonly tokenId: string;
  readonly endsAt: Date;
}

/** @returns a JWT (ES256), good for five minutes */
export async function signIdentity(
  db: Kysely<Tables>,
  { channel, subject, name, email }: Identity,
  now: Date,
): Promise<string> {
  const { kid, privateKey } = await signingKey(db);
  return new SignJWT({ channel, name, email })
    .setProtectedHeader({ alg: ALG, kid, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(subject)
    .setJti(newSecret())
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + GOOD_FOR_MS))
    .sign(privateKey);
}

/** @returns undefined for what the third party did not sign, and for what it signed too long ago */
export async function readIdentity(
  db: Kysely<Tables>,
  idToken: string,
  now: Date,
): Promise<Brought | undefined> {
  const { publicKey } = await signingKey(db);
  const claims = {
    algorithms: [ALG],
    issuer: ISSUER,
    audience: AUDIENCE,
    currentDate: now,
    requiredClaims: ['sub', 'jti', 'exp'],
  };
  const verified = await jwtVerify<Pick<Identity, 'channel' | 'name' | 'email'>>(
    idToken,
    publicKey,
    claims,
  ).catch(() => undefined);
  if (!verified) return undefined;
  const { channel, sub = '', name, email, jti = '', exp = 0 } = verified.payload;
  return { channel, subject: sub, name, email, tokenId: jti, endsAt: new Date(exp * 1000) };
}
