import { request } from '#platform/client/request.ts';
import type {
  PayoutAccount,
  PayoutAccountChoice,
  PayoutAccountListResponse,
  PayoutAccountRequest,
} from '#schemas/generated/platform.ts';

type Accounts = Promise<readonly PayoutAccount[]>;

/** Adds an account that withdrawals can go to; the same again stays one. @throws CallError */
export async function addPayoutAccount(body: PayoutAccountRequest): Accounts {
  const { list } = await request<PayoutAccountListResponse>('/wps/withdraw/accounts', {
    method: 'POST',
    body,
    encrypt: true,
    token: true,
  });
  return list;
}

/** Lets withdrawals go there unless another is chosen. @throws CallError */
export function choosePayoutAccount(id: number): Accounts {
  return change('/wps/withdraw/accounts/default', { id });
}

/** @throws CallError */
export function removePayoutAccount(id: number): Accounts {
  return change('/wps/withdraw/accounts/remove', { id });
}

async function change(path: string, body: PayoutAccountChoice): Accounts {
  const { list } = await request<PayoutAccountListResponse>(path, { method: 'POST', body, token: true });
  return list;
}
