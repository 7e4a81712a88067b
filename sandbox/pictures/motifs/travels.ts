import type { Motif } from '#sandbox/pictures/ink.ts';
import { around, BARE, circle, ellipse, path, rect, star, stroke } from '#sandbox/pictures/svg.ts';

export const planet: Motif = ({ main, accent }) =>
  circle(0, 0, 64, main) +
  path('M-60-22C-20-4 30-40 58-26C40-80-40-80-60-22Z', '#fff', `${BARE} opacity=".22"`) +
  path('M-62 14C-20 40 20 6 63 12C60 40 30 66 0 64C-30 66-56 44-62 14Z', '#000', `${BARE} opacity=".18"`) +
  `<g transform="rotate(-18)">${stroke('M-60-12C-120 10-110 34-40 30C40 26 130-4 104-24C96-30 80-30 62-26', '#0003', 20)}${stroke('M-60-12C-120 10-110 34-40 30C40 26 130-4 104-24C96-30 80-30 62-26', '#ffd98a', 12)}</g>` +
  circle(70, 66, 13, accent) +
  circle(-70, -66, 8, accent);

export const rocket: Motif = ({ white, main, accent, gold }) =>
  `<g transform="rotate(32)">${path('M-18 62C-14 100 0 112 0 112C0 112 14 100 18 62Z', gold)}${path('M-34 20L-68 70L-30 60ZM34 20L68 70L30 60Z', main)}${path('M0-104C44-70 50 10 32 64H-32C-50 10-44-70 0-104Z', white)}${path('M0-104C20-88 32-66 37-42H-37C-32-66-20-88 0-104Z', main)}${circle(0, -6, 21, gold)}${circle(0, -6, 13, accent)}</g>`;

export const ufo: Motif = ({ silver, main, accent }) =>
  path('M-40 20L-72 98H72L40 20Z', '#fff59a', `${BARE} opacity=".35"`) +
  path('M-48-8C-48-84 48-84 48-8Z', main, ' fill-opacity=".85"') +
  ellipse(0, 6, 98, 31, silver) +
  ellipse(0, -2, 60, 14, accent, BARE) +
  [-66, -34, 0, 34, 66].map((x) => circle(x, 14 - Math.abs(x) / 14, 7, '#ffe36b')).join('') +
  stroke('M-30-30A34 34 0 0 1-8-54', '#fff', 7, ' opacity=".8"');

export const bolt: Motif = ({ gold }) =>
  path('M20-104L-64 12H-8L-24 104L66-26H8Z', gold) + stroke('M8-72L-36-6', '#fff', 7, ' opacity=".8"');

export const amphora: Motif = ({ main, gold }) =>
  stroke('M-26-66C-84-70-84-4-50 6M26-66C84-70 84-4 50 6', '#b8720f', 11) +
  path('M-30-92H30L22-60C74-40 72 40 22 72V90H-22V72C-72 40-74-40-22-60Z', main) +
  path('M-58-16H58L56 14H-56Z', gold) +
  stroke('M-46 6L-34-8L-22 6L-10-8L2 6L14-8L26 6L38-8L48 4', '#6b2c08', 5) +
  rect(-36, -98, 72, 14, 6, gold) +
  rect(-34, 84, 68, 14, 5, gold);

