import type { SmsSent } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireBotProof } from '#sandbox/identity/bot-check.ts';
import { refuseTaken } from '#sandbox/identity/create-account.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { sendCode } from '#sandbox/identity/sms-code.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';
import { languageAsked } from '#sandbox/messages/language-of.ts';

/** Sends a code by SMS that confirms the number of a new account, in the language of the `Language` header [4.10]. */
export const sendRegisterCode: Handler<'sendRegisterCode'> = {
  async answer(_query, { db, clock, request, body }): Promise<SmsSent> {
    const now = clock();
    const { countryDialingCode: dialingCode, mobileNo: mobile, verification } = body;
    await limitAddress(db, 'sms', request.ip, now);
    await requireModule(db, 'REGMOBVERF3');
    await requireBotProof(db, verification, now);
    await refuseTaken(db, { number: { dialingCode, mobile } });
    const language = await languageAsked(db, request);
    return sendCode(db, { purpose: 'register', dialingCode, mobile, language }, now);
  },
};
