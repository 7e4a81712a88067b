import { offerContract as declared } from '@liveryjs/schemas/calls/contracts';
import type { Contract, ContractOfferRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { sendOnce } from '#client/calls/send-once.ts';

/** Offers a direct downline a contract [4.21]. @throws CallError */
export function offerContract(offer: Omit<ContractOfferRequest, 'idempotencyKey'>): Promise<Contract> {
  return sendOnce(['offerContract', JSON.stringify(offer)], (idempotencyKey) =>
    call(declared, { ...offer, idempotencyKey }),
  );
}
