import type { Call } from '#sandbox/http/call.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { findAffiliate } from '#sandbox/identity/find-affiliate.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';
import type { Affiliate, AffiliateRequest } from '#schemas/generated/platform.ts';

/** Whether a code brings accounts to an agent on a host [4.08]. */
export const checkAffiliate: Call<AffiliateRequest> = {
  method: 'GET',
  path: '/wps/agent/affiliate',
  query: 'affiliate-request',
  response: 'affiliate',
  async answer({ code, domain }, { db, clock, request }): Promise<Affiliate> {
    await limitAddress(db, 'affiliate', request.ip, clock());
    const found = await findAffiliate(db, code, domain);
    if (found) return { code: found.code };
    throw new Refusal(404, 'There is no such invitation code here.', { code: 'invalid_affiliate' });
  },
};
