import type { LoginRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { findByLogin } from './find-account.ts';
import type { Proved } from './proved.ts';
import { codeWrong, takeCode } from './sms-code.ts';

/**
 * Whose account the code is that was sent to a number for a login.
 *
 * @throws Refusal for a wrong code, also where nobody has the number
 */
export async function proveByCode(db: Kysely<Tables>, login: LoginRequest, now: Date): Promise<Proved> {
  const account = await findByLogin(db, login);
  const number = {
    dialingCode: login.countryDialingCode ?? account?.dialing_code ?? '',
    mobile: login.mobileNum ?? account?.mobile_num ?? '',
  };
  await takeCode(db, { purpose: 'login', ...number, code: login.password }, now);
  if (!account) throw codeWrong();
  const expired = account.password_expires_at !== null && account.password_expires_at <= now;
  return { accountId: account.id, passwordExpired: expired };
}
