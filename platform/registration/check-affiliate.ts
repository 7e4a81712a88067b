import { CallError } from '#engine/kit/plain.ts';
import { request } from '#platform/client/request.ts';
import type { Affiliate, AffiliateRequest } from '#schemas/generated/platform.ts';

/**
 * Whether an affiliate code is one that accounts can come by [4.08].
 *
 * @throws CallError where the platform does not say
 */
export async function checkAffiliate(code: string, signal?: AbortSignal): Promise<boolean> {
  const query: AffiliateRequest = { code, domain: location.hostname };
  try {
    await request<Affiliate>('/wps/agent/affiliate', { query: { ...query }, signal });
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === 'invalid_affiliate') return false;
    throw error;
  }
}

export function affiliateKey(code: string) {
  return ['checkAffiliate', code] as const;
}
