import type { Tenant } from '@liveryjs/schemas/portal';
import { arrivalCode } from './arrival-code.ts';

/**
 * The current site code [4.08]: the code of the agent by whose link the visitor came, else that of the agent whom the
 * whole site belongs to. What the address calls it (`affiliateCode`) is this project's own.
 *
 * @param search the address's query
 */
export function affiliateCode(
  tenant: Pick<Tenant, 'affiliateCode'>,
  search: string = location.search,
): string | undefined {
  return arrivalCode('affiliateCode', search) ?? tenant.affiliateCode;
}
