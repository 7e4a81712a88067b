import type { Motif } from '#sandbox/pictures/ink.ts';
import { around, BARE, circle, ellipse, path, star, stroke } from '#sandbox/pictures/svg.ts';

const GREEN = '#3f9d3a';

export const cherry: Motif = ({ red }) =>
  stroke('M-36 20C-30-30 0-60 40-86C30-40 34-10 44 12', '#4b7a24', 9) +
  path('M40-88C70-104 96-92 98-70C72-58 50-66 40-88Z', GREEN) +
  circle(-40, 48, 44, red) +
  circle(48, 42, 40, red) +
  ellipse(-54, 32, 12, 16, '#fff', `${BARE} opacity=".65"`) +
  ellipse(36, 28, 10, 14, '#fff', `${BARE} opacity=".65"`);

export const lemon: Motif = ({ gold }) =>
  `<g transform="rotate(-24)">${path('M-98 0C-84-4-82-16-70-34C-30-92 50-80 74-30C84-18 86-6 98 0C86 6 84 18 74 30C50 80-30 92-70 34C-82 16-84 4-98 0Z', gold)}${path('M40-62C56-96 90-100 104-84C92-58 62-52 40-62Z', GREEN)}${stroke('M-56-24C-36-54-6-60 18-56', '#fff', 10, ' opacity=".75"')}</g>`;

export const melon: Motif = ({ red }) =>
  path('M-98-30A98 98 0 0 0 98-30Z', '#2f8f3f') +
  path('M-86-30A86 86 0 0 0 86-30Z', '#e9f7c8', BARE) +
  path('M-78-30A78 78 0 0 0 78-30Z', red, BARE) +
  [
    [-44, -6],
    [-16, 18],
    [18, -4],
    [46, -8],
    [30, 26],
    [-6, -14],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 5, 9, '#2b1520', BARE))
    .join('') +
  stroke('M-60-16C-54 8-40 24-26 32', '#fff', 6, ' opacity=".5"');

export const grapes: Motif = ({ main }) =>
  stroke('M0-50C4-76 14-90 30-98', '#6b4a20', 9) +
  path('M4-62C40-104 84-84 88-58C60-42 24-44 4-62Z', GREEN) +
  [
    [-46, -34],
    [0, -40],
    [46, -34],
    [-24, 0],
    [24, 0],
    [-48, 4],
    [48, 4],
    [0, 34],
    [-26, 40],
    [26, 40],
    [0, 72],
  ]
    .map(
      ([x = 0, y = 0]) => circle(x, y, 26, main) + circle(x - 8, y - 9, 6, '#fff', `${BARE} opacity=".65"`),
    )
    .join('');

export const orange: Motif = ({ orange: fill }) =>
  circle(0, 10, 82, fill) +
  path('M6-70C30-108 74-100 80-82C60-58 28-56 6-70Z', GREEN) +
  circle(0, -66, 8, '#6b4a20', BARE) +
  stroke('M-56-14A62 62 0 0 1-14-48', '#fff', 11, ' opacity=".7"');

export const strawberry: Motif = ({ red }) =>
  path('M0 96C-70 50-96-10-66-46C-40-66 40-66 66-46C96-10 70 50 0 96Z', red) +
  around(5, () => path('M0 0C-16-14-16-34 0-48C16-34 16-14 0 0Z', GREEN), 0).replace(
    /^/,
    '<g transform="translate(0 -50)">',
  ) +
  '</g>' +
  [
    [-36, -12],
    [0, -4],
    [36, -12],
    [-20, 28],
    [20, 28],
    [0, 58],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 4, 7, '#ffe9a8', BARE))
    .join('');

export const flame: Motif = ({ red, gold }) =>
  path(
    'M6-100C30-50 84-26 80 30C78 70 44 96 0 96C-44 96-80 70-80 26C-80-6-58-20-48-46C-34-30-30-20-28-10C-14-34 2-62 6-100Z',
    red,
  ) +
  path(
    'M4-20C22 6 46 16 44 46C42 74 22 88 0 88C-24 88-42 72-42 46C-42 30-32 22-26 8C-18 16-14 22-12 30C-4 18 2 0 4-20Z',
    gold,
    BARE,
  ) +
  path('M0 40C10 52 20 58 18 70C16 82 8 86 0 86C-10 86-18 80-18 68C-18 58-8 52 0 40Z', '#fffbe0', BARE);

export const volcano: Motif = ({ orange, red, deep }) =>
  path(
    'M-20-40C-30-80-60-70-56-96C-30-90-20-84-8-64C0-90 10-100 26-104C24-84 40-74 60-84C56-62 30-60 22-40Z',
    red,
  ) +
  path('M-98 92L-30-42H30L98 92Z', deep) +
  path('M-30-42H30L44-12C30 14 22-10 12 20C2 44-8 4-18 26C-26 8-34 10-44-12Z', orange) +
  stroke('M-62 70L-44 34', '#fff', 6, ' opacity=".25"');

