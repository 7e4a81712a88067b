import { moneyCall } from '#platform/client/money-call.ts';
import { request } from '#platform/client/request.ts';
import type { MemberTransfer, MemberTransferRequest } from '#schemas/generated/platform.ts';

/** Money from an agent to somebody of the team [6.03]. */
export const teamTransfer = moneyCall<MemberTransfer>('teamTransfer');

/** Money to the upline, while the account may. */
export const uplineTransfer = moneyCall<MemberTransfer>('uplineTransfer');

/** @throws CallError */
export function transferToMember(body: MemberTransferRequest): Promise<MemberTransfer> {
  return request('/wps/member/transfer', { method: 'POST', body, encrypt: true, token: true });
}
