import { useBrand, useIntl } from '#engine/kit/index.ts';
import { useCall } from '#parts/use-call.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { siteAmount } from '#platform/wallet/site-amount.ts';
import { getBalance } from '#schemas/generated/calls/wallet.ts';

/** The balance of the member, as text. */
export function useBalance() {
  const { tenant } = portalSections(useBrand());
  const { locale } = useIntl();
  const { data, ...rest } = useCall(getBalance);
  return { text: data && siteAmount(data.sumBalance, locale, tenant, data.currency), ...rest };
}
