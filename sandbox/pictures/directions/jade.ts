import type { ArtDirection } from './direction.ts';

/** Lacquer: gold leaf on jade, cinnabar and black grounds, drawn with a gold line, dusted with gold. */
export const jade: ArtDirection = {
  tones: [
    {
      ground: ['#0b3b2d', '#0e4a39'],
      light: '#e3b551',
      second: '#c8321f',
      main: '#c8321f',
      accent: '#f4e3ba',
    },
    {
      ground: ['#6b150e', '#8a1d13'],
      light: '#e9c068',
      second: '#0f7a5e',
      main: '#0f7a5e',
      accent: '#f4e3ba',
    },
    {
      ground: ['#2a1c14', '#33231a'],
      light: '#d39b34',
      second: '#a3241a',
      main: '#c8321f',
      accent: '#1f8a6b',
    },
    {
      ground: ['#0b3f45', '#0f4f55'],
      light: '#e6c98a',
      second: '#c8321f',
      main: '#d0402a',
      accent: '#e9c068',
    },
    {
      ground: ['#57300b', '#70400f'],
      light: '#f0d79a',
      second: '#8a1d13',
      main: '#0f6b52',
      accent: '#c8321f',
    },
  ],
  ramps: {
    neutral: ['#140d09', '#3b2a1f', '#a98b62', '#ead9b4', '#fff6df'],
    warm: ['#4d0f0a', '#a3241a', '#d0402a', '#dba53f', '#f6dc9a'],
    cool: ['#06281f', '#0f5a45', '#1f8a6b', '#7fc2a4', '#d9efe0'],
  },
  gold: ['#fbe9b0', '#e3b551', '#c08a2a', '#8a5c14'],
  modelling: 0.45,
  outline: ['#f0d08a', 2, 0.9],
  shadow: [8, 5, 0.5],
  stage: 'lacquer',
  grain: 0.03,
};
