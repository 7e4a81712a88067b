import { useSnapshot } from 'valtio/react';
import { useBrand, useIntl, useResource } from '#engine/kit/index.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { session } from '#platform/session/session.ts';
import { formatAmount } from '#platform/wallet/format-amount.ts';
import { balanceKey, getBalance } from '#platform/wallet/get-balance.ts';

/** The balance of who is signed in, as text. */
export function useBalance() {
  const { tenant } = portalSections(useBrand());
  const { locale } = useIntl();
  const { data, ...rest } = useResource(balanceKey(useSnapshot(session)), getBalance);
  return { text: data && formatAmount(data, locale, tenant), ...rest };
}
