import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { WalletListResponse } from '#schemas/generated/platform.ts';

/** Where the money of who is signed in is: MAIN first, then wallets of vendors by name. */
export function getWallets(signal?: AbortSignal): Promise<WalletListResponse> {
  return request('/wps/v2/wallets', { token: true, signal });
}

/** Null without a session. */
export function walletsKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : (['getWallets', number] as const);
}
