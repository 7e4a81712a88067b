import type { Motif } from '#sandbox/pictures/ink.ts';
import { around, BARE, circle, ellipse, path, rect, stroke } from '#sandbox/pictures/svg.ts';

const eye = (x: number, y: number, size = 9) =>
  circle(x, y, size, '#1b1426', BARE) + circle(x - size * 0.3, y - size * 0.35, size * 0.36, '#fff', BARE);

export const fish: Motif = ({ main, accent, gold }) =>
  path('M50 0L98-48C92-16 92 16 98 48Z', accent) +
  path('M-30-50C-10-96 30-92 46-72C30-64 20-50 18-40Z', accent) +
  path('M-10 48C0 82 24 84 38 74C28 64 24 54 20 44Z', accent) +
  path('M-98 4C-70-56 10-68 60-2C10 66-70 60-98 4Z', main) +
  path('M-30-44C-14-16-14 20-30 48C-16 50-6 50 6 46C24 16 24-18 8-44C-6-48-18-48-30-44Z', gold, BARE) +
  circle(-62, -8, 15, '#fff') +
  eye(-64, -8, 8) +
  stroke('M-92 10C-84 16-76 18-68 16', '#1b1426', 4) +
  stroke('M-74-28C-56-42-30-50-6-48', '#fff', 6, ' opacity=".6"');

export const koi: Motif = ({ white, accent, main }) =>
  `<g transform="rotate(-34)">${path('M60 0C84-30 96-52 100-58C92-30 92 30 100 58C96 52 84 30 60 0Z', accent)}${path('M-10-34C6-74 34-72 40-58C28-50 20-38 20-26ZM-6 34C6 66 30 66 38 54C28 46 22 38 22 26Z', accent, ' opacity=".9"')}${path('M-98 0C-70-48 20-52 66 0C20 52-70 48-98 0Z', white)}${path('M-70-26C-50-38-34-40-22-38C-30-14-54-10-70-26ZM-2-38C22-36 38-24 50-14C30 0 2-8-2-38ZM-20 36C-10 14 14 14 22 32C10 38-8 40-20 36Z', main, BARE)}${eye(-68, 4, 7)}${stroke('M-98 0C-108 10-110 18-108 26M-96-4C-108-8-114-14-114-22', '#c96a4a', 3)}</g>`;

export const octopus: Motif = ({ main, pale }) =>
  [
    [-70, 86],
    [-36, 96],
    [0, 98],
    [36, 96],
    [70, 86],
  ]
    .map(
      ([x = 0, y = 0]) =>
        stroke(`M${x * 0.4} 10C${x * 1.1} 30 ${x * 0.5} 64 ${x} ${y}`, '#00000055', 30) +
        stroke(`M${x * 0.4} 10C${x * 1.1} 30 ${x * 0.5} 64 ${x} ${y}`, pale, 22),
    )
    .join('') +
  path('M-70-10C-84-100 84-100 70-10C66 30 40 40 0 40C-40 40-66 30-70-10Z', main) +
  circle(-28, -16, 18, '#fff') +
  circle(28, -16, 18, '#fff') +
  eye(-25, -14, 10) +
  eye(31, -14, 10) +
  stroke('M-14 14C-6 22 6 22 14 14', '#1b1426', 5) +
  stroke('M-48-46A50 50 0 0 1-16-70', '#fff', 9, ' opacity=".6"');

export const starfish: Motif = ({ accent, pale }) =>
  path(
    'M0-98C16-60 26-40 40-32C62-30 84-28 96-22C80 0 58 14 54 30C58 56 64 76 58 92C36 84 18 68 0 62C-18 68-36 84-58 92C-64 76-58 56-54 30C-58 14-80 0-96-22C-84-28-62-30-40-32C-26-40-16-60 0-98Z',
    accent,
  ) +
  around(5, () => [-24, -44, -64].map((y) => circle(0, y, 5.5, pale, BARE)).join('')) +
  circle(0, 0, 8, pale, BARE);

export const pearlShell: Motif = ({ main, accent, white }) =>
  path('M-92 10C-100-60-50-98 0-98C50-98 100-60 92 10Z', main) +
  stroke('M0-92V6M-34-86L-16 6M34-86L16 6M-66-62L-32 6M66-62L32 6', '#fff', 4, ' opacity=".5"') +
  path('M-96 14C-90 70-50 92 0 92C50 92 90 70 96 14Z', accent) +
  path('M-92 8C-40 34 40 34 92 8C60 60-60 60-92 8Z', '#3a1c4a', `${BARE} opacity=".55"`) +
  circle(0, 24, 30, white) +
  circle(-10, 14, 9, '#fff', BARE);

