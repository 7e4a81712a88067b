import type { Motif } from '#sandbox/pictures/ink.ts';
import { around, BARE, circle, ellipse, path, rect, star, stroke } from '#sandbox/pictures/svg.ts';

export const seven: Motif = ({ main }) =>
  path('M-70-84H74V-40C34 0 16 40 10 88H-42C-34 34-12-8 18-40H-30L-36-22H-74Z', main) +
  path('M-60-74H62V-58H-62Z', '#fff', `${BARE} opacity=".4"`);

export const bell: Motif = ({ gold, deep }) =>
  circle(0, 78, 18, gold) +
  path('M0-86C40-86 54-50 56-14C58 24 66 44 84 60H-84C-66 44-58 24-56-14C-54-50-40-86 0-86Z', gold) +
  rect(-90, 52, 180, 22, 11, gold) +
  circle(0, -88, 12, gold) +
  path(
    'M-30-50C-40-30-40 10-44 38',
    'none',
    ' stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".6"',
  ) +
  path('M-84 60H84', 'none', ` stroke="${deep}" opacity=".4"`);

export const bar: Motif = ({ main, gold, deep }) =>
  [-52, 0, 52]
    .map(
      (y) =>
        rect(-86, y - 23, 172, 46, 12, y === 0 ? gold : main) +
        `<text x="0" y="${y + 14}" text-anchor="middle" font-family="Arial Black,Liberation Sans,sans-serif" font-weight="900" font-size="40" letter-spacing="10" fill="${y === 0 ? deep : '#fff'}" stroke="none">BAR</text>`,
    )
    .join('');

export const luckyStar: Motif = ({ gold, accent }) =>
  path(star(5, 98, 44), gold) +
  path(star(5, 58, 27), accent, BARE) +
  circle(-30, -34, 8, '#fff', `${BARE} opacity=".8"`);

export const coin: Motif = ({ gold, deep }) =>
  circle(0, 0, 90, gold) +
  circle(
    0,
    0,
    70,
    'none',
    ` stroke="${deep}" stroke-opacity=".35" stroke-dasharray="2 10" stroke-linecap="round"`,
  ) +
  path(star(5, 46, 20), '#fff3b8', ` stroke="${deep}" stroke-opacity=".4"`) +
  stroke('M-64-46A78 78 0 0 1-10-78', '#fff', 9, ' opacity=".75"');

export const cashCoin: Motif = ({ gold, deep }) =>
  circle(0, 0, 92, gold) +
  circle(0, 0, 76, 'none', ` stroke="${deep}" stroke-opacity=".4"`) +
  path('M-26-26H26V26H-26Z', deep) +
  around(4, () => stroke('M-12-56H12M0-64V-46', deep, 6, ' opacity=".65"')) +
  stroke('M-66-44A80 80 0 0 1-16-76', '#fff', 8, ' opacity=".75"');

export const ingot: Motif = ({ gold }) =>
  path(
    'M-98-30C-80 10-60 20-50 56H50C60 20 80 10 98-30C70-10 50-8 40-12C30-50-30-50-40-12C-50-8-70-10-98-30Z',
    gold,
  ) +
  ellipse(0, -16, 40, 26, '#fff0ad') +
  stroke('M-58 2C-50 20-46 32-42 44', '#fff', 8, ' opacity=".6"');

export const horseshoe: Motif = ({ silver, deep }) =>
  path('M-58 88C-110 10-84-90 0-90C84-90 110 10 58 88L26 78C66 10 48-46 0-46C-48-46-66 10-26 78Z', silver) +
  [
    [-66, 20],
    [-64, -20],
    [-40, -56],
    [0, -68],
    [40, -56],
    [64, -20],
    [66, 20],
  ]
    .map(([x = 0, y = 0]) => circle(x * 0.98, y, 6, deep, BARE))
    .join('');

export const clover: Motif = ({ green, deep }) =>
  stroke('M0 10C6 50 20 74 40 92', deep, 14) +
  around(
    4,
    () => path('M0 4C-60-20-56-92-14-92C-4-92 0-82 0-78C0-82 4-92 14-92C56-92 60-20 0 4Z', green),
    45,
  ) +
  around(4, () => stroke('M0-14V-56', '#fff', 4, ' opacity=".45"'), 45);

