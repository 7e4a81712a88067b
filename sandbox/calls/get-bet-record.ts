import type { BetRecord } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { readBets } from '#sandbox/records/read-bets.ts';

/** The account's own bets. Path and shape are this project's own. */
export const getBetRecord: Handler<'getBetRecord'> = {
  async answer(query, { db, clock, session: { accountId } }): Promise<BetRecord> {
    await openDueDraws({ db, clock });
    await settleRounds(db, accountId, clock());
    const { code: currency, digits } = await readCurrency(db, accountId);
    const { list, ...record } = await readBets(db, sql`${accountId}::integer`, query, digits);
    return { ...record, list: list.map(({ bet }) => bet), currency };
  },
};
