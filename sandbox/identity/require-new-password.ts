import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Mistake } from '#sandbox/http/schemas.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { readRegisterRules } from './read-register-rules.ts';
import { checkField } from './register-fields.ts';

/**
 * Holds a new password to the rule of a merchant's registration [5.05], [5.06].
 *
 * @param more what else is wrong with the request
 * @throws Refusal that names every field that is wrong
 */
export async function requireNewPassword(
  db: Kysely<Tables>,
  merchant: string,
  password: string,
  more: readonly Mistake[] = [],
): Promise<void> {
  const message = checkField('password', password, { rules: await readRegisterRules(db, merchant) });
  const mistakes = [...(message === undefined ? [] : [{ at: 'body/newPassword', message }]), ...more];
  if (mistakes.length === 0) return;
  const list = mistakes.map(({ at, message: what }) => `${at} ${what}`).join('; ');
  throw new Refusal(422, `The new password is not valid: ${list}.`, {
    code: 'rule_broken',
    details: [...mistakes],
  });
}
