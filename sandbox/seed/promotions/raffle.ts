import type { MotifName } from '#sandbox/pictures/motifs/index.ts';
import type { PromotionSeed } from './promotion-seed.ts';

export const raffle: PromotionSeed = {
  category: 'raffle',
  art: 'wheel',
  days: [-5, 25],
  activity: { kind: 'raffle' },
  text: 'wheel',
};

interface PrizeSeed {
  readonly kind: 'MONEY' | 'POINTS' | 'NOTHING';
  /** Cents, or points. */
  readonly amount: number;
  readonly art: MotifName;
  /** The weight of the prize in the draw, among the others. */
  readonly weight: number;
  /** Names its text, `prize.<text>`. */
  readonly text: string;
}

export const prizes: readonly PrizeSeed[] = [
  {
    kind: 'MONEY',
    amount: 5000,
    art: 'chest',
    weight: 1,
    text: 'money-5000',
  },
  {
    kind: 'POINTS',
    amount: 50,
    art: 'luckyStar',
    weight: 35,
    text: 'points-50',
  },
  {
    kind: 'MONEY',
    amount: 100,
    art: 'coin',
    weight: 20,
    text: 'money-100',
  },
  {
    kind: 'NOTHING',
    amount: 0,
    art: 'clover',
    weight: 34,
    text: 'nothing',
  },
  {
    kind: 'POINTS',
    amount: 500,
    art: 'gift',
    weight: 5,
    text: 'points-500',
  },
  {
    kind: 'MONEY',
    amount: 500,
    art: 'cashCoin',
    weight: 5,
    text: 'money-500',
  },
];
