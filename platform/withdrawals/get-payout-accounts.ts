import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { PayoutAccount, PayoutAccountListResponse } from '#schemas/generated/platform.ts';

/** Where withdrawals can go to, the default one first. */
export async function getPayoutAccounts(signal?: AbortSignal): Promise<readonly PayoutAccount[]> {
  const { list } = await request<PayoutAccountListResponse>('/wps/withdraw/accounts', {
    token: true,
    signal,
  });
  return list;
}

/** Null without a session. */
export function payoutAccountsKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : (['getPayoutAccounts', number] as const);
}
