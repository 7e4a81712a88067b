import type { Contract } from '@liveryjs/schemas/platform';
import { findContract } from '#sandbox/contracts/find-contracts.ts';
import { giveAnswer } from '#sandbox/contracts/give-answer.ts';
import { readContracts, selectContracts } from '#sandbox/contracts/read-contracts.ts';
import { requireContracts } from '#sandbox/contracts/require-contracts.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** Accepts, rejects or terminates a contract [4.21]. Path and shape are this project's own. */
export const answerContract: Handler<'answerContract'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<Contract> {
    const { idempotencyKey: key, ...contractAnswer } = body;
    return answerOnce(
      db,
      { accountId, key, asks: ['answerContract', contractAnswer] },
      async (transaction) => {
        await requireAgent({ db: transaction }, accountId);
        const { type } = await findContract(transaction, accountId, undefined, contractAnswer.contractId);
        await requireContracts({ db: transaction }, accountId, type);
        await giveAnswer(transaction, accountId, contractAnswer, clock());
        const { digits } = await readCurrency(transaction, accountId);
        const [answered] = await readContracts(
          transaction,
          selectContracts(transaction).where('contract.id', '=', contractAnswer.contractId),
          digits,
        );
        return answered as Contract;
      },
    );
  },
};
