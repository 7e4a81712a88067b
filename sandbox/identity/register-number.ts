import type { RegisterRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Mistake } from '#sandbox/http/schemas.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { isModuleOn } from '#sandbox/system/modules-on.ts';
import type { MobileNumber } from './create-account.ts';
import { takeCode } from './sms-code.ts';
import { identityWrong, takeIdentity } from './take-identity.ts';

type Proof = Pick<RegisterRequest, 'verificationCode' | 'firebaseIdToken'>;

/** Returns the mistakes in a number beyond its own rule: its country, and a code that is missing. */
export async function checkNumber(
  db: Kysely<Tables>,
  { dialingCode }: MobileNumber,
  { verificationCode, firebaseIdToken }: Proof,
): Promise<readonly Mistake[]> {
  const country = await db
    .selectFrom('country')
    .select('dialing_code')
    .where('dialing_code', '=', dialingCode)
    .executeTakeFirst();
  const coded = Boolean(verificationCode?.trim() || firebaseIdToken);
  return [
    ...(country ? [] : [{ at: 'body/countryDialingCode', message: 'is no code of a country' }]),
    ...(coded || !(await isModuleOn(db, 'REGMOBVERF3'))
      ? []
      : [{ at: 'body/verificationCode', message: 'is missing' }]),
  ];
}

/**
 * Uses up what proves that a number is the visitor's, where the platform asks for it: the word of a third party, or
 * the code of an SMS [3.02].
 *
 * @throws Refusal
 */
export async function proveNumber(
  db: Kysely<Tables>,
  { dialingCode, mobile }: MobileNumber,
  { verificationCode = '', firebaseIdToken }: Proof,
  now: Date,
): Promise<void> {
  if (!(await isModuleOn(db, 'REGMOBVERF3'))) return;
  if (firebaseIdToken === undefined) {
    return takeCode(db, { purpose: 'register', dialingCode, mobile, code: verificationCode }, now);
  }
  const { subject } = await takeIdentity(db, 'sms', firebaseIdToken, now);
  if (subject !== `${dialingCode}${mobile}`) throw identityWrong();
}
