import { request } from '#platform/client/request.ts';
import { sendOnce } from '#platform/client/send-once.ts';
import type { Contract, ContractOfferRequest } from '#schemas/generated/platform.ts';

/** Offers a direct downline a contract [4.21]. @throws CallError */
export function offerContract(offer: Omit<ContractOfferRequest, 'idempotencyKey'>): Promise<Contract> {
  return sendOnce(['offerContract', JSON.stringify(offer)], (idempotencyKey) =>
    request('/wps/agent/contract/offer', {
      method: 'POST',
      token: true,
      body: { ...offer, idempotencyKey } satisfies ContractOfferRequest,
    }),
  );
}
