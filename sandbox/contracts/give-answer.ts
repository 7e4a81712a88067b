import type { ContractAnswerRequest, ContractState } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { OwnIds } from '#sandbox/http/own-ids.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { endContracts } from './end-contracts.ts';
import { endingsOf, requireAgreed } from './endings-of.ts';
import { type FoundContract, findContract } from './find-contracts.ts';
import { lockContracts } from './lock-contracts.ts';
import { type ContractNews, noteContract } from './note-contract.ts';

type Answer = ContractAnswerRequest['answer'];
type Side = 'upline' | 'downline';

interface Outcome {
  readonly state: ContractState;
  /** The message to the other side. */
  readonly news: ContractNews;
}

/** Who may answer what, by state; everything else is refused [4.21]. */
const outcomes: Readonly<
  Partial<Record<ContractState, Readonly<Record<Side, Partial<Record<Answer, Outcome>>>>>>
> = {
  OFFERED: {
    upline: { TERMINATE: { state: 'TERMINATED', news: 'takenBack' } },
    downline: {
      ACCEPT: { state: 'ACTIVE', news: 'accepted' },
      REJECT: { state: 'REJECTED', news: 'rejected' },
    },
  },
  ACTIVE: {
    upline: { TERMINATE: { state: 'TERMINATED', news: 'terminated' } },
    downline: { TERMINATE: { state: 'TERMINATED', news: 'terminated' } },
  },
};

/**
 * Accepts, rejects or terminates a contract [4.21]. What the downline has given on and may give on no longer ends with
 * it, as the user has agreed.
 *
 * @param db a transaction of the caller's
 * @throws Refusal contract_gone, contract_state or would_end
 */
export async function giveAnswer(
  db: Kysely<Tables>,
  accountId: number,
  { contractId, answer, ends = [] }: Omit<OwnIds<ContractAnswerRequest>, 'idempotencyKey'>,
  now: Date,
): Promise<void> {
  await lockContracts(db, now);
  const contract = await findContract(db, accountId, undefined, contractId);
  const { upline_id, downline_id, type } = contract;
  const side = downline_id === accountId ? 'downline' : 'upline';
  const outcome = outcomes[contract.state]?.[side][answer];
  if (!outcome) {
    throw new Refusal(409, 'This can no longer be done with this contract.', { code: 'contract_state' });
  }
  const endings = await endingsByAnswer(db, contract, answer);
  requireAgreed(endings, ends);
  await endContracts(db, endings, { by: accountId, now });
  if (answer === 'ACCEPT') {
    await db
      .updateTable('contract')
      .set({ state: 'SUPERSEDED', ended_at: now })
      .where('downline_id', '=', downline_id)
      .where('type', '=', type)
      .where('state', '=', 'ACTIVE')
      .execute();
  }
  const active = outcome.state === 'ACTIVE';
  await db
    .updateTable('contract')
    .set({ state: outcome.state, ...(active ? { active_from: now } : { ended_at: now }) })
    .where('id', '=', contractId)
    .execute();
  const other = side === 'upline' ? downline_id : upline_id;
  if (other !== null)
    await noteContract(db, outcome.news, { accountId: other, otherId: accountId, type, now });
}

/** The numbers of the contracts that end when a contract is answered. */
export async function endingsByAnswer(
  db: Kysely<Tables>,
  { downline_id: agentId, type, state, rate }: FoundContract,
  answer: Answer,
): Promise<number[]> {
  if (answer === 'ACCEPT') return endingsOf(db, { agentId, type, rate });
  return state === 'ACTIVE' ? endingsOf(db, { agentId, type, rate: 0 }) : [];
}
