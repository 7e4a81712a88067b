import { amountOf } from '@liveryjs/schemas/decimal';
import type { ContractTier, ContractType } from '@liveryjs/schemas/platform';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tier } from './earn.ts';

/** The largest amount that a tier may ask for, in the currency's smallest unit. */
const MOST = 10n ** 17n;

/**
 * The tiers of an offer, from the lowest rate on.
 *
 * @throws Refusal bad_request for a condition that the type does not have or lacks; bad_tiers for a rate of nothing,
 * and where a higher rate does not ask for more
 */
export function readTiersOf(type: ContractType, tiers: readonly ContractTier[], digits: number): Tier[] {
  const typeFields =
    type === 'DIVIDEND' ? (['periodValidBet', 'periodProfitAndLoss'] as const) : (['betAmount'] as const);
  const all = ['periodValidBet', 'periodProfitAndLoss', 'betAmount'] as const;
  const mistakes = tiers.flatMap((tier, index) =>
    all.flatMap((name) => {
      const has = tier[name] !== undefined;
      const isExpected = (typeFields as readonly string[]).includes(name);
      if (has !== isExpected) {
        return [
          { at: `body/tiers/${index}/${name}`, message: isExpected ? 'is missing' : 'is not of this type' },
        ];
      }
      const amount = tier[name] === undefined ? 0n : amountOf(tier[name], digits);
      return amount === undefined || amount > MOST
        ? [{ at: `body/tiers/${index}/${name}`, message: 'is no amount of this currency' }]
        : [];
    }),
  );
  refuseMistakes(mistakes);
  const read = tiers.map(
    (tier): Tier => ({
      rate: basisPointsOf(tier.rate),
      activeMembers: tier.activeMembers,
      validBet: amountOf(tier.periodValidBet ?? tier.betAmount ?? '0', digits) ?? 0n,
      loss: amountOf(tier.periodProfitAndLoss ?? '0', digits) ?? 0n,
    }),
  );
  const rises = read.every((tier, index) => {
    const before = read[index - 1];
    return tier.rate > 0 && (before === undefined || asksMore(before, tier));
  });
  if (rises) return read;
  throw new Refusal(
    400,
    'Each rate must be above 0, and each higher rate must raise at least one requirement and lower none.',
    {
      code: 'bad_tiers',
    },
  );
}

/** Percent as basis points. */
export function basisPointsOf(percent: string): number {
  return Number(amountOf(percent, 2));
}

function asksMore(lower: Tier, higher: Tier): boolean {
  const pairs = [
    [BigInt(lower.activeMembers), BigInt(higher.activeMembers)],
    [lower.validBet, higher.validBet],
    [lower.loss, higher.loss],
  ] as const;
  return (
    higher.rate > lower.rate &&
    pairs.every(([before, after]) => after >= before) &&
    pairs.some(([before, after]) => after > before)
  );
}
