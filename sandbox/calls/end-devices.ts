import type { LoginDeviceListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { readDevices } from '#sandbox/profile/read-devices.ts';

/** Logs the account out on one device, or on all others. The path and the shape are this project's own. */
export const endDevices: Handler<'endDevices'> = {
  async answer({ id }, { db, clock, session }): Promise<LoginDeviceListResponse> {
    const { accountId, tokenHash } = session;
    await requireTrueAccount({ db }, accountId);
    const ofAccount = db.deleteFrom('session').where('account_id', '=', accountId);
    const { numDeletedRows: ended } = await ofAccount
      .where(id === undefined ? 'token_hash' : 'id', id === undefined ? '<>' : '=', id ?? tokenHash)
      .executeTakeFirstOrThrow();
    if (id !== undefined && ended === 0n) {
      throw new Refusal(404, 'That device is no longer logged in.', { code: 'not_found' });
    }
    return readDevices(db, session, clock());
  },
};
