import type { GameCategoryCode } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { WHOLE } from './share.ts';

export interface OwedBonus {
  readonly gameType: GameCategoryCode;
  /** Valid bets since the last claim, in the currency's smallest unit. */
  readonly turnover: bigint;
  /** The amount that can be claimed; parts of the smallest unit are carried over. */
  readonly claimable: bigint;
}

interface Row {
  readonly gameType: GameCategoryCode;
  readonly turnover: string;
  readonly owed: string;
}

/** Reads the bonus that the counted days of an account have brought and that was not claimed yet. */
export async function bettingBonusOwed(db: Kysely<Tables>, accountId: number): Promise<readonly OwedBonus[]> {
  const { rows } = await sql<Row>`
    with claims as (
      select game_type, sum(amount) as paid, to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD') as last
      from betting_bonus_claim where account_id = ${accountId} group by game_type
    )
    select counted.game_type as "gameType",
      coalesce(sum(turnover) filter (where last is null or day >= last), 0)::text as turnover,
      (sum(turnover * rate) - coalesce(max(paid), 0) * 10000)::text as owed
    from betting_bonus_day as counted left join claims on claims.game_type = counted.game_type
    where account_id = ${accountId} group by 1`.execute(db);
  return rows.map(({ gameType, turnover, owed }) => ({
    gameType,
    turnover: BigInt(turnover),
    claimable: BigInt(owed) / WHOLE,
  }));
}
