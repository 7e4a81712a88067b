import { request } from '#platform/client/request.ts';
import type { DepositLimitRequest, PlayLimits } from '#schemas/generated/platform.ts';

/**
 * Sets what is deposited at most in a period: a lower limit counts at once, a higher one or none after 24 hours.
 *
 * @throws CallError
 */
export function setDepositLimit(body: DepositLimitRequest): Promise<PlayLimits> {
  return request('/wps/member/limits', { method: 'POST', body, token: true });
}