export const rooster: Motif = ({ accent, gold, white, orange }) =>
  path('M30 20C60-20 98-40 98-86C60-80 40-50 24-20C40-60 30-84 10-98C0-60-6-30 0 0Z', accent) +
  stroke('M-14 66V92M-30 94H4M14 66V92M-2 94H32', '#d98b1c', 8) +
  path('M-56-40C-30-10-20-20 10-10C60 6 62 70 4 74C-50 76-70 30-72-16Z', orange) +
  path('M-76-60C-92-92-66-100-58-84C-54-102-32-98-34-80C-22-84-14-68-26-58Z', '#e03a3a') +
  circle(-50, -46, 28, white) +
  path('M-76-50L-102-38L-74-30Z', gold) +
  path('M-72-28C-80-6-62-2-58-18Z', '#e03a3a') +
  eye(-56, -50, 7) +
  path('M-10 10C20 8 40 24 42 44C20 56-6 44-10 10Z', gold, ' opacity=".85"');

export const pig: Motif = ({ main, pale, accent }) =>
  path('M-70-50C-90-90-50-96-34-72ZM70-50C90-90 50-96 34-72Z', accent) +
  circle(0, 6, 84, main) +
  ellipse(0, 26, 36, 26, pale) +
  ellipse(-13, 26, 7, 11, '#7a3350', BARE) +
  ellipse(13, 26, 7, 11, '#7a3350', BARE) +
  eye(-36, -18, 10) +
  eye(36, -18, 10) +
  stroke('M-18 62C-8 70 8 70 18 62', '#7a3350', 5) +
  stroke('M-62-20A66 66 0 0 1-24-58', '#fff', 9, ' opacity=".55"');

export const fox: Motif = ({ orange, white, deep }) =>
  path('M-88-92L-30-56H30L88-92C98-30 84 10 50 40L0 94L-50 40C-84 10-98-30-88-92Z', orange) +
  path(
    'M-78-74L-46-50C-62-40-72-30-76-14C-82-34-82-56-78-74ZM78-74L46-50C62-40 72-30 76-14C82-34 82-56 78-74Z',
    deep,
    `${BARE} opacity=".65"`,
  ) +
  path(
    'M-84-6C-50-10-24 4-12 36L0 94L-50 40C-68 26-78 12-84-6ZM84-6C50-10 24 4 12 36L0 94L50 40C68 26 78 12 84-6Z',
    white,
    BARE,
  ) +
  ellipse(-34, -6, 9, 12, '#1b1426', BARE) +
  ellipse(34, -6, 9, 12, '#1b1426', BARE) +
  ellipse(0, 84, 15, 11, '#1b1426', BARE) +
  circle(-37, -10, 3.5, '#fff', BARE) +
  circle(31, -10, 3.5, '#fff', BARE);

export const owl: Motif = ({ main, pale, gold, white }) =>
  path('M-72-94C-50-76-30-72 0-72C30-72 50-76 72-94C96-30 90 92 0 96C-90 92-96-30-72-94Z', main) +
  path('M-46 20C-30 0 30 0 46 20C50 60 30 84 0 88C-30 84-50 60-46 20Z', pale) +
  stroke('M-24 36L-12 46L0 36L12 46L24 36M-14 58L0 68L14 58', '#00000066', 4) +
  circle(-32, -26, 32, white) +
  circle(32, -26, 32, white) +
  circle(-32, -26, 19, gold) +
  circle(32, -26, 19, gold) +
  eye(-32, -26, 11) +
  eye(32, -26, 11) +
  path('M-10-8H10L0 14Z', gold);

export const lion: Motif = ({ main, gold, pale }) =>
  around(14, () => path('M-22-56C-24-84-10-96 0-102C10-96 24-84 22-56Z', main)) +
  circle(-52, -48, 20, gold) +
  circle(52, -48, 20, gold) +
  circle(0, 4, 66, gold) +
  path('M-34 24C-34 4 34 4 34 24C34 50 16 58 0 58C-16 58-34 50-34 24Z', pale, BARE) +
  eye(-26, -10, 9) +
  eye(26, -10, 9) +
  path('M-13 14H13L0 30Z', '#5b2c16') +
  stroke('M0 30V40M-16 44C-10 50-4 48 0 40C4 48 10 50 16 44', '#5b2c16', 4);

