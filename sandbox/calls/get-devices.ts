import type { TokenCall } from '#sandbox/http/call.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { readDevices } from '#sandbox/profile/read-devices.ts';
import type { LoginDeviceListResponse } from '#schemas/generated/platform.ts';

/** Where the account is logged in. The path and the shape are this project's own. */
export const getDevices: TokenCall<object> = {
  method: 'GET',
  path: '/wps/member/devices',
  token: true,
  response: 'login-device-list-response',
  async answer(_query, { db, clock, session }): Promise<LoginDeviceListResponse> {
    await requireTrueAccount({ db }, session.accountId);
    return readDevices(db, session, clock());
  },
};
