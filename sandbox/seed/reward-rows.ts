import { textRows } from '#sandbox/messages/text-rows.ts';
import { bonuses } from './rewards/bonuses.ts';
import type { RewardSeed } from './rewards/reward-seed.ts';
import { things } from './rewards/things.ts';
import { vouchers } from './rewards/vouchers.ts';

const kinds = [
  ['BONUS', bonuses],
  ['PHYSICAL', things],
  ['VOUCHER', vouchers],
] as const satisfies readonly (readonly [string, readonly RewardSeed[]])[];

/** Numbered by kind, from 101, 201 and 301; shown from the cheapest to the dearest. */
export function rewardRows() {
  const numbered = kinds
    .flatMap(([type, seeds], kind) =>
      seeds.map((seed, index) => ({ id: (kind + 1) * 100 + index + 1, type, seed })),
    )
    .sort((a, b) => a.seed.points - b.seed.points || a.id - b.id);
  return {
    reward: numbered.map(({ id, type, seed: { art, points, stock, bonus } }, position) => ({
      id,
      type,
      position,
      art,
      points,
      stock,
      stock_at_first: stock,
      bonus: bonus ?? null,
    })),
    reward_text: numbered.flatMap(({ id, seed: { text } }) =>
      textRows({ name: `reward.${text}.name`, description: `reward.${text}.description` }).map((row) => ({
        id,
        ...row,
      })),
    ),
  };
}
