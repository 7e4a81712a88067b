import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { WithdrawalTransfer, WithdrawalTransferListResponse } from '#schemas/generated/platform.ts';

/** A transfer that waits for its member, or for the operator [4.22]. */
export interface WaitingTransfer extends WithdrawalTransfer {
  /** When it counts as received, by the page's own clock in milliseconds; undefined: it does not by itself. */
  readonly until: number | undefined;
}

/** The transfers that wait, the oldest first. */
export async function getTransfers(signal?: AbortSignal): Promise<readonly WaitingTransfer[]> {
  const { list } = await request<WithdrawalTransferListResponse>('/wps/withdraw/transfers', {
    token: true,
    signal,
  });
  return waiting(list);
}

/** Null without a session. */
export function transfersKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : (['getTransfers', number] as const);
}

function waiting(list: readonly WithdrawalTransfer[]): readonly WaitingTransfer[] {
  const now = Date.now();
  return list.map((transfer) => ({
    ...transfer,
    until: transfer.secondsLeft === undefined ? undefined : now + transfer.secondsLeft * 1000,
  }));
}