export const chili: Motif = ({ red }) =>
  path('M-66-46C-84-20-60 60 40 84C70 92 92 84 98 74C40 66 12 10 4-36C-6-70-50-72-66-46Z', red) +
  path('M-70-42C-60-72-10-76 8-40C-10-34-20-44-30-34C-40-46-56-32-70-42Z', GREEN) +
  stroke('M-34-62C-36-84-30-96-16-104', '#3c7a2c', 12) +
  stroke('M-50-10C-40 20-20 40 0 52', '#fff', 9, ' opacity=".65"');

export const leaf: Motif = ({ green, pale }) =>
  path(
    'M0 98C-6 60-10 40-8 20C-80 30-100-20-92-84C-40-90 0-60 2-6C10-50 40-90 88-98C98-40 70 14 12 20C6 50 4 70 10 96Z',
    green,
  ) + stroke('M-8 20C-24-20-50-50-78-72M12 20C26-24 50-60 74-84', pale, 4, ' opacity=".7"');

export const mushroom: Motif = ({ main, white }) =>
  path('M-30-6C-26 40-40 70-46 88C-20 98 20 98 46 88C40 70 26 40 30-6Z', white) +
  path('M-96 0C-96-66-52-94 0-94C52-94 96-66 96 0C60 22-60 22-96 0Z', main) +
  circle(-44, -36, 17, '#fff', BARE) +
  circle(14, -58, 15, '#fff', BARE) +
  circle(52, -20, 13, '#fff', BARE) +
  circle(-4, -12, 10, '#fff', BARE) +
  stroke('M-12 30V66', '#c9c3d4', 5, ' opacity=".7"');

export const acorn: Motif = ({ main, orange: nut }) =>
  stroke('M0-70C4-88 12-96 24-100', '#6b4a20', 10) +
  path('M-64-10C-64 50-30 78 0 96C30 78 64 50 64-10Z', nut) +
  path('M-80-10C-84-60-40-76 0-76C40-76 84-60 80-10C40 6-40 6-80-10Z', main) +
  stroke('M-62-26C-30-12 30-12 62-26M-56-46C-26-34 26-34 56-46', '#fff', 4, ' opacity=".35"') +
  stroke('M-40 12C-38 34-28 50-16 62', '#fff', 8, ' opacity=".55"');

export const blossom: Motif = ({ main, gold, pale }) =>
  around(5, () => path('M0-10C-50-30-50-86-18-96L0-84L18-96C50-86 50-30 0-10Z', main)) +
  around(5, () => stroke('M0-16V-52', pale, 4) + circle(0, -54, 5, '#ffe08a', BARE), 36) +
  circle(0, 0, 20, gold);

export const rose: Motif = ({ main, accent }) =>
  path('M-20 60C-70 50-90 80-84 98C-50 100-30 84-20 60ZM20 60C70 50 90 80 84 98C50 100 30 84 20 60Z', GREEN) +
  around(5, () => path('M0 0C-60-10-60-76-10-84C44-88 62-20 0 0Z', main)) +
  around(4, () => path('M0 0C-34-6-34-44-6-48C24-50 36-12 0 0Z', accent)) +
  stroke('M-12 0C-14-18 12-20 14-4C14 12-8 14-10 2', '#fff', 4, ' opacity=".6"');

export const snowflake: Motif = ({ white, main }) =>
  around(
    6,
    () =>
      stroke('M0 0V-92M0-44L-22-66M0-44L22-66M0-68L-16-84M0-68L16-84', '#7fc4f5', 17) +
      stroke('M0 0V-92M0-44L-22-66M0-44L22-66M0-68L-16-84M0-68L16-84', '#fff', 9),
  ) +
  path(star(6, 26), main) +
  circle(0, 0, 9, white);

export const sun: Motif = ({ gold, main }) =>
  around(12, (at) => path(at % 2 ? 'M-12-62L0-92L12-62Z' : 'M-14-60L0-102L14-60Z', at % 2 ? main : gold)) +
  circle(0, 0, 60, gold) +
  circle(0, 0, 44, main) +
  circle(0, 0, 28, gold) +
  around(8, () => circle(0, -36, 4, '#fff', BARE));

export const moon: Motif = ({ gold, white }) =>
  path('M30-94A96 96 0 1 0 84 56A76 76 0 0 1 30-94Z', gold) +
  path(star(5, 26, 11), white, ' transform="translate(54 -44)"') +
  path(star(5, 14, 6), white, ' transform="translate(84 0)"') +
  circle(-40, 20, 9, '#000', `${BARE} opacity=".1"`) +
  circle(-16, 54, 12, '#000', `${BARE} opacity=".1"`) +
  circle(-50, -24, 6, '#000', `${BARE} opacity=".1"`);

export const cactus: Motif = ({ green, accent }) =>
  path(
    'M-28 92V-50C-28-100 28-100 28-50V20H46C54 20 56 14 56 6V-20C56-44 90-44 90-20V20C90 50 76 60 56 60H28V92ZM-28 40H-50C-76 40-90 30-90 4V-30C-90-52-58-52-58-30V-4C-58 4-54 8-48 8H-28Z',
    green,
  ) +
  stroke('M-10-62V76M10-62V76M-74-26V6M74-14V24', '#fff', 4, ' opacity=".35" stroke-dasharray="2 12"') +
  around(5, () => ellipse(0, -12, 8, 13, accent)).replace(/^/, '<g transform="translate(0 -88)">') +
  '</g>';
