import type { Motif } from '#sandbox/pictures/ink.ts';
import { around, BARE, circle, ellipse, path, rect, star, stroke } from '#sandbox/pictures/svg.ts';

export const diamond: Motif = ({ main, pale }) =>
  path('M-60-70H60L96-18L0 92L-96-18Z', main) +
  path('M-60-70L-40-18H-96Z', '#fff', `${BARE} opacity=".35"`) +
  path('M-60-70H60L40-18H-40Z', pale, `${BARE} opacity=".65"`) +
  path('M-40-18H40L0 92Z', '#fff', `${BARE} opacity=".22"`) +
  stroke('M-96-18H96M-40-18L0 92L40-18M-60-70L-40-18L0-70L40-18L60-70', '#fff', 2.5, ' opacity=".7"');

export const ruby: Motif = ({ accent }) =>
  path(star(6, 96), accent) +
  path(star(6, 60), '#fff', `${BARE} opacity=".25"`) +
  around(6, () => stroke('M0-60V-96', '#fff', 2.5, ' opacity=".6"')) +
  path('M0-60L52-30L0 0L-52-30Z', '#fff', `${BARE} opacity=".3"`);

export const emerald: Motif = ({ main }) =>
  path('M-46-92H46L76-62V62L46 92H-46L-76 62V-62Z', main) +
  path('M-30-62H30L46-46V46L30 62H-30L-46 46V-46Z', '#fff', `${BARE} opacity=".22"`) +
  path('M-46-92H46L30-62H-30Z', '#fff', `${BARE} opacity=".4"`) +
  stroke(
    'M-46-92L-30-62M46-92L30-62M76-62L46-46M76 62L46 46M46 92L30 62M-46 92L-30 62M-76 62L-46 46M-76-62L-46-46',
    '#fff',
    2.5,
    ' opacity=".6"',
  );

export const crystals: Motif = ({ main, accent }) =>
  path('M-66 84L-88 4L-58-34L-30 6L-22 84Z', accent) +
  path('M66 84L90 20L64-16L36 14L20 84Z', accent) +
  path('M-40 88L-46-50L0-98L46-50L40 88Z', main) +
  path('M-46-50L0-98V88H-40Z', '#fff', `${BARE} opacity=".3"`) +
  path('M-46-50L-10-38L0-98Z', '#fff', `${BARE} opacity=".4"`);

export const ring: Motif = ({ gold, main }) =>
  circle(0, 34, 58, 'none', ' stroke="#b8720f" stroke-width="22"') +
  circle(0, 34, 58, 'none', ' stroke="#ffd257" stroke-width="15"') +
  path('M-34-20H34L20-6H-20Z', gold) +
  path('M-34-90H34L56-62L0-12L-56-62Z', main) +
  path('M-34-90H34L20-62H-20Z', '#fff', `${BARE} opacity=".55"`) +
  stroke('M-56-62H56M-20-62L0-12L20-62', '#fff', 2.5, ' opacity=".7"');

export const chest: Motif = ({ main, gold, deep }) =>
  [
    [-44, -16],
    [-14, -28],
    [20, -26],
    [48, -14],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 22, gold))
    .join('') +
  path('M-88-14C-88-104 88-104 88-14L76-26C66-70-66-70-76-26Z', main) +
  rect(-88, 4, 176, 82, 8, main) +
  rect(-88, 4, 26, 82, 4, gold) +
  rect(62, 4, 26, 82, 4, gold) +
  rect(-88, -4, 176, 18, 6, gold) +
  rect(-22, -4, 44, 46, 8, gold) +
  circle(0, 16, 8, deep, BARE) +
  path('M-4 18H4L7 34H-7Z', deep, BARE);

export const key: Motif = ({ gold, deep }) =>
  `<g transform="rotate(40)">${circle(0, -52, 40, gold)}${circle(0, -52, 18, deep)}${path('M-9-14H9V92H-9Z', gold)}${path('M9 50H40V64H9ZM9 74H32V88H9Z', gold)}${stroke('M-26-72A32 32 0 0 1 4-84', '#fff', 6, ' opacity=".7"')}</g>`;

export const vault: Motif = ({ silver, gold, deep }) =>
  rect(-92, -92, 184, 184, 26, silver) +
  circle(0, 0, 72, deep) +
  circle(0, 0, 62, silver) +
  around(8, () => circle(0, -50, 6, deep, BARE)) +
  around(5, () => stroke('M0-12V-38', '#c98a1b', 10) + circle(0, -40, 8, gold)) +
  circle(0, 0, 18, gold);

export const book: Motif = ({ main, gold, white, accent }) =>
  path('M-74-86H62C76-86 80-78 80-66V86H-62C-76 86-80 78-80 68V-72C-80-82-82-86-74-86Z', main) +
  path('M-62 62H80V86H-62C-80 86-80 62-62 62Z', white) +
  path(star(8, 44, 26), gold, ' transform="translate(4 -14)"') +
  circle(4, -14, 16, accent) +
  stroke('M-58-78V54', '#fff', 4, ' opacity=".5"');

