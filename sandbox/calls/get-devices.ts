import type { LoginDeviceListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { readDevices } from '#sandbox/profile/read-devices.ts';

/** Where the account is logged in. The path and the shape are this project's own. */
export const getDevices: Handler<'getDevices'> = {
  async answer(_query, { db, clock, session }): Promise<LoginDeviceListResponse> {
    await requireTrueAccount({ db }, session.accountId);
    return readDevices(db, session, clock());
  },
};
