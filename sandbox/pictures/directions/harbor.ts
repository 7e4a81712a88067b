import type { ArtDirection } from './direction.ts';

/** A poster of the sea front: flat navy, coral and sand, one shape, long shadows, no outline and no gradient. */
export const harbor: ArtDirection = {
  tones: [
    {
      ground: ['#1f566b', '#1f566b'],
      light: '#d4623c',
      second: '#2f7391',
      main: '#f0a27f',
      accent: '#8fb4bf',
    },
    {
      ground: ['#2a6a80', '#2a6a80'],
      light: '#e9e0cf',
      second: '#1f566b',
      main: '#d4623c',
      accent: '#12303d',
    },
    {
      ground: ['#173b49', '#173b49'],
      light: '#8fb4bf',
      second: '#1f566b',
      main: '#d4623c',
      accent: '#f5efe2',
    },
    {
      ground: ['#34535e', '#34535e'],
      light: '#f0a27f',
      second: '#27424d',
      main: '#1f566b',
      accent: '#f5efe2',
    },
    {
      ground: ['#12303d', '#12303d'],
      light: '#e9e0cf',
      second: '#d4623c',
      main: '#1f566b',
      accent: '#d4623c',
    },
    {
      ground: ['#a9472a', '#a9472a'],
      light: '#f3c9a6',
      second: '#82321b',
      main: '#1f566b',
      accent: '#f5efe2',
    },
  ],
  ramps: {
    neutral: ['#0d2029', '#27424d', '#6f8d97', '#d8d1c3', '#faf7f1'],
    warm: ['#6e2814', '#a53d20', '#d4623c', '#f0a27f', '#f8dccb'],
    cool: ['#0f2c38', '#1f566b', '#3f85a3', '#8fb4bf', '#d5e5e9'],
  },
  gold: ['#ecc089'],
  modelling: 0,
  stage: 'flat',
  grain: 0,
};