export const tiger: Motif = ({ orange, white }) =>
  circle(-58, -58, 26, orange) +
  circle(58, -58, 26, orange) +
  circle(-58, -58, 12, '#5b2c16', BARE) +
  circle(58, -58, 12, '#5b2c16', BARE) +
  path('M-86 0C-86-60-46-80 0-80C46-80 86-60 86 0C86 52 46 86 0 86C-46 86-86 52-86 0Z', orange) +
  path('M-46 34C-46 4-14 6 0 22C14 6 46 4 46 34C46 64 20 76 0 76C-20 76-46 64-46 34Z', white, BARE) +
  path(
    'M-10-78L0-40L10-78ZM-40-72L-24-44L-22-76ZM40-72L24-44L22-76ZM-84-10L-52-4L-86 8ZM84-10L52-4L86 8ZM-78 30L-52 22L-68 48ZM78 30L52 22L68 48Z',
    '#2b1520',
    BARE,
  ) +
  ellipse(-34, -10, 13, 11, '#ffe36b') +
  ellipse(34, -10, 13, 11, '#ffe36b') +
  eye(-34, -10, 7) +
  eye(34, -10, 7) +
  path('M-15 20H15L0 36Z', '#b3423c') +
  stroke('M0 36V46M-18 52C-10 58-4 56 0 46C4 56 10 58 18 52', '#2b1520', 4);

export const dragon: Motif = ({ main, gold, white }) =>
  path('M-62-40C-84-70-80-96-64-104C-56-80-40-70-30-66ZM62-40C84-70 80-96 64-104C56-80 40-70 30-66Z', gold) +
  path('M-84-20L-58-34L-72-2L-92 14L-62 16L-84 46L-50 36M84-20L58-34L72-2L92 14L62 16L84 46L50 36', gold) +
  path(
    'M-60-38C-40-76 40-76 60-38C66 0 50 14 42 40C36 72 22 90 0 90C-22 90-36 72-42 40C-50 14-66 0-60-38Z',
    main,
  ) +
  path('M-52-28C-36-36-20-28-10-14C-26-4-44-8-52-28ZM52-28C36-36 20-28 10-14C26-4 44-8 52-28Z', '#ffef9a') +
  eye(-26, -18, 7) +
  eye(26, -18, 7) +
  ellipse(-18, 40, 9, 12, '#2b1520', BARE) +
  ellipse(18, 40, 9, 12, '#2b1520', BARE) +
  path('M-30 62C-10 70 10 70 30 62L24 82L14 70L0 84L-14 70L-24 82Z', white) +
  stroke('M-40 46C-70 50-80 74-96 78M40 46C70 50 80 74 96 78', '#e8a52a', 5) +
  path('M-10-62H10L6-30H-6Z', gold);

export const butterfly: Motif = ({ main, accent, gold }) =>
  path('M-4-6C-40-96-104-80-96-26C-90 10-40 14-4 4ZM4-6C40-96 104-80 96-26C90 10 40 14 4 4Z', main) +
  path('M-4 4C-60 6-84 40-66 74C-44 100-10 60-4 14ZM4 4C60 6 84 40 66 74C44 100 10 60 4 14Z', accent) +
  circle(-60, -34, 17, gold) +
  circle(60, -34, 17, gold) +
  circle(-46, 50, 11, gold) +
  circle(46, 50, 11, gold) +
  stroke('M-2-50C-10-76-20-86-32-90M2-50C10-76 20-86 32-90', '#2b1520', 5) +
  ellipse(0, 4, 10, 58, '#2b1520');

export const bee: Motif = ({ gold, white }) =>
  ellipse(-24, -52, 30, 44, white, ' opacity=".85" transform="rotate(-24 -24 -52)"') +
  ellipse(30, -52, 30, 44, white, ' opacity=".85" transform="rotate(24 30 -52)"') +
  ellipse(4, 20, 84, 56, gold) +
  path(
    'M-20-32C-36 0-36 40-20 72L4 76C-8 40-8 0 4-36ZM30-34C22 0 22 40 30 73L54 66C48 40 48 0 54-26Z',
    '#2b1520',
    BARE,
  ) +
  eye(-56, 12, 11) +
  stroke('M-66-20C-78-44-90-50-100-48M-48-30C-54-54-64-64-76-68', '#2b1520', 5) +
  stroke('M-62 38C-54 46-46 46-40 42', '#2b1520', 4);

