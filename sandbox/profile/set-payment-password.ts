import type { PaymentPasswordRequest } from '@liveryjs/schemas/platform';
import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Mistake } from '#sandbox/http/schemas.ts';
import { hashPassword, isPassword } from '#sandbox/identity/password.ts';
import { forgetCount, limit } from '#sandbox/identity/tally.ts';
import { takeAccountCodes } from './account-code.ts';
import { provePassword } from './prove-password.ts';
import { requireContact } from './read-contacts.ts';

/**
 * Gives an account its first payment password, or another. Not for a transaction: tries that fail must be counted.
 *
 * @throws Refusal
 */
export async function setPaymentPassword(
  platform: Pick<Platform, 'db' | 'clock'>,
  accountId: number,
  request: PaymentPasswordRequest,
): Promise<void> {
  const { db } = platform;
  const { newPassword } = request;
  refuseBroken(request);
  const { own, payment } = await db
    .selectFrom('account')
    .select(['password_hash as own', 'payment_password_hash as payment'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (await isPassword(newPassword, own)) {
    const message = 'This is your login password. Please choose another.';
    throw new Refusal(403, message, { code: 'login_password' });
  }
  if (payment === null) {
    if (own !== null) await provePassword(platform, accountId, request.password ?? '');
  } else if (request.channel !== undefined && request.verificationCode !== undefined) {
    await proveByCode(platform, accountId, request.channel, request.verificationCode);
  } else {
    await proveByOld(platform, accountId, request.oldPassword ?? '', payment);
    if (await isPassword(newPassword, payment)) {
      const message = 'This is your current password. Please choose another.';
      throw new Refusal(403, message, { code: 'same_password' });
    }
  }
  const hash = await hashPassword(newPassword);
  await db.updateTable('account').set({ payment_password_hash: hash }).where('id', '=', accountId).execute();
  await forgetCount(db, ['spendPassword', String(accountId)]);
}

async function proveByCode(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  accountId: number,
  channel: 'SMS' | 'EMAIL',
  code: string,
): Promise<void> {
  const { recipient } = await requireContact(db, accountId, channel);
  const brought = { accountId, purpose: 'PAYMENT_PASSWORD', channel, recipient, code } as const;
  await takeAccountCodes(db, [{ ...brought, at: 'verificationCode' }], clock());
}

/** Tries count together with those of whoever spends. */
async function proveByOld(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  accountId: number,
  password: string,
  hash: string,
): Promise<void> {
  await limit(db, ['spendPassword', String(accountId)], 'Too many attempts for this account.', clock());
  if (await isPassword(password, hash)) return;
  const details = [{ at: 'body/oldPassword', message: 'is not the password' }];
  throw new Refusal(403, 'That is not your current payment password. Check it and try again.', {
    code: 'wrong_password',
    details,
  });
}

/** @throws Refusal that names every field that is wrong */
function refuseBroken({ newPassword, confirmNewPassword }: PaymentPasswordRequest): void {
  const details: Mistake[] = [
    ...(/^[0-9]{6}$/.test(newPassword) ? [] : [{ at: 'body/newPassword', message: 'must be six digits' }]),
    ...(confirmNewPassword === newPassword
      ? []
      : [{ at: 'body/confirmNewPassword', message: 'must be the new password again' }]),
  ];
  if (details.length === 0) return;
  const list = details.map(({ at, message }) => `${at} ${message}`).join('; ');
  throw new Refusal(422, `The payment password is not valid: ${list}.`, {
    code: 'rule_broken',
    details,
  });
}
