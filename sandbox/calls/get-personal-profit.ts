import { decimalOf } from '@liveryjs/schemas/decimal';
import type { PersonalProfit } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { sumBetsBy } from '#sandbox/team/sum-bets.ts';

interface Day {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly count: number;
  readonly bonus: bigint;
  readonly rebate: bigint;
}

interface Paid {
  readonly day: number;
  readonly bonus: string;
  readonly rebate: string;
}

const NOTHING: Day = { stake: 0n, payout: 0n, count: 0, bonus: 0n, rebate: 0n };

/** The profit and loss of an account, by days. */
export const getPersonalProfit: Handler<'getPersonalProfit'> = {
  async answer(query, { db, clock, session: { accountId } }): Promise<PersonalProfit> {
    await openDueDraws({ db, clock });
    await settleRounds(db, accountId, clock());
    const { gameType } = query;
    const period = { from: new Date(query.from), to: new Date(query.to) };
    const bets = await sumBetsBy(db, 'day', { accountIds: [accountId], ...period, gameType });
    const dayOf = sql`floor(extract(epoch from (at - ${period.from}::timestamptz)) / 86400)::integer`;
    const within = sql`account_id = ${accountId} and at >= ${period.from} and at < ${period.to}`;
    const { rows: paid } = await (gameType === undefined
      ? sql<Paid>`
          select ${dayOf} as day, coalesce(sum(amount) filter (where kind <> 'REBATE'), 0)::text as bonus,
            coalesce(sum(amount) filter (where kind = 'REBATE'), 0)::text as rebate
          from ledger_transaction join ledger_entry on transaction_id = ledger_transaction.id
          where ${within} and wallet_id is not null and kind in ('BONUS', 'REWARD', 'POINTS_CONVERT', 'REBATE')
          group by 1`
      : sql<Paid>`
          select ${dayOf} as day, '0' as bonus, sum(amount)::text as rebate
          from betting_bonus_claim where ${within} and game_type = ${gameType} group by 1`
    ).execute(db);

    const days = new Map<number, Day>();
    for (const [day, sums] of bets) days.set(day, { ...NOTHING, ...sums });
    for (const { day, bonus, rebate } of paid) {
      days.set(day, { ...(days.get(day) ?? NOTHING), bonus: BigInt(bonus), rebate: BigInt(rebate) });
    }
    const { code: currency, digits } = await readCurrency(db, accountId);
    const shown = ({ stake, payout, bonus, rebate, count }: Day) => ({
      count,
      stake: decimalOf(stake, digits),
      payout: decimalOf(payout, digits),
      bonus: decimalOf(bonus, digits),
      rebate: decimalOf(rebate, digits),
      result: decimalOf(payout + bonus + rebate - stake, digits),
    });
    return {
      list: [...days].sort(([a], [b]) => a - b).map(([day, sums]) => ({ day, ...shown(sums) })),
      ...shown([...days.values()].reduce(add, NOTHING)),
      currency,
    };
  },
};

function add(a: Day, b: Day): Day {
  return {
    stake: a.stake + b.stake,
    payout: a.payout + b.payout,
    count: a.count + b.count,
    bonus: a.bonus + b.bonus,
    rebate: a.rebate + b.rebate,
  };
}
