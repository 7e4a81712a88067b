import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { requireBotProof } from '#sandbox/identity/bot-check.ts';
import { findByNumber } from '#sandbox/identity/find-account.ts';
import { hashPassword } from '#sandbox/identity/password.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { requireNewPassword } from '#sandbox/identity/require-new-password.ts';
import { setPassword as set } from '#sandbox/identity/set-password.ts';
import { codeWrong, takeCode } from '#sandbox/identity/sms-code.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';

/** Sets a new password for the account of a mobile number, with a code that was sent to it [5.06]. */
export const setPassword: Handler<'setPassword'> = {
  async answer(_query, { db, clock, request, body }) {
    const now = clock();
    const { newPassword, mobileNum: mobile, countryDialingCode: dialingCode, verificationCode: code } = body;
    await limitAddress(db, 'login', request.ip, now);
    await requireModule(db, 'CHNGPASSVERIF3');
    if (body.verification) await requireBotProof(db, body.verification, now);
    // A password that the rule refuses costs no code.
    await requireNewPassword(db, merchantOf(request), newPassword);
    await takeCode(db, { purpose: 'password', dialingCode, mobile, code }, now);
    const account = await findByNumber(db, { dialingCode, mobile });
    if (!account) throw codeWrong();
    const hash = await hashPassword(newPassword);
    await db.transaction().execute((transaction) => set(transaction, account.id, hash, now));
    return null;
  },
};
