import type { ContractEndings } from '@liveryjs/schemas/platform';
import { endingsOf } from '#sandbox/contracts/endings-of.ts';
import { findContract, findDownline } from '#sandbox/contracts/find-contracts.ts';
import { endingsByAnswer } from '#sandbox/contracts/give-answer.ts';
import { expireOffers } from '#sandbox/contracts/lock-contracts.ts';
import { readContracts, selectContracts } from '#sandbox/contracts/read-contracts.ts';
import { basisPointsOf } from '#sandbox/contracts/read-tiers-of.ts';
import { requireContracts } from '#sandbox/contracts/require-contracts.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** The contracts that an offer or an answer would terminate [4.21]. Path and shape are this project's own. */
export const getContractEndings: Handler<'getContractEndings'> = {
  async answer(query, { db, clock, session: { accountId } }): Promise<ContractEndings> {
    const { type, downline, rate, contractId, answer } = query;
    await requireContracts({ db }, accountId, type);
    await expireOffers(db, clock());
    let endings: number[] = [];
    if (downline !== undefined && rate !== undefined && contractId === undefined && answer === undefined) {
      const { id: agentId } = await findDownline(db, accountId, downline);
      endings = await endingsOf(db, { agentId, type, rate: basisPointsOf(rate) });
    } else if (
      contractId !== undefined &&
      answer !== undefined &&
      downline === undefined &&
      rate === undefined
    ) {
      endings = await endingsByAnswer(db, await findContract(db, accountId, type, contractId), answer);
    } else {
      refuseMistakes([{ at: 'query', message: 'must name downline and rate, or contractId and answer' }]);
    }
    const { digits } = await readCurrency(db, accountId);
    const ending = selectContracts(db).where('contract.id', 'in', endings).orderBy('contract.id');
    return { list: endings.length === 0 ? [] : await readContracts(db, ending, digits) };
  },
};
