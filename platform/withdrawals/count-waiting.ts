import { getTransfers } from './get-transfers.ts';

/** How many transfers wait for who is signed in to say whether they have come [4.22]. */
export async function countWaiting(signal: AbortSignal): Promise<number> {
  const transfers = await getTransfers(signal);
  return transfers.filter(({ status }) => status === 'SENT').length;
}
