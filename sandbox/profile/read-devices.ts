import type { LoginDeviceListResponse } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Session } from '#sandbox/identity/session.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { maskAddress } from './mask-contact.ts';
import { readAgent } from './read-agent.ts';

/** Where an account is logged in: first the session that asks, then the newest. */
export async function readDevices(
  db: Kysely<Tables>,
  { accountId, tokenHash }: Session,
  now: Date,
): Promise<LoginDeviceListResponse> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'token_hash', 'began_at', 'address', 'agent'])
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .orderBy('began_at', 'desc')
    .orderBy('id')
    .execute();
  const list = rows.map(({ id, token_hash, began_at, address, agent }) => ({
    id,
    beganAt: began_at.toISOString(),
    address: maskAddress(address),
    device: readAgent(agent),
    current: token_hash === tokenHash,
  }));
  return { list: list.sort((a, b) => Number(b.current) - Number(a.current)) };
}
