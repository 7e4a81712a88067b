import type { RewardSeed } from './reward-seed.ts';

/** The rewards that come by post. */
export const things: readonly RewardSeed[] = [
  {
    art: 'book',
    points: 350,
    stock: 80,
    text: 'linen-notebook',
  },
  {
    art: 'cards',
    points: 300,
    stock: 150,
    text: 'deck-of-cards',
  },
  {
    art: 'fan',
    points: 420,
    stock: 60,
    text: 'painted-fan',
  },
  {
    art: 'football',
    points: 1400,
    stock: 40,
    text: 'match-ball',
  },
  {
    art: 'lantern',
    points: 900,
    stock: 35,
    text: 'paper-lantern',
  },
  {
    art: 'clock',
    points: 3600,
    stock: 15,
    text: 'wall-clock',
  },
  {
    art: 'microphone',
    points: 5200,
    stock: 12,
    text: 'karaoke-microphone',
  },
  {
    art: 'gamepad',
    points: 6800,
    stock: 10,
    text: 'wireless-gamepad',
  },
  {
    art: 'ring',
    points: 18_500,
    stock: 4,
    text: 'silver-ring',
  },
  {
    art: 'phone',
    points: 96_000,
    stock: 2,
    text: 'aster-phone',
  },
];
