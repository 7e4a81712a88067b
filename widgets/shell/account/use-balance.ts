import { portalSections } from '@liveryjs/client/portal-sections';
import { siteAmount } from '@liveryjs/client/wallet/site-amount';
import { useBrand, useIntl } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import { useCounting } from './use-counting.ts';

/** The balance of the member, as text that counts from one sum to the next. */
export function useBalance() {
  const { tenant } = portalSections(useBrand());
  const { locale } = useIntl();
  const { data, ...rest } = useCall(getBalance);
  const { now, counts } = useCounting(data && Number(data.sumBalance));
  const sum =
    data && (counts && now !== undefined ? now.toFixed(digitsOf(data.sumBalance)) : data.sumBalance);
  const text = sum !== undefined ? siteAmount(sum, locale, tenant, data?.currency) : undefined;
  return { text, counts, ...rest };
}

function digitsOf(amount: number | string): number {
  return String(amount).split('.')[1]?.length ?? 0;
}
