import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { mailPassword as mail } from '#sandbox/identity/mailed-password.ts';
import { nameKey } from '#sandbox/identity/name-key.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';

/** Mails a new password to who names an account and its address [5.06]. */
export const mailPassword: Handler<'mailPassword'> = {
  async answer(_query, { db, clock, request, body }) {
    const now = clock();
    await limitAddress(db, 'passwordMail', request.ip, now);
    const account = await db
      .selectFrom('account')
      .select(['id', 'nickname', 'email', 'language'])
      .where('username', '=', nameKey(body.username))
      .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', body.email.trim().toLowerCase()))
      .where('closed', '=', false)
      .executeTakeFirst();
    if (!account?.email) {
      const message = 'No account has this username and email address.';
      throw new Refusal(404, message, { code: 'no_such_account' });
    }
    await mail(db, { ...account, email: account.email }, now);
    return null;
  },
};
