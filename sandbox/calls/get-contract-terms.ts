import type { ContractTerms } from '@liveryjs/schemas/platform';
import { contractTypes } from '#sandbox/contracts/contract-types.ts';
import { ownRate } from '#sandbox/contracts/find-contracts.ts';
import { expireOffers } from '#sandbox/contracts/lock-contracts.ts';
import { percentOf, readContracts, selectContracts } from '#sandbox/contracts/read-contracts.ts';
import { requireContracts } from '#sandbox/contracts/require-contracts.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { AGENTS } from '#sandbox/identity/account-types.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** An agent's own contract of a type, and what can be offered [4.21]. Path and shape are this project's own. */
export const getContractTerms: Handler<'getContractTerms'> = {
  async answer({ type }, { db, clock, session: { accountId } }): Promise<ContractTerms> {
    await requireContracts({ db }, accountId, type);
    await expireOffers(db, clock());
    const { code: currency, digits } = await readCurrency(db, accountId);
    const contracts = await readContracts(
      db,
      selectContracts(db)
        .where('downline_id', '=', accountId)
        .where('contract.type', '=', type)
        .where('state', 'in', ['ACTIVE', 'OFFERED']),
      digits,
    );
    const downlines = await db
      .selectFrom('account')
      .leftJoin('contract', (join) =>
        join
          .onRef('downline_id', '=', 'account.id')
          .on('contract.type', '=', type)
          .on('state', '=', 'ACTIVE'),
      )
      .leftJoin('contract_tier', 'contract_id', 'contract.id')
      .select(['username', 'nickname'])
      .select(({ fn }) => fn.max('rate').as('rate'))
      .where('account.upline_id', '=', accountId)
      .where('account.type', 'in', [...AGENTS])
      .groupBy(['username', 'nickname'])
      .orderBy('username')
      .execute();
    const rate = await ownRate(db, accountId, type);
    return {
      active: contracts.find(({ state }) => state === 'ACTIVE') ?? null,
      offered: contracts.find(({ state }) => state === 'OFFERED') ?? null,
      rate: rate === 0 ? null : percentOf(rate),
      periods: [...contractTypes[type].periods],
      downlines: downlines.map((downline) => ({
        account: downline.username,
        nickname: downline.nickname,
        rate: downline.rate === null ? null : percentOf(downline.rate),
      })),
      currency,
    };
  },
};
