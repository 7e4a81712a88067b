import type { Motif } from '#sandbox/pictures/ink.ts';
import { around, BARE, circle, ellipse, path, rect, star, stroke } from '#sandbox/pictures/svg.ts';

export const lantern: Motif = ({ main, gold }) =>
  stroke('M0-104V-84', '#e8a52a', 6) +
  rect(-34, -88, 68, 18, 7, gold) +
  ellipse(0, 0, 84, 70, main) +
  ellipse(0, 0, 50, 70, 'none', ' stroke="#ffd98a" stroke-opacity=".7"') +
  ellipse(0, 0, 17, 70, 'none', ' stroke="#ffd98a" stroke-opacity=".7"') +
  rect(-34, 62, 68, 16, 7, gold) +
  stroke('M0 80V92M-10 84V102M10 84V102M0 84V106', '#ffb52e', 5) +
  ellipse(-34, -18, 14, 26, '#fff', `${BARE} opacity=".35"`);

export const fan: Motif = ({ main, gold, pale }) =>
  `<g transform="translate(0 62)">${[-66, -44, -22, 0, 22, 44, 66].map((turn, at) => `<g transform="rotate(${turn})">${path('M0 20L-26-140A142 142 0 0 1 26-140Z', at % 2 ? pale : main)}${stroke('M0 10V-136', '#b8720f', 4)}</g>`).join('')}${path('M-30-36A46 46 0 0 1 30-36L0 20Z', gold)}${circle(0, 16, 11, gold)}</g>`;

export const hat: Motif = ({ main, gold, deep }) =>
  path('M-46 30C-56-40-46-80-20-74C-10-66 10-66 20-74C46-80 56-40 46 30Z', main) +
  path('M-50 10H50L52 36H-52Z', deep) +
  path('M-104 16C-84 44-40 30 0 34C40 30 84 44 104 16C100 66 50 74 0 72C-50 74-100 66-104 16Z', main) +
  path(star(5, 16, 7), gold, ' transform="translate(0 20)"');

export const topHat: Motif = ({ main, gold, deep }) =>
  path('M-56 44L-62-86C-30-98 30-98 62-86L56 44Z', main) +
  path('M-59 8H59L57 42H-57Z', deep) +
  rect(-24, 4, 48, 42, 6, gold) +
  rect(-12, 15, 24, 20, 3, deep) +
  ellipse(0, 52, 98, 24, main) +
  path('M-57 42C-30 54 30 54 57 42L57 36H-57Z', deep, BARE) +
  stroke('M-40-74V-8', '#fff', 9, ' opacity=".35"');

export const wizardHat: Motif = ({ main, gold, accent }) =>
  path('M-60 54C-40-10-30-60 20-104C24-76 30-70 48-64C36-56 44-10 60 54Z', main) +
  ellipse(0, 58, 100, 30, main) +
  path('M-62 34C-30 50 30 50 58 34L62 58C30 74-30 74-66 58Z', gold) +
  path(star(5, 15, 6), '#ffe36b', `${BARE} transform="translate(-8 -10)"`) +
  path(star(5, 10, 4), '#ffe36b', `${BARE} transform="translate(20 -44)"`) +
  circle(22, 12, 6, accent, BARE);

export const sheriffStar: Motif = ({ gold, accent }) =>
  path(star(6, 86, 46), gold) +
  around(6, () => circle(0, -90, 11, gold)) +
  circle(0, 0, 36, 'none', ' stroke="#8a5208" stroke-opacity=".7"') +
  path(star(5, 28, 12), accent);

export const drum: Motif = ({ main, white, gold }) =>
  path('M-76-50L-58 74C-30 90 30 90 58 74L76-50Z', main) +
  stroke('M-70-30L-42 78L-20-22L0 84L20-22L42 78L70-30', '#ffd98a', 5) +
  ellipse(0, -52, 80, 30, white) +
  ellipse(0, -52, 80, 30, 'none', ' stroke="#c98a1b" stroke-width="10"') +
  ellipse(0, -52, 34, 12, gold, ' opacity=".8"');

export const lollipop: Motif = ({ main, white }) =>
  rect(-7, 20, 14, 84, 6, white) +
  circle(0, -24, 72, main) +
  around(6, () =>
    path('M0 0C20-10 40-40 24-68A72 72 0 0 1 58-44C40-20 20-8 0 0Z', '#fff', `${BARE} opacity=".85"`),
  ).replace(/^/, '<g transform="translate(0 -24)">') +
  '</g>' +
  circle(0, -24, 72, 'none') +
  stroke('M-48-46A56 56 0 0 1-22-72', '#fff', 8);

export const cupcake: Motif = ({ main, accent, pale }) =>
  path('M-62 14H62L44 92H-44Z', accent) +
  stroke('M-34 22L-26 84M0 22V86M34 22L26 84', '#fff', 6, ' opacity=".5"') +
  path(
    'M-80 18C-92-20-56-30-52-30C-60-66-20-70-12-66C-10-92 20-92 22-64C54-66 58-36 50-30C84-28 92-4 80 18C40 30-40 30-80 18Z',
    main,
  ) +
  stroke('M-58-4C-30 10 20 8 58-10M-34-36C-14-28 10-30 30-40', pale, 7) +
  circle(4, -84, 16, '#e8344e') +
  circle(-1, -89, 5, '#fff', `${BARE} opacity=".8"`);