export const potOfGold: Motif = ({ gold, deep, main }) =>
  [
    [-48, -30],
    [-18, -44],
    [16, -46],
    [46, -30],
    [0, -24],
    [-30, -18],
    [30, -18],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 24, gold))
    .join('') +
  path('M-82-18H82C104 60 56 92 0 92C-56 92-104 60-82-18Z', deep) +
  rect(-92, -30, 184, 26, 13, main) +
  stroke('M-60 14C-62 40-50 58-36 68', '#fff', 9, ' opacity=".35"');

export const crown: Motif = ({ gold, accent, main }) =>
  path('M-90-42L-48 0L0-78L48 0L90-42L72 66H-72Z', gold) +
  rect(-76, 52, 152, 30, 10, gold) +
  [
    [-90, -48],
    [0, -84],
    [90, -48],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 13, main))
    .join('') +
  path(star(4, 22), accent, ' transform="translate(0 26)"') +
  circle(-46, 67, 8, main, BARE) +
  circle(0, 67, 8, accent, BARE) +
  circle(46, 67, 8, main, BARE);

export const dice: Motif = ({ white, main, accent }) => {
  const die = (
    x: number,
    y: number,
    turn: number,
    fill: string,
    dots: readonly (readonly [number, number])[],
    ink: string,
  ) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-48, -48, 96, 96, 20, fill)}${dots
      .map(([dx, dy]) => circle(dx, dy, 10, ink, BARE))
      .join('')}${rect(-38, -40, 76, 16, 8, '#fff', `${BARE} opacity=".3"`)}</g>`;
  return (
    die(
      34,
      -34,
      18,
      main,
      [
        [-24, -24],
        [24, 24],
        [0, 0],
        [24, -24],
        [-24, 24],
      ],
      '#fff',
    ) +
    die(
      -30,
      32,
      -14,
      white,
      [
        [-22, -22],
        [22, 22],
        [0, 0],
      ],
      accent,
    )
  );
};

export const wheelOfLuck: Motif = ({ main, accent, gold, white }) =>
  circle(0, 4, 94, gold) +
  `<g transform="translate(0 4)">${around(12, (at) => path('M0 0L-21-80A82 82 0 0 1 21-80Z', [main, white, accent][at % 3] ?? main, ' stroke-width="2"'))}${around(12, () => circle(0, -87, 4, '#fff', BARE), 15)}${circle(0, 0, 22, gold)}${circle(0, 0, 10, white)}</g>` +
  path('M-16-104H16L0-70Z', accent);

export const chip: Motif = ({ main, white, gold }) =>
  circle(0, 0, 92, main) +
  around(8, () => path('M-14-91A92 92 0 0 1 14-91L10-66A66 66 0 0 0-10-66Z', white, BARE)) +
  circle(0, 0, 62, 'none', ' stroke="#fff" stroke-opacity=".7" stroke-dasharray="9 7"') +
  circle(0, 0, 50, gold) +
  path(star(4, 34, 13), main);

export const gift: Motif = ({ main, gold, accent }) =>
  rect(-76, -14, 152, 104, 10, main) +
  rect(-88, -44, 176, 38, 10, accent) +
  rect(-16, -44, 32, 134, 0, gold) +
  path('M0-46C-20-100-76-96-70-66C-66-46-30-46 0-46C30-46 66-46 70-66C76-96 20-100 0-46Z', gold) +
  circle(0, -50, 14, gold) +
  stroke('M-62 8V70', '#fff', 8, ' opacity=".35"');

export const trophy: Motif = ({ gold, deep }) =>
  stroke('M-56-60H-90C-90-10-60 6-40 8M56-60H90C90-10 60 6 40 8', '#e8a52a', 14) +
  path('M-60-84H60C60-10 40 26 12 36V58H-12V36C-40 26-60-10-60-84Z', gold) +
  rect(-48, 56, 96, 34, 8, deep) +
  path(star(5, 26, 12), '#fff3b8', ' transform="translate(0 -34)"');
