import { call } from '#platform/client/call.ts';
import { sendOnce } from '#platform/client/send-once.ts';
import { offerContract as declared } from '#schemas/generated/calls/contracts.ts';
import type { Contract, ContractOfferRequest } from '#schemas/generated/platform.ts';

/** Offers a direct downline a contract [4.21]. @throws CallError */
export function offerContract(offer: Omit<ContractOfferRequest, 'idempotencyKey'>): Promise<Contract> {
  return sendOnce(['offerContract', JSON.stringify(offer)], (idempotencyKey) =>
    call(declared, { ...offer, idempotencyKey }),
  );
}
