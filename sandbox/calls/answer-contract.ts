import type { Contract } from '@liveryjs/schemas/platform';
import { findContract } from '#sandbox/contracts/find-contracts.ts';
import { giveAnswer } from '#sandbox/contracts/give-answer.ts';
import { readContracts, selectContracts } from '#sandbox/contracts/read-contracts.ts';
import { requireContracts } from '#sandbox/contracts/require-contracts.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { answerOnce } from '#sandbox/ledger/answer-once.ts';
import { readCurrency } from '#sandbox/wallets/read-currency.ts';

/** Accepts, rejects or terminates a contract [4.21]. Path and shape are this project's own. */
export const answerContract: Handler<'answerContract'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<Contract> {
    const { idempotencyKey: key, ...asked } = body;
    return answerOnce(db, { accountId, key, asks: ['answerContract', asked] }, async (transaction) => {
      await requireAgent({ db: transaction }, accountId);
      const { type } = await findContract(transaction, accountId, undefined, asked.contractId);
      await requireContracts({ db: transaction }, accountId, type);
      await giveAnswer(transaction, accountId, asked, clock());
      const { digits } = await readCurrency(transaction, accountId);
      const [answered] = await readContracts(
        transaction,
        selectContracts(transaction).where('contract.id', '=', asked.contractId),
        digits,
      );
      return answered as Contract;
    });
  },
};
