import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Mission } from '@liveryjs/schemas/platform';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { soldAt } from '#sandbox/games/sold-at.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { dayAfter, dayOf, mondayOf, startOf } from './days.ts';

interface Asked {
  readonly accountId: number;
  readonly language: string;
  readonly now: Date;
  /** Digits of the account's currency. */
  readonly digits: number;
  /** Whose pictures, and whose games. */
  readonly merchant: string;
  /** Only this one. */
  readonly missionId?: number;
}

export interface StandingMission {
  readonly mission: Mission;
  /** First day of the span that it is in; empty for what is there once. */
  readonly spanStart: string;
  /** In the currency's smallest unit. */
  readonly reward: bigint;
}

const valid = sql`status in ('WON', 'LOST') and bet.account_id = me.id and settled_at >= spans.since
  and (mission.game_type is null or bet.game_type = mission.game_type)`;

/** The progress of an account, by the kind of mission. */
const COUNTED: Readonly<Record<Mission['kind'], RawBuilder<unknown>>> = {
  TURNOVER: sql`(select sum(stake) from bet where ${valid})`,
  BETS: sql`(select count(*) from bet where ${valid})`,
  DAYS: sql`(select count(distinct (settled_at at time zone 'UTC')::date) from bet where ${valid})`,
  DEPOSIT: sql`(select sum(amount) from ledger_transaction
    join ledger_entry on transaction_id = ledger_transaction.id
    where kind = 'DEPOSIT' and wallet_id is not null and account_id = me.id and at >= spans.since)`,
  FRIENDS: sql`(select count(*) from referral where referrer_id = me.id and referral.since >= spans.since)`,
};

/** The missions that are there, in the order in which they are shown, and how far an account is with each. */
export async function readMissions(
  db: Kysely<Tables>,
  { accountId, language, now, digits, merchant, missionId }: Asked,
): Promise<readonly StandingMission[]> {
  const today = dayOf(now);
  const monday = dayOf(mondayOf(now));
  const starts = { DAY: today, WEEK: monday, ONCE: '' } as const;
  const ends = { DAY: dayAfter(today), WEEK: dayOf(new Date(mondayOf(now).getTime() + 7 * 86_400_000)) };
  const cases = Object.entries(COUNTED).map(([kind, count]) => sql`when ${sql.lit(kind)} then ${count}`);
  const { rows } = await sql<Row>`
    with spans (span, start, since) as (values
      ('DAY', ${today}, ${startOf(today)}::timestamptz), ('WEEK', ${monday}, ${startOf(monday)}::timestamptz),
      ('ONCE', '', '-infinity'::timestamptz))
    select mission.id, mission.kind, mission.span, mission.game_type as "gameType", art,
      goal::text, reward::text, coalesce(own.title, english.title) as title,
      coalesce(case mission.kind ${sql.join(cases, sql` `)} end, 0)::bigint::text as done,
      exists (select from mission_claim
        where account_id = me.id and mission_id = mission.id and span_start = spans.start) as claimed
    from mission join spans on spans.span = mission.span join account as me on me.id = ${accountId}
      join mission_text as english on english.id = mission.id and english.language = 'EN'
      left join mission_text as own on own.id = mission.id and own.language = ${language}
    where (mission.game_type is null or ${soldAt(merchant, 'mission.game_type')})
      and ${missionId === undefined ? sql`true` : sql`mission.id = ${missionId}`}
    order by position`.execute(db);
  const look = new URLSearchParams({ merchant });
  return rows.map(({ id, title, kind, span, gameType, art, claimed, ...row }) => {
    const goal = BigInt(row.goal);
    const done = BigInt(row.done);
    const isMoney = kind === 'TURNOVER' || kind === 'DEPOSIT';
    const counted = (amount: bigint) => decimalOf(amount, isMoney ? digits : 0);
    return {
      mission: {
        id,
        title,
        kind,
        span,
        ...(gameType !== null && { gameType }),
        image: `/sandbox/img/thing/${art}.svg?${look}`,
        progress: counted(done < goal ? done : goal),
        goal: counted(goal),
        reward: decimalOf(BigInt(row.reward), digits),
        status: claimed ? 'CLAIMED' : done < goal ? 'OPEN' : 'CLAIMABLE',
        ...(span !== 'ONCE' && { endsAt: startOf(ends[span]).toISOString() }),
      },
      spanStart: starts[span],
      reward: BigInt(row.reward),
    };
  });
}

interface Row extends Pick<Mission, 'id' | 'title' | 'kind' | 'span'> {
  readonly gameType: NonNullable<Mission['gameType']> | null;
  readonly art: string;
  readonly goal: string;
  readonly reward: string;
  readonly done: string;
  readonly claimed: boolean;
}
