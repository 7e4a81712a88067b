import { request } from '#platform/client/request.ts';
import { sendOnce } from '#platform/client/send-once.ts';
import type { Contract, ContractAnswerRequest } from '#schemas/generated/platform.ts';

/** Accepts, rejects or terminates a contract [4.21]. @throws CallError */
export function answerContract(answer: Omit<ContractAnswerRequest, 'idempotencyKey'>): Promise<Contract> {
  return sendOnce(['answerContract', JSON.stringify(answer)], (idempotencyKey) =>
    request('/wps/agent/contract/answer', {
      method: 'POST',
      token: true,
      body: { ...answer, idempotencyKey } satisfies ContractAnswerRequest,
    }),
  );
}