export const candy: Motif = ({ main, accent, white }) =>
  path('M-46-20L-98-52C-92-20-92 20-98 52L-46 20ZM46-20L98-52C92-20 92 20 98 52L46 20Z', accent) +
  circle(0, 0, 58, main) +
  around(5, () => path('M0 0C14-10 28-32 16-56A58 58 0 0 1 44-38C30-14 14-4 0 0Z', white, BARE)) +
  stroke('M-36-22A42 42 0 0 1-14-42', '#fff', 8);

export const donut: Motif = ({ main, accent }) =>
  circle(0, 4, 90, '#d99650') +
  path(
    'M0-84C52-84 88-46 86 0C80 16 70 2 60 14C50 34 40 16 26 30C14 50-4 30-18 40C-36 48-44 20-58 24C-74 24-84 10-86-6C-84-50-48-84 0-84Z',
    main,
  ) +
  circle(0, -2, 27, '#7a4a1c') +
  [
    [-50, -30, 20],
    [-20, -58, 70],
    [22, -60, 130],
    [54, -28, 40],
    [58, 4, 100],
    [-58, 4, 80],
    [0, -44, 10],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<rect x="-9" y="-3.5" width="18" height="7" rx="3.5" fill="${turn % 20 ? '#ffe36b' : accent}" stroke="none" transform="translate(${x} ${y}) rotate(${turn})"/>`,
    )
    .join('');

export const pumpkin: Motif = ({ orange }) =>
  path('M-8-60C-12-84-4-98 16-104L28-88C16-84 12-76 14-60Z', '#4b7a24') +
  ellipse(-50, 14, 46, 68, orange) +
  ellipse(50, 14, 46, 68, orange) +
  ellipse(0, 14, 50, 74, orange) +
  path('M-50-6L-22 14H-58ZM50-6L22 14H58ZM0 14L10 30H-10Z', '#3a1206', BARE) +
  path(
    'M-58 36C-20 52 20 52 58 36C50 70 20 80 0 80C-20 80-50 70-58 36ZM-18 46V58H-2V49ZM10 70V60H24V74Z',
    '#3a1206',
    `${BARE} fill-rule="evenodd"`,
  );

export const bauble: Motif = ({ main, gold, white }) =>
  circle(0, -88, 12, 'none', ' stroke="#c98a1b" stroke-width="6"') +
  rect(-22, -80, 44, 22, 5, gold) +
  circle(0, 16, 76, main) +
  path('M-74 6L-50 26L-25 6L0 26L25 6L50 26L74 6V30L50 50L25 30L0 50L-25 30L-50 50L-74 30Z', gold, BARE) +
  stroke('M-50-16A62 62 0 0 1-16-44', '#fff', 10, ' opacity=".75"') +
  circle(30, -20, 6, white, BARE);

export const egg: Motif = ({ gold, main }) =>
  path('M0-94C50-94 74-10 74 28C74 70 40 94 0 94C-40 94-74 70-74 28C-74-10-50-94 0-94Z', gold) +
  path(
    'M-71 8L-48 28L-24 8L0 28L24 8L48 28L71 8C76 30 74 44 70 54L48 36L24 54L0 36L-24 54L-48 36L-70 54C-74 44-76 30-71 8Z',
    main,
    BARE,
  ) +
  stroke('M-44-24C-38-46-26-64-14-72', '#fff', 10, ' opacity=".8"');

export const barn: Motif = ({ main, white, deep }) =>
  path('M-88 92V-14L-56-66L0-96L56-66L88-14V92Z', main) +
  stroke('M-96-8L-58-70L0-100L58-70L96-8', '#fff', 13) +
  rect(-40, 16, 80, 76, 3, white) +
  rect(-31, 25, 62, 67, 2, main) +
  stroke('M-31 25L31 92M31 25L-31 92', '#fff', 8) +
  rect(-17, -44, 34, 34, 4, deep);

export const maraca: Motif = ({ main, accent, gold }) =>
  [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1) rotate(30)">${rect(-9, 16, 18, 88, 9, '#b8722c')}${ellipse(0, -34, 44, 56, side < 0 ? main : accent)}${path('M-42-44L-28-30L-14-44L0-30L14-44L28-30L42-44L43-24L28-10L14-24L0-10L-14-24L-28-10L-43-24Z', gold, BARE)}${ellipse(-16, -64, 8, 14, '#fff', `${BARE} opacity=".6"`)}</g>`,
    )
    .join('');

export const sombrero: Motif = ({ main, accent, gold }) =>
  ellipse(0, 40, 104, 40, main) +
  ellipse(0, 40, 104, 40, 'none', ' stroke="#ffd257" stroke-width="9" stroke-dasharray="13 10"') +
  path('M-44 40C-40-30-26-84 0-84C26-84 40-30 44 40C20 54-20 54-44 40Z', main) +
  path('M-44 30C-42 10-40-4-38-14L-19 2L0-14L19 2L38-14C40-4 42 10 44 30C20 46-20 46-44 30Z', accent) +
  stroke('M-40-8L-19 8L0-8L19 8L40-8', '#ffd257', 6) +
  circle(0, -84, 9, gold);