export const luckyCat: Motif = ({ white, gold, main }) =>
  path('M56-10C84-20 92-60 88-84C84-104 56-104 54-82C54-50 44-40 36-30Z', white) +
  path('M-60 92C-84 40-60 6 0 6C60 6 84 40 60 92Z', white) +
  path('M-72-92L-28-64H28L72-92C84-50 76 24 0 24C-76 24-84-50-72-92Z', white) +
  path('M-64-74L-38-58L-58-38ZM64-74L38-58L58-38Z', main, BARE) +
  stroke('M-40-24C-34-32-24-32-18-24M18-24C24-32 34-32 40-24', '#2b1520', 6) +
  path('M-7-12H7L0-4Z', main) +
  stroke('M-14 0C-8 6-4 6 0-2C4 6 8 6 14 0', '#2b1520', 4) +
  path('M-52 16C-20 34 20 34 52 16L48 34C20 48-20 48-48 34Z', main) +
  circle(0, 42, 13, gold) +
  ellipse(0, 72, 26, 18, gold);

export const scarab: Motif = ({ main, gold, accent }) =>
  stroke('M-50-20L-92-52M-58 14H-98M-50 48L-88 82M50-20L92-52M58 14H98M50 48L88 82', '#d99a24', 10) +
  circle(0, -84, 20, accent) +
  path('M-44-44C-40-76 40-76 44-44Z', gold) +
  path(
    'M-60 10C-60-50-20-52 0-50V94C-40 90-60 60-60 10ZM60 10C60-50 20-52 0-50V94C40 90 60 60 60 10Z',
    main,
  ) +
  stroke('M0-46V92', '#ffd257', 6) +
  stroke('M-40-4C-42 24-36 48-24 66', '#fff', 7, ' opacity=".6"') +
  circle(0, -52, 10, gold);

export const ghost: Motif = ({ white }) =>
  path('M-70 90V-20C-70-110 70-110 70-20V90L46 70L24 92L0 70L-24 92L-46 70Z', white) +
  ellipse(-26, -20, 13, 19, '#1b1426', BARE) +
  ellipse(26, -20, 13, 19, '#1b1426', BARE) +
  ellipse(0, 22, 14, 18, '#1b1426', BARE) +
  circle(-46, 8, 9, '#ff9db5', `${BARE} opacity=".7"`) +
  circle(46, 8, 9, '#ff9db5', `${BARE} opacity=".7"`);

export const bat: Motif = ({ deep, accent }) =>
  path(
    'M0-20C10-40 24-46 26-66L14-52H-14L-26-66C-24-46-10-40 0-20C-34-66-80-64-104-30C-84-34-70-20-66 4C-52-10-34-6-26 14C-18 6-8 10 0 40C8 10 18 6 26 14C34-6 52-10 66 4C70-20 84-34 104-30C80-64 34-66 0-20Z',
    accent,
  ) +
  circle(-9, -26, 6, '#fff', BARE) +
  circle(9, -26, 6, '#fff', BARE) +
  path('M-5-10L0 0L5-10Z', '#fff', BARE) +
  circle(-9, -25, 3, deep, BARE) +
  circle(9, -25, 3, deep, BARE);

export const skull: Motif = ({ white, accent }) =>
  path('M-46 40C-100 20-96-94 0-94C96-94 100 20 46 40V78C30 92-30 92-46 78Z', white) +
  ellipse(-36, -14, 24, 27, '#2b1520', BARE) +
  ellipse(36, -14, 24, 27, '#2b1520', BARE) +
  circle(-36, -14, 9, accent, BARE) +
  circle(36, -14, 9, accent, BARE) +
  path('M0 12L-12 34H12Z', '#2b1520', BARE) +
  stroke('M-22 56V80M0 56V82M22 56V80', '#2b1520', 5) +
  stroke('M-62-46A70 70 0 0 1-26-78', '#fff', 8);

export const snowman: Motif = ({ white, main, accent }) =>
  circle(0, 46, 52, white) +
  circle(0, -30, 40, white) +
  path('M-46-2C-20 14 20 14 46-2L40 16C20 28-20 28-40 16Z', main) +
  path('M10 14L30 60H8L-4 18Z', main) +
  rect(-30, -104, 60, 44, 5, accent) +
  rect(-50, -66, 100, 14, 5, accent) +
  eye(-13, -36, 6) +
  eye(13, -36, 6) +
  path('M0-28L36-18L0-16Z', '#f08a24') +
  circle(0, 44, 6, '#1b1426', BARE) +
  circle(0, 68, 6, '#1b1426', BARE);
