import type { ArtDirection } from './direction.ts';

/** Neon night: one figure of light behind the hero, its reflection on a wet floor, curtains of the northern lights. */
export const aurora: ArtDirection = {
  tones: [
    {
      ground: ['#1c0f4c', '#2c1576'],
      light: '#8b5cff',
      second: '#3ad7ec',
      main: '#8a63ff',
      accent: '#35d6ee',
    },
    {
      ground: ['#092252', '#0f3a78'],
      light: '#38b9ff',
      second: '#8a63ff',
      main: '#2f9df0',
      accent: '#a88cff',
    },
    {
      ground: ['#340d44', '#5a1266'],
      light: '#ff5fb4',
      second: '#8a63ff',
      main: '#f0529f',
      accent: '#8f7bff',
    },
    {
      ground: ['#2f1430', '#55203f'],
      light: '#ffb04d',
      second: '#ff5f8f',
      main: '#8a63ff',
      accent: '#ff8a5c',
    },
    {
      ground: ['#06353f', '#0a5560'],
      light: '#3fe0c0',
      second: '#5c8bff',
      main: '#1fb8a0',
      accent: '#7d8cff',
    },
  ],
  ramps: {
    neutral: ['#140f33', '#2c2560', '#8f86c9', '#d9d4ff', '#ffffff'],
    warm: ['#47103a', '#c92a6b', '#ff7a59', '#ffb04d', '#ffe9bd'],
    cool: ['#10224f', '#2563c9', '#2fb9e8', '#8ff0e6', '#dffcff'],
  },
  gold: ['#fff6d6', '#ffcf6b', '#f0952e', '#9c4a12'],
  modelling: 0.9,
  outline: ['#0a0620', 2.5, 0.55],
  shadow: [12, 12, 0.55],
  stage: 'neon',
  grain: 0.05,
};
