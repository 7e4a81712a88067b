import type { Contract } from '@liveryjs/schemas/platform';
import { makeOffer } from '#sandbox/contracts/make-offer.ts';
import { readContracts, selectContracts } from '#sandbox/contracts/read-contracts.ts';
import { requireContracts } from '#sandbox/contracts/require-contracts.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** Offers a direct downline a contract [4.21]. Path and shape are this project's own. */
export const offerContract: Handler<'offerContract'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<Contract> {
    const { idempotencyKey: key, ...offer } = body;
    return answerOnce(db, { accountId, key, asks: ['offerContract', offer] }, async (transaction) => {
      await requireContracts({ db: transaction }, accountId, offer.type);
      const id = await makeOffer(transaction, accountId, offer, clock());
      const { digits } = await readCurrency(transaction, accountId);
      const [made] = await readContracts(
        transaction,
        selectContracts(transaction).where('contract.id', '=', id),
        digits,
      );
      return made as Contract;
    });
  },
};
