import type { ContractList } from '@liveryjs/schemas/platform';
import { expireOffers } from '#sandbox/contracts/lock-contracts.ts';
import { readContracts, selectContracts } from '#sandbox/contracts/read-contracts.ts';
import { requireContracts } from '#sandbox/contracts/require-contracts.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { nameKey } from '#sandbox/identity/name-key.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** The contracts that an agent has given [4.21]. Path and shape are this project's own. */
export const getGivenContracts: Handler<'getGivenContracts'> = {
  async answer(
    { type, state, downline, ...cut },
    { db, clock, session: { accountId } },
  ): Promise<ContractList> {
    await requireContracts({ db }, accountId, type);
    await expireOffers(db, clock());
    const { digits } = await readCurrency(db, accountId);
    const [pageNo, pageSize] = [Number(cut.pageNo), Number(cut.pageSize)];
    let given = selectContracts(db)
      .where('contract.upline_id', '=', accountId)
      .where('contract.type', '=', type);
    if (state) given = given.where('state', '=', state);
    if (downline) given = given.where('downline.username', '=', nameKey(downline));
    const { count } = await given
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const page = given
      .orderBy('offered_at', 'desc')
      .orderBy('contract.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    return {
      list: await readContracts(db, page, digits),
      total: Number(count),
      totalPages: Math.ceil(Number(count) / pageSize),
    };
  },
};
