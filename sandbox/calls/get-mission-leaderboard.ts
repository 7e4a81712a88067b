import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Leader, MissionLeaderboard } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { TRIAL } from '#sandbox/identity/account-types.ts';
import { maskName } from '#sandbox/identity/mask-name.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { mondayOf } from '#sandbox/rewards/days.ts';
import { requireMissions } from '#sandbox/rewards/require-missions.ts';

const SHOWN = 10;
const WEEK = 7 * 24 * 60 * 60 * 1000;

interface Row {
  readonly id: number;
  readonly username: string;
  readonly rankLevel: number;
  readonly turnover: string;
  readonly place: number;
}

/** Who has bet most this week, and where the account stands. */
export const getMissionLeaderboard: Handler<'getMissionLeaderboard'> = {
  async answer(_query, { session: { accountId }, ...platform }): Promise<MissionLeaderboard> {
    await requireMissions(platform, accountId);
    const { db, clock } = platform;
    const monday = mondayOf(clock());
    const { rows } = await sql<Row>`
      with ranked as (
        select account_id, sum(stake) as turnover, rank() over (order by sum(stake) desc)::integer as place
        from bet join account on account.id = account_id
        where status in ('WON', 'LOST') and settled_at >= ${monday} and type <> ${TRIAL} and not closed
        group by 1
      )
      select account.id, username, rank_level as "rankLevel", turnover::text, place
      from ranked join account on account.id = account_id
      where account.id = ${accountId}
        or account.id in (select account_id from ranked order by place, account_id limit ${SHOWN})
      order by place, account.id`.execute(db);
    const { code: currency, digits } = await readCurrency(db, accountId);
    const shown = rows.map(
      ({ id, username, rankLevel, turnover, place }): Leader => ({
        place,
        name: maskName(username),
        rankLevel,
        turnover: decimalOf(BigInt(turnover), digits),
        isOwn: id === accountId,
      }),
    );
    const ownEntry = shown.find(({ isOwn }) => isOwn);
    return {
      list: shown.slice(0, SHOWN) as MissionLeaderboard['list'],
      ...(ownEntry && { own: ownEntry }),
      from: monday.toISOString(),
      to: new Date(monday.getTime() + WEEK).toISOString(),
      currency,
    };
  },
};
