import type { RewardSeed } from './reward-seed.ts';

/** Codes, which come by message. */
export const vouchers: readonly RewardSeed[] = [
  {
    art: 'seven',
    points: 150,
    stock: 400,
    text: 'ten-free-spins',
  },
  {
    art: 'lotteryBalls',
    points: 250,
    stock: 300,
    text: 'five-lottery-lines',
  },
  {
    art: 'donut',
    points: 280,
    stock: 90,
    text: 'coffee',
  },
  {
    art: 'ticket',
    points: 760,
    stock: 70,
    text: 'two-cinema-tickets',
  },
  {
    art: 'vinyl',
    points: 640,
    stock: 100,
    text: 'a-month-of-music',
  },
  {
    art: 'trophy',
    points: 1600,
    stock: 32,
    text: 'sunday-tournament',
  },
  {
    art: 'balloon',
    points: 12_000,
    stock: 6,
    text: 'balloon-flight-for-two',
  },
];
