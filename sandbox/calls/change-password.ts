import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { isUsedPassword } from '#sandbox/identity/mailed-password.ts';
import { hashPassword, isPassword } from '#sandbox/identity/password.ts';
import { requireNewPassword } from '#sandbox/identity/require-new-password.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { setPassword } from '#sandbox/identity/set-password.ts';
import { forgetCount, limit } from '#sandbox/identity/tally.ts';

/** Changes the password, and ends every session of the account [5.05]. */
export const changePassword: Handler<'changePassword'> = {
  async answer(_query, { db, clock, request, session, body }) {
    const { oldPassword = '', newPassword, confirmNewPassword } = body;
    await requireTrueAccount({ db }, session.accountId);
    const same = confirmNewPassword === newPassword;
    const more = same ? [] : [{ at: 'body/confirmNewPassword', message: 'must be the new password again' }];
    await requireNewPassword(db, merchantOf(request), newPassword, more);

    const { accountId } = session;
    const tally = ['oldPassword', String(accountId)] as const;
    await limit(db, tally, 'Too many attempts for this account.', clock());
    const { password_hash: old } = await db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const right =
      old === null ||
      (await isPassword(oldPassword, old)) ||
      (await isUsedPassword(db, accountId, oldPassword));
    if (!right) {
      throw new Refusal(403, 'That is not your current password. Check it and try again.', {
        code: 'wrong_password',
      });
    }
    await forgetCount(db, tally);
    if (newPassword === oldPassword || (await isPassword(newPassword, old))) {
      const message = 'This is your current password. Please choose another.';
      throw new Refusal(403, message, { code: 'same_password' });
    }
    const hash = await hashPassword(newPassword);
    await db.transaction().execute((transaction) => setPassword(transaction, accountId, hash, clock()));
    return null;
  },
};
