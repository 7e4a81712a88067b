import type { Affiliate } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { findAffiliate } from '#sandbox/identity/find-affiliate.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';

/** Tells whether a code brings accounts to an agent on a host [4.08]. */
export const checkAffiliate: Handler<'checkAffiliate'> = {
  async answer({ code, domain }, { db, clock, request }): Promise<Affiliate> {
    await limitAddress(db, 'affiliate', request.ip, clock());
    const affiliate = await findAffiliate(db, code, domain);
    if (affiliate) return { code: affiliate.code };
    throw new Refusal(404, 'This invitation code does not exist.', { code: 'invalid_affiliate' });
  },
};