export const mask: Motif = ({ main, gold, accent, deep }) =>
  path('M-70-70C-30-96 30-96 70-70C82 0 60 60 0 94C-60 60-82 0-70-70Z', gold) +
  path('M-50-52C-20-70 20-70 50-52C56 0 40 42 0 68C-40 42-56 0-50-52Z', main) +
  path('M-42-22C-30-36-16-32-8-20C-18-10-32-10-42-22ZM42-22C30-36 16-32 8-20C18-10 32-10 42-22Z', deep) +
  path('M-24 30H24C20 48-20 48-24 30Z', deep) +
  path('M-8-16H8L14 14H-14Z', gold) +
  path('M0-104L16-70H-16Z', accent) +
  path('M-44-96L-24-70H-52ZM44-96L24-70H52Z', accent) +
  stroke('M-24 36H24', '#fff', 5, ' opacity=".8"');

export const dominoMask: Motif = ({ main, gold, deep }) =>
  path(
    'M-96-30C-60-62-30-40 0-36C30-40 60-62 96-30C96 30 56 52 20 24C10 16-10 16-20 24C-56 52-96 30-96-30Z',
    main,
  ) +
  ellipse(-46, -6, 26, 17, deep) +
  ellipse(46, -6, 26, 17, deep) +
  stroke('M-86-30C-56-52-30-34-6-28', gold, 6) +
  stroke('M86-30C56-52 30-34 6-28', gold, 6) +
  path(star(4, 16, 6), '#fff', `${BARE} transform="translate(-52 -10)"`);

export const potion: Motif = ({ main, white, gold, accent }) =>
  path('M-24-70V-24C-92 6-88 92 0 92C88 92 92 6 24-24V-70Z', white, ' fill-opacity=".55"') +
  path('M-68 24C-30 10 20 44 68 22C76 70 46 84 0 84C-46 84-76 70-68 24Z', main) +
  rect(-32, -78, 64, 18, 8, gold) +
  rect(-20, -100, 40, 26, 8, accent) +
  circle(-24, 50, 9, '#fff', `${BARE} opacity=".7"`) +
  circle(14, 62, 6, '#fff', `${BARE} opacity=".7"`) +
  circle(22, 38, 5, '#fff', `${BARE} opacity=".7"`) +
  stroke('M-52 12C-58 30-54 50-44 62', '#fff', 7, ' opacity=".8"');

export const crystalBall: Motif = ({ main, gold, accent }) =>
  path('M-60 92L-44 50H44L60 92Z', gold) +
  circle(0, -14, 78, main) +
  path('M-50 6C-20-30 10 30 54-8C50 40 20 56 0 56C-26 56-48 36-50 6Z', accent, `${BARE} opacity=".55"`) +
  path(star(4, 26, 8), '#fff', `${BARE} transform="translate(16 -30)"`) +
  path(star(4, 14, 4), '#fff', `${BARE} transform="translate(-24 2)"`) +
  stroke('M-54-40A62 62 0 0 1-14-78', '#fff', 10, ' opacity=".8"');

export const sword: Motif = ({ silver, gold, accent }) =>
  `<g transform="rotate(38)">${path('M0-104L16-80V34H-16V-80Z', silver)}${stroke('M0-84V30', '#fff', 3, ' opacity=".8"')}${rect(-48, 32, 96, 18, 9, gold)}${rect(-9, 48, 18, 40, 6, accent)}${circle(0, 94, 14, gold)}</g>`;

export const shield: Motif = ({ main, gold, accent, silver }) =>
  circle(0, 0, 94, gold) +
  circle(0, 0, 80, main) +
  around(4, () => path('M0 0L-30-74A80 80 0 0 1 30-74Z', accent, `${BARE} opacity=".75"`), 45) +
  around(8, () => circle(0, -87, 5, '#fff6c9', BARE)) +
  circle(0, 0, 28, silver) +
  circle(-8, -8, 8, '#fff', `${BARE} opacity=".8"`);

export const axe: Motif = ({ silver, main, gold }) =>
  `<g transform="rotate(24)">${rect(-9, -90, 18, 186, 9, main)}${path('M8-72C50-96 84-70 92-30C84 10 50 20 8-6C26-24 26-54 8-72Z', silver)}${path('M-8-72C-50-96-84-70-92-30C-84 10-50 20-8-6C-26-24-26-54-8-72Z', silver)}${rect(-16, -76, 32, 74, 6, gold)}</g>`;

export const helmet: Motif = ({ silver, gold, accent, deep }) =>
  path('M-74 80V-10C-74-110 74-110 74-10V80H26V10L12-4V70H-12V-4L-26 10V80Z', silver) +
  path('M-78-6H78V14H-78Z', gold) +
  path('M-14-82H14L8 0H-8Z', gold) +
  path(
    'M-70-14C-120-30-112-92-92-98C-94-70-84-54-62-44ZM70-14C120-30 112-92 92-98C94-70 84-54 62-44Z',
    accent,
  ) +
  stroke('M-52-40A54 54 0 0 1-24-68', '#fff', 8, ' opacity=".8"') +
  path('M-26 14V50M26 14V50', deep, BARE);
