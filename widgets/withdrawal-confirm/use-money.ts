import { useBrand, useIntl } from '#engine/kit/index.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { formatAmount } from '#platform/wallet/format-amount.ts';
import type { WithdrawalTransfer } from '#schemas/generated/platform.ts';

/** A function that writes what was sent as money. */
export function useMoney(): (sent: Pick<WithdrawalTransfer, 'amount' | 'currency'>) => string {
  const { tenant } = portalSections(useBrand());
  const { locale } = useIntl();
  return ({ amount, currency }) => formatAmount({ sumBalance: amount, currency }, locale, tenant);
}
