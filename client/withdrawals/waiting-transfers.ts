import { pageTime } from '@liveryjs/engine/kit/plain';
import { getWithdrawalTransfers } from '@liveryjs/schemas/calls/withdrawals';
import type { WithdrawalTransfer } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import type { Session } from '#client/session/session.ts';

/** A transfer that waits for its member, or for the operator [4.22]. */
export interface WaitingTransfer extends WithdrawalTransfer {
  /** When it counts as received, by the page's own clock in milliseconds; undefined: it does not by itself. */
  readonly until: number | undefined;
}

/**
 * The transfers that wait, the oldest first. The platform says how many seconds are left as it answers, so the page's
 * own clock is read as the answer comes.
 *
 * @throws CallError
 */
export async function loadWaitingTransfers(signal?: AbortSignal): Promise<readonly WaitingTransfer[]> {
  const { list } = await call(getWithdrawalTransfers, {}, { signal });
  const now = pageTime();
  return list.map((transfer) => ({
    ...transfer,
    until: transfer.secondsLeft === undefined ? undefined : now + transfer.secondsLeft * 1000,
  }));
}

/** Names the transfers that wait for whoever shows or reloads them; null without a session. */
export function waitingTransfersKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : ([getWithdrawalTransfers.name, number] as const);
}

/** Counts the transfers that wait for the member to say whether they have come [4.22]. @throws CallError */
export async function countWaitingTransfers(signal: AbortSignal): Promise<number> {
  const { list } = await call(getWithdrawalTransfers, {}, { signal });
  return list.filter(({ status }) => status === 'SENT').length;
}
