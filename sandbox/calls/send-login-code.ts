import type { SmsSent } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireBotProof } from '#sandbox/identity/bot-check.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { sendCode } from '#sandbox/identity/sms-code.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';

/** Sends a code by SMS, for a login or for a new password [4.10]. */
export const sendLoginCode: Handler<'sendLoginCode'> = {
  async answer(_query, { db, clock, request, body }): Promise<SmsSent> {
    const now = clock();
    const { purpose, countryDialingCode: dialingCode, mobileNum: mobile, verification } = body;
    await limitAddress(db, 'sms', request.ip, now);
    await requireModule(db, purpose === 'login' ? 'MOBILEVERCODELOGIN3' : 'CHNGPASSVERIF3');
    await requireBotProof(db, verification, now);
    return sendCode(db, { purpose, dialingCode, mobile }, now);
  },
};
