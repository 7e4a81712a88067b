import { type Kysely, sql } from 'kysely';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { Platform } from '#sandbox/http/platform.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { idsBelow } from './ids-below.ts';

/** Settles what is due of everybody below an agent, so that reports tell what happened until now. */
export async function settleTeam(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  agentId: number,
): Promise<void> {
  await openDueDraws({ db, clock });
  for (const accountId of await bettorsAtTables(db, agentId)) await settleRounds(db, accountId, clock());
}

async function bettorsAtTables(db: Kysely<Tables>, agentId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('table_bet')
    .innerJoin('bet', 'bet.id', 'table_bet.bet_id')
    .select('bet.account_id')
    .distinct()
    .where('bet.status', '=', 'OPEN')
    .where(sql<boolean>`bet.account_id in (${idsBelow(agentId)})`)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
