import { answerContract as declared } from '@liveryjs/schemas/calls/contracts';
import type { Contract, ContractAnswerRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { sendOnce } from '#client/calls/send-once.ts';

/** Accepts, rejects or terminates a contract [4.21]. @throws CallError */
export function answerContract(answer: Omit<ContractAnswerRequest, 'idempotencyKey'>): Promise<Contract> {
  return sendOnce(['answerContract', JSON.stringify(answer)], (idempotencyKey) =>
    call(declared, { ...answer, idempotencyKey }),
  );
}
