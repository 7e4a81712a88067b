import type { ArtDirection } from './direction.ts';

/** Two inks on cheap paper: black and yellow, halftone, a hard shadow. */
export const kiosk: ArtDirection = {
  tones: [
    {
      ground: ['#ffd21f', '#ffd21f'],
      light: '#ffffff',
      second: '#1a1a1a',
      main: '#1a1a1a',
      accent: '#ffffff',
    },
    {
      ground: ['#1a1a1a', '#1a1a1a'],
      light: '#ffd21f',
      second: '#ffffff',
      main: '#ffffff',
      accent: '#ffd21f',
    },
    {
      ground: ['#ffffff', '#ffffff'],
      light: '#ffd21f',
      second: '#1a1a1a',
      main: '#ffd21f',
      accent: '#1a1a1a',
    },
  ],
  // It sells lottery tickets: no slots, no casino, no sport.
  motifs: [
    'lotteryBalls',
    'ticket',
    'clover',
    'luckyStar',
    'coin',
    'clock',
    'gift',
    'dice',
    'car',
    'checkeredFlag',
    'book',
    'key',
    'gear',
    'vault',
    'shield',
    'phone',
    'balloon',
    'compass',
    'moon',
  ],
  ramps: {
    neutral: ['#1a1a1a', '#1a1a1a', '#1a1a1a', '#ffffff', '#ffffff'],
    warm: ['#1a1a1a', '#1a1a1a', '#ffd21f', '#ffd21f', '#ffffff'],
    cool: ['#1a1a1a', '#1a1a1a', '#ffffff', '#ffffff', '#ffffff'],
  },
  gold: ['#ffd21f'],
  modelling: 0,
  outline: ['#1a1a1a', 5, 1],
  stage: 'print',
  grain: 0,
};
