import type { GameCategoryCode } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { teamBelow } from './team-below.ts';

/** Whose bets: of some accounts, or of everybody below an agent. */
export type Bettors = { readonly accountIds: readonly number[] } | { readonly agentId: number };

export interface BetPeriod {
  /** The first moment, and the first one after it. */
  readonly from: Date;
  readonly to: Date;
  /** Only bets on games of this kind. */
  readonly gameType?: GameCategoryCode | undefined;
}

/** Sums of bets, amounts in the currency's smallest unit. */
export interface BetSums {
  /** Stakes of bets that were won or lost: valid bets. */
  readonly stake: bigint;
  readonly payout: bigint;
  readonly count: number;
  /** Accounts that had such a bet. */
  readonly members: number;
}

interface Row {
  readonly group: number;
  readonly stake: string;
  readonly payout: string;
  readonly count: string;
  readonly members: string;
}

const groups = {
  all: () => sql`0`,
  account: () => sql`account_id`,
  // Stretches of 24 hours from the beginning of the period on.
  day: (from: Date) => sql`floor(extract(epoch from (settled_at - ${from}::timestamptz)) / 86400)::integer`,
} as const;

/** Sums the bets that were won or lost in a period, by when they were settled; void ones are left out. */
export async function sumBets(db: Kysely<Tables>, bettors: Bettors & BetPeriod): Promise<BetSums> {
  const sums = await sumBetsBy(db, 'all', bettors);
  return sums.get(0) ?? { stake: 0n, payout: 0n, count: 0, members: 0 };
}

/**
 * The same for each account, by its number, or for each day of the period, from 0; one without a bet has no sums.
 */
export async function sumBetsBy(
  db: Kysely<Tables>,
  by: keyof typeof groups,
  { from, to, gameType, ...bettors }: Bettors & BetPeriod,
): Promise<ReadonlyMap<number, BetSums>> {
  const whose =
    'agentId' in bettors
      ? sql`select id from ${teamBelow(bettors.agentId)} as team`
      : sql`select unnest(${sql.val(`{${bettors.accountIds.join()}}`)}::integer[])`;
  const { rows } = await sql<Row>`
    select ${groups[by](from)} as "group", sum(stake)::text as stake, sum(payout)::text as payout,
      count(*)::text as count, count(distinct account_id)::text as members
    from bet
    where status in ('WON', 'LOST') and settled_at >= ${from} and settled_at < ${to} and account_id in (${whose})
      and ${gameType === undefined ? sql`true` : sql`game_type = ${gameType}`}
    group by 1`.execute(db);
  return new Map(
    rows.map(({ group, stake, payout, count, members }) => [
      group,
      { stake: BigInt(stake), payout: BigInt(payout), count: Number(count), members: Number(members) },
    ]),
  );
}
