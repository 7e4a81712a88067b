import { type ReadLine, readLines, stakeOf, totalOf } from '@liveryjs/client/lottery/slip';
import { prizeModeOf, slipOf, slips } from '@liveryjs/client/lottery/slips';
import { portalSections } from '@liveryjs/client/portal-sections';
import { formatAmount } from '@liveryjs/client/wallet/format-amount';
import { type Resource, useBrand, useIntl, useLanguages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getLotteryRules } from '@liveryjs/schemas/calls/lottery';
import type { LotteryGame, LotteryPrizeMode, LotteryRules } from '@liveryjs/schemas/platform';
import { useSnapshot } from 'valtio/react';

/** The slip of a lottery as its rules read it. */
export interface ReadSlip {
  readonly rules: Resource<LotteryRules>;
  readonly prizeMode: LotteryPrizeMode | undefined;
  /** None while the rules are on their way. */
  readonly lines: readonly ReadLine[];
  /** The cost of all lines together; undefined while the rules are on their way. */
  readonly total: string | undefined;
  /** Writes an amount in the currency of the rules. */
  readonly money: (amount: string) => string;
}

export function useSlip({ gameCode, prizeModes }: LotteryGame): ReadSlip {
  const { locale } = useIntl();
  const { tenant } = portalSections(useBrand());
  const { current: language } = useLanguages();
  const slip = slipOf(useSnapshot(slips), gameCode);
  const prizeMode = prizeModeOf(slip, prizeModes, tenant.lotteryType);
  const params = { gameCode, language: language.code, ...(prizeMode && { prizeMode }) };
  const rules = useCall(getLotteryRules, params, { keep: true });
  const lines = rules.data ? readLines(slip.lines, rules.data) : [];
  const none = rules.data && stakeOf('0', rules.data);
  const currency = rules.data?.currency ?? tenant.currency.code;
  return {
    rules,
    prizeMode,
    lines,
    total: lines.length > 0 ? totalOf(lines) : none,
    money: (amount) => formatAmount({ sumBalance: amount, currency }, locale, tenant),
  };
}
