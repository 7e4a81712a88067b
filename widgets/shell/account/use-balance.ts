import { useBrand, useIntl } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { portalSections } from '@liveryjs/platform/portal-sections';
import { siteAmount } from '@liveryjs/platform/wallet/site-amount';
import { getBalance } from '@liveryjs/schemas/calls/wallet';

/** The balance of the member, as text. */
export function useBalance() {
  const { tenant } = portalSections(useBrand());
  const { locale } = useIntl();
  const { data, ...rest } = useCall(getBalance);
  return { text: data && siteAmount(data.sumBalance, locale, tenant, data.currency), ...rest };
}