export const laurel: Motif = ({ gold, main }) =>
  [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)">${stroke('M0 90C70 70 96-10 50-84', '#b8720f', 6)}${[
          [18, 82, 60],
          [46, 66, 40],
          [66, 40, 20],
          [76, 8, 0],
          [74, -24, -18],
          [62, -54, -34],
        ]
          .map(
            ([x, y, turn]) =>
              `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0 0C14-10 30-8 36 4C24 12 10 12 0 0ZM0 0C-14-14-12-30 0-36C10-26 10-12 0 0Z', gold)}</g>`,
          )
          .join('')}</g>`,
    )
    .join('') + path(star(5, 40, 18), main);

export const anchor: Motif = ({ silver, accent }) =>
  circle(0, -76, 20, 'none', ' stroke-width="12" stroke="#8fa0bb"') +
  path(
    'M-10-58H10V60C40 56 58 40 64 16L48 20L78-24L98 26L82 18C76 66 40 92 0 96C-40 92-76 66-82 18L-98 26L-78-24L-48 20L-64 16C-58 40-40 56-10 60Z',
    silver,
  ) +
  rect(-46, -44, 92, 19, 9, silver) +
  stroke('M-70-10C-30-30 40 10 20 40C0 66-50 60-60 90', '#d8a25c', 8) +
  circle(0, -76, 5, accent, BARE);

export const shipWheel: Motif = ({ main, gold }) =>
  around(8, () => rect(-7, -104, 14, 104, 7, main)) +
  circle(0, 0, 62, 'none', ' stroke="#5a3010" stroke-width="25"') +
  circle(0, 0, 62, 'none', ' stroke="#c98a3b" stroke-width="18"') +
  around(8, () => circle(0, -62, 6, gold), 22.5) +
  circle(0, 0, 24, gold);

export const compass: Motif = ({ gold, white, main, deep }) =>
  circle(0, 0, 94, gold) +
  circle(0, 0, 76, white) +
  around(12, () => stroke('M0-70V-60', deep, 4)) +
  `<g transform="rotate(32)">${path('M0-62L15 0H-15Z', main)}${path('M0 62L15 0H-15Z', deep)}</g>` +
  circle(0, 0, 9, gold);

export const pyramid: Motif = ({ gold, accent }) =>
  path('M-98 78L0-92L98 78Z', gold) +
  path('M0-92L98 78H24Z', '#7a3b08', `${BARE} opacity=".45"`) +
  stroke('M-78 44H52M-58 8H36M-36-30H20', '#7a3b08', 3.5, ' opacity=".5"') +
  path('M0-92L-26-46H12L28-46Z', accent);

export const stepPyramid: Motif = ({ main, gold, deep }) =>
  [
    [92, 54],
    [72, 20],
    [52, -14],
    [32, -48],
  ]
    .map(([w = 0, y = 0]) => rect(-w, y, w * 2, 34, 4, main) + rect(-w, y, w * 2, 8, 3, gold, BARE))
    .join('') +
  rect(-22, -84, 44, 38, 3, gold) +
  rect(-9, -70, 18, 24, 2, deep, BARE) +
  path('M-16-14H16L26 88H-26Z', gold, ' opacity=".9"') +
  stroke('M-19 10H19M-21 34H21M-23 58H23', deep, 4, ' opacity=".5"');

export const ankh: Motif = ({ gold, main }) =>
  path(
    'M-14-6C-60-40-50-98 0-98C50-98 60-40 14-6H70V22H14V96H-14V22H-70V-6ZM0-24C28-46 24-72 0-72C-24-72-28-46 0-24Z',
    gold,
  ) + circle(0, 8, 11, main);

export const horusEye: Motif = ({ main, white }) =>
  path('M-98-10C-50-64 50-64 98-10C50 34-50 34-98-10Z', white) +
  circle(0, -12, 31, main) +
  circle(0, -12, 15, '#1b1426', BARE) +
  circle(-6, -20, 6, '#fff', BARE) +
  stroke(
    'M-98-10C-50-64 50-64 98-10C50 34-50 34-98-10M-96-56C-50-98 40-98 96-58M-10 30L-22 88M30 26C44 70 84 84 92 58C94 44 76 42 74 56',
    '#8a5208',
    15,
  ) +
  stroke(
    'M-98-10C-50-64 50-64 98-10C50 34-50 34-98-10M-96-56C-50-98 40-98 96-58M-10 30L-22 88M30 26C44 70 84 84 92 58C94 44 76 42 74 56',
    '#ffd257',
    9,
  );

export const torii: Motif = ({ main, deep }) =>
  rect(-62, -50, 20, 144, 3, main) +
  rect(42, -50, 20, 144, 3, main) +
  rect(-76, -28, 152, 17, 4, main) +
  rect(-10, -60, 20, 36, 3, main) +
  path('M-102-92C-50-78 50-78 102-92L96-62C50-54-50-54-96-62Z', deep) +
  path('M-96-74C-50-64 50-64 96-74L92-58C50-52-50-52-92-58Z', main);

export const balloon: Motif = ({ main, white, gold }) =>
  stroke('M-34 34L-17 68M34 34L17 68', '#8a5208', 4) +
  path('M0-104C60-104 92-60 80-14C70 20 40 40 26 50H-26C-40 40-70 20-80-14C-92-60-60-104 0-104Z', main) +
  path('M0-104C24-104 36-60 32-14C30 20 20 40 14 50H-14C-20 40-30 20-32-14C-36-60-24-104 0-104Z', white) +
  rect(-22, 64, 44, 34, 7, gold) +
  stroke('M-64-40C-60-62-48-78-36-86', '#fff', 8, ' opacity=".6"');

export const castle: Motif = ({ main, accent, gold, deep }) =>
  rect(-62, -10, 124, 104, 2, main) +
  rect(-92, -30, 44, 124, 2, main) +
  rect(48, -30, 44, 124, 2, main) +
  rect(-26, -52, 52, 80, 2, main) +
  path('M-100-28L-70-84L-40-28ZM40-28L70-84L100-28ZM-36-50L0-106L36-50Z', accent) +
  path('M-24 94V54C-24 22 24 22 24 54V94Z', deep) +
  [
    [-70, 0],
    [70, 0],
    [0, -26],
  ]
    .map(([x = 0, y = 0]) => rect(x - 8, y, 16, 26, 8, gold))
    .join('');
export const gear: Motif = ({ gold, accent, deep }) =>
  around(10, () => rect(-15, -100, 30, 40, 6, gold)) +
  circle(0, 0, 76, gold) +
  circle(0, 0, 50, deep) +
  around(5, () => rect(-7, -56, 14, 50, 3, gold)) +
  circle(0, 0, 23, accent) +
  circle(0, 0, 9, deep, BARE) +
  stroke('M-56-28A62 62 0 0 1-22-58', '#fff', 7, ' opacity=".7"');

export const clock: Motif = ({ gold, white, deep }) =>
  circle(0, -92, 13, 'none', ' stroke="#c98a1b" stroke-width="8"') +
  rect(-12, -84, 24, 20, 4, gold) +
  circle(0, 14, 82, gold) +
  circle(0, 14, 64, white) +
  `<g transform="translate(0 14)">${around(12, (at) => stroke(at % 3 ? 'M0-56V-52' : 'M0-57V-47', deep, at % 3 ? 4 : 7))}${stroke('M0 0V-40M0 0L28 16', deep, 7)}${circle(0, 0, 8, gold)}</g>`;
