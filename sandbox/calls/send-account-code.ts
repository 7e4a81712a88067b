import type { AccountCodeSent } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';
import { sendAccountCode as send } from '#sandbox/profile/account-code.ts';
import { addressToBind, numberToBind, requireFree } from '#sandbox/profile/new-contact.ts';
import { requireContact } from '#sandbox/profile/read-contacts.ts';

/** Sends a code to who is logged in. The path and the shape are this project's own. */
export const sendAccountCode: Handler<'sendAccountCode'> = {
  async answer(_query, { db, clock, request, session, body }): Promise<AccountCodeSent> {
    const now = clock();
    const { accountId } = session;
    const { purpose, channel } = body;
    await requireTrueAccount({ db }, accountId);
    await limitAddress(db, 'sms', request.ip, now);
    if (purpose !== 'BIND') {
      const { recipient, masked } = await requireContact(db, accountId, channel);
      const sent = await send(db, { accountId, purpose, channel, recipient }, now);
      return { recipient: masked, ...sent };
    }
    const contact = channel === 'SMS' ? await numberToBind(db, body) : addressToBind(body);
    await requireFree(db, accountId, contact);
    const { recipient } = contact;
    return {
      recipient: channel === 'SMS' ? `+${recipient}` : recipient,
      ...(await send(db, { accountId, purpose, channel, recipient }, now)),
    };
  },
};
