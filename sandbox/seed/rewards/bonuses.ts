import type { RewardSeed } from './reward-seed.ts';

/** Money, which is in the wallet once the operator has approved it. One is sold out, on purpose. */
export const bonuses: readonly RewardSeed[] = [
  {
    art: 'coin',
    points: 100,
    stock: 500,
    bonus: 100,
    text: 'wallet-1',
  },
  {
    art: 'cashCoin',
    points: 480,
    stock: 240,
    bonus: 500,
    text: 'wallet-5',
  },
  {
    art: 'ingot',
    points: 920,
    stock: 120,
    bonus: 1000,
    text: 'wallet-10',
  },
  {
    art: 'luckyCat',
    points: 2200,
    stock: 60,
    bonus: 2500,
    text: 'lucky-cat-25',
  },
  {
    art: 'potOfGold',
    points: 4200,
    stock: 24,
    bonus: 5000,
    text: 'pot-of-gold-50',
  },
  {
    art: 'chest',
    points: 8000,
    stock: 3,
    bonus: 10_000,
    text: 'chest-100',
  },
  {
    art: 'crown',
    points: 38_000,
    stock: 0,
    bonus: 50_000,
    text: 'crown-500',
  },
];
