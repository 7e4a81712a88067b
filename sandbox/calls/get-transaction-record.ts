import type { TransactionRecord } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { readMovements } from '#sandbox/records/read-movements.ts';

/** The movements of money in the account's own wallets. Path and shape are this project's own. */
export const getTransactionRecord: Handler<'getTransactionRecord'> = {
  async answer(query, { db, clock, session: { accountId } }): Promise<TransactionRecord> {
    await openDueDraws({ db, clock });
    await settleRounds(db, accountId, clock());
    const { code: currency, digits } = await readCurrency(db, accountId);
    const { list, ...record } = await readMovements(db, sql`${accountId}::integer`, query, digits);
    return { ...record, list: list.map(({ transaction }) => transaction), currency };
  },
};
