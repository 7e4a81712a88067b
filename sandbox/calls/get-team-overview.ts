import { decimalOf } from '@liveryjs/schemas/decimal';
import type { TeamOverview } from '@liveryjs/schemas/platform';
import { settleDueContracts } from '#sandbox/contracts/settle-contracts.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { readFigures } from '#sandbox/team/read-figures.ts';
import { readTop } from '#sandbox/team/read-top.ts';
import { sumBetsBy } from '#sandbox/team/sum-bets.ts';
import { noMoves, sumMovesByDay } from '#sandbox/team/sum-moves.ts';

const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 400;

/**
 * The figures of an agent's team in a period, beside those of the one before [2.36]. Path and shape are this project's own.
 */
export const getTeamOverview: Handler<'getTeamOverview'> = {
  async answer(query, { db, clock, log, session: { accountId } }): Promise<TeamOverview> {
    await requireAgent({ db }, accountId);
    const period = { from: new Date(query.from), to: new Date(query.to) };
    const length = period.to.getTime() - period.from.getTime();
    if (length <= 0 || length > MOST_DAYS * DAY) {
      refuseMistakes([{ at: 'query/to', message: `must be after from, and at most ${MOST_DAYS} days` }]);
    }
    await openDueDraws({ db, clock });
    await settleDueContracts({ db, clock, log });
    const { code: currency, digits } = await readCurrency(db, accountId);
    const bets = await sumBetsBy(db, 'day', { agentId: accountId, ...period });
    const moves = await sumMovesByDay(db, accountId, period);
    const money = (amount: bigint) => decimalOf(amount, digits);
    // An hour more or less, where clocks change, makes no day.
    const days = Math.max(1, Math.round(length / DAY));
    const before = { from: new Date(period.from.getTime() - length), to: period.from };
    return {
      current: await readFigures(db, accountId, period, digits),
      before: await readFigures(db, accountId, before, digits),
      days: Array.from({ length: days }, (_, day) => {
        const { stake = 0n, payout = 0n } = bets.get(day) ?? {};
        const { deposits, withdrawals } = moves.get(day) ?? noMoves;
        return {
          from: new Date(period.from.getTime() + day * DAY).toISOString(),
          validBets: money(stake),
          payouts: money(payout),
          deposits: money(deposits),
          withdrawals: money(withdrawals),
        };
      }),
      top: await readTop(db, accountId, period, digits),
      currency,
    };
  },
};
