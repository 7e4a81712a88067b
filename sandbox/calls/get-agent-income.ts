import { decimalOf } from '@liveryjs/schemas/decimal';
import type { AgentIncome } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { DAY } from '#sandbox/contracts/period-around.ts';
import { settleDueContracts } from '#sandbox/contracts/settle-contracts.ts';
import { settlementsOf, sumOf } from '#sandbox/contracts/settlements-of.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** Days at most that are asked for. */
const DAYS = 366;

type Sums = Readonly<Record<(typeof PARTS)[number], string>>;
const PARTS = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary', 'paid'] as const;

/** The income of an agent's contracts, by day. Path and shape are this project's own. */
export const getAgentIncome: Handler<'getAgentIncome'> = {
  async answer({ from, to, minutes }, { db, clock, log, session: { accountId } }): Promise<AgentIncome> {
    await requireAgent({ db }, accountId);
    if (Date.parse(to) - Date.parse(from) > DAYS * DAY) {
      refuseMistakes([{ at: 'query/to', message: `must be no more than ${DAYS} days after from` }]);
    }
    await settleDueContracts({ db, clock, log });
    const { code: currency, digits } = await readCurrency(db, accountId);
    const received = (type: string) => sql<boolean>`downline_id = ${accountId} and type = ${type}`;
    // A day's last period ends as the next day begins.
    const day = sql<string>`to_char((to_at - interval '1 millisecond') at time zone 'UTC'
      + ${Number(minutes)}::integer * interval '1 minute', 'YYYY-MM-DD')`;
    const days = await settlementsOf(db, accountId, { from, to })
      .where('settlement.state', '=', 'PAID')
      .select([
        day.as('day'),
        sumOf(received('DIVIDEND')).as('dividend'),
        sumOf(received('DAILY_SALARY')).as('dailySalary'),
        sumOf(received('HOURLY_SALARY')).as('hourlySalary'),
        sumOf(received('REALTIME_SALARY')).as('realTimeSalary'),
        sumOf(sql`upline_id = ${accountId}`).as('paid'),
      ])
      .groupBy(sql`1`)
      .orderBy(sql`1`, 'desc')
      .execute();
    const inMoney = (sums: Sums) => {
      const net = PARTS.reduce((sum, part) => sum + (part === 'paid' ? -1n : 1n) * BigInt(sums[part]), 0n);
      const amounts = PARTS.map((part) => [part, decimalOf(BigInt(sums[part]), digits)]);
      return { ...(Object.fromEntries(amounts) as Sums), net: decimalOf(net, digits) };
    };
    const total = (part: keyof Sums) =>
      String(days.reduce((sum, dayIncome) => sum + BigInt(dayIncome[part]), 0n));
    return {
      list: days.map(({ day, ...sums }) => ({ day, ...inMoney(sums) })),
      sums: inMoney(Object.fromEntries(PARTS.map((part) => [part, total(part)])) as Sums),
      currency,
    };
  },
};
