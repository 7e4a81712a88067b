import type { Motif } from '#sandbox/pictures/ink.ts';
import { around, BARE, circle, ellipse, path, rect, star, stroke } from '#sandbox/pictures/svg.ts';

const heart = 'M0 24C-50-10-34-44-12-40C-4-38 0-30 0-26C0-30 4-38 12-40C34-44 50-10 0 24Z';
const spade =
  'M0-44C-14-22-42-10-38 8C-34 24-12 20-6 10C-6 22-10 28-16 32H16C10 28 6 22 6 10C12 20 34 24 38 8C42-10 14-22 0-44Z';

function card(
  x: number,
  y: number,
  turn: number,
  rank: string,
  suit: string,
  colour: string,
  size = 1,
): string {
  const corner = `<text x="-38" y="-50" text-anchor="middle" font-family="Georgia,Liberation Serif,serif" font-weight="700" font-size="34" fill="${colour}" stroke="none">${rank}</text>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${rect(-60, -84, 120, 168, 14, 'url(#white)')}${corner}<g transform="rotate(180)">${corner}</g><g transform="translate(0 6) scale(1.15)">${path(suit, colour, BARE)}</g></g>`;
}

export const cards: Motif = () =>
  card(-40, 8, -20, 'K', spade, '#20222e', 0.82) +
  card(0, -8, 0, 'Q', heart, '#d42b45', 0.82) +
  card(40, 8, 20, 'A', spade, '#20222e', 0.82);

export const pairOfCards: Motif = () =>
  card(-30, 6, -12, 'A', heart, '#d42b45', 0.98) + card(34, -2, 12, 'J', spade, '#20222e', 0.98);

export const roulette: Motif = ({ gold, white }) =>
  circle(0, 0, 98, gold) +
  circle(0, 0, 88, '#3b1d10') +
  around(24, (at) =>
    path(
      'M0 0L-10.6-80A81 81 0 0 1 10.6-80Z',
      at === 0 ? '#1f8f4d' : at % 2 ? '#c2263a' : '#1d1a26',
      ' stroke="#ffd98a" stroke-width="1"',
    ),
  ) +
  circle(0, 0, 52, '#5a2f18') +
  circle(0, 0, 52, 'none', ' stroke="#ffd257"') +
  around(4, () => path('M-5 0L0-46L5 0Z', gold) + circle(0, -42, 6, gold)) +
  circle(0, 0, 16, gold) +
  circle(46, -50, 8, white);

export const mahjong: Motif = ({ main, accent }) => {
  const tile = (x: number, y: number, turn: number, face: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-40, -46, 84, 112, 12, '#1f8f5d')}${rect(-44, -54, 84, 112, 12, 'url(#white)')}<g transform="translate(-2 2)">${face}</g></g>`;
  return (
    tile(
      -44,
      14,
      -14,
      [-26, 0, 26]
        .map((y) => [-14, 14].map((x) => circle(x, y, 9, y === 0 ? '#c2263a' : '#1f6f9d', BARE)).join(''))
        .join(''),
    ) +
    tile(
      44,
      14,
      14,
      [-18, 18]
        .map((y) =>
          [-16, 0, 16]
            .map((x) => rect(x - 4, y - 14, 8, 28, 4, x === 0 ? '#c2263a' : '#1f8f4d', BARE))
            .join(''),
        )
        .join(''),
    ) +
    tile(0, -12, 0, around(6, () => ellipse(0, -18, 8, 12, accent, BARE)) + circle(0, 0, 10, main, BARE))
  );
};

export const football: Motif = ({ white }) =>
  circle(0, 0, 94, white) +
  path(star(5, 34), '#23243a') +
  around(5, () => path('M-26-90A94 94 0 0 1 26-90L16-66H-16Z', '#23243a', BARE), 36) +
  around(5, () => stroke('M0-34V-57M-26-63L0-57L26-63', '#23243a', 4)) +
  stroke('M-62-50A80 80 0 0 1-30-74', '#fff', 9, ' opacity=".9"');

export const basketball: Motif = ({ orange }) =>
  circle(0, 0, 94, orange) +
  stroke('M0-94V94M-94 0H94M-66-66C-26-30-26 30-66 66M66-66C26-30 26 30 66 66', '#3a1508', 6) +
  stroke('M-72-36A82 82 0 0 1-34-72', '#fff', 9, ' opacity=".5"');

export const tennis: Motif = ({ main }) =>
  `<g transform="rotate(36)">${rect(-10, 30, 20, 76, 8, main)}${ellipse(0, -30, 56, 70, '#ffffff22', ' stroke="#00000055" stroke-width="15"')}${ellipse(0, -30, 56, 70, 'none', ' stroke="#ff7f50" stroke-width="10"')}${stroke('M-40-74V14M-20-92V32M0-96V36M20-92V32M40-74V14M-52-50H52M-54-30H54M-52-10H52', '#fff', 2, ' opacity=".8"')}</g>` +
  circle(52, 48, 37, '#d8f04a') +
  stroke('M26 26C44 34 44 62 30 74M78 22C62 34 62 62 80 72', '#fff', 5);

export const volleyball: Motif = ({ white, main, gold }) =>
  circle(0, 0, 94, white) +
  around(
    3,
    (at) =>
      path('M0 0C-6-40 14-74 42-84A94 94 0 0 1 88-34C58-44 24-34 0 0Z', at === 1 ? gold : main, BARE) +
      stroke(
        'M0 0C-6-40 14-74 42-84M0 0C24-34 58-44 88-34M0 0C8-38 30-58 66-66',
        '#23243a',
        4,
        ' opacity=".6"',
      ) +
      stroke('M-46-26C-58-56-40-82-22-91M-24-15C-34-52-18-82 4-93', '#23243a', 4, ' opacity=".45"'),
  ) +
  stroke('M-70-44A82 82 0 0 1-36-73', '#fff', 8);

export const gamepad: Motif = ({ main, accent, gold }) =>
  path(
    'M-56-50C-20-62 20-62 56-50C92-44 106 40 96 66C84 90 60 70 42 40H-42C-60 70-84 90-96 66C-106 40-92-44-56-50Z',
    main,
  ) +
  path('M-66-26H-50V-10H-34V6H-50V22H-66V6H-82V-10H-66Z', '#23243a') +
  [
    [58, -24, gold],
    [78, -2, accent],
    [38, -2, accent],
    [58, 20, gold],
  ]
    .map(([x, y, fill]) => circle(Number(x), Number(y), 10, String(fill)))
    .join('') +
  circle(-20, 26, 13, '#23243a') +
  circle(22, 26, 13, '#23243a') +
  path(star(4, 13, 5), '#fff', `${BARE} transform="translate(0 -26)"`) +
  stroke('M-70-38C-40-52-10-52 10-50', '#fff', 6, ' opacity=".5"');

export const lotteryBalls: Motif = ({ main, accent, gold }) => {
  const ball = (x: number, y: number, r: number, fill: string, number: number) =>
    circle(x, y, r, fill) +
    circle(x, y, r * 0.56, 'url(#white)', BARE) +
    `<text x="${x}" y="${y + r * 0.26}" text-anchor="middle" font-family="Liberation Sans,Arial,sans-serif" font-weight="700" font-size="${r * 0.74}" fill="#2b1c4a" stroke="none">${number}</text>` +
    ellipse(
      x - r * 0.4,
      y - r * 0.62,
      r * 0.26,
      r * 0.14,
      '#fff',
      `${BARE} opacity=".75" transform="rotate(-32 ${x - r * 0.4} ${y - r * 0.62})"`,
    );
  return ball(-46, -30, 46, accent, 8) + ball(50, -38, 42, gold, 27) + ball(4, 40, 54, main, 6);
};

export const ticket: Motif = ({ main, gold, accent }) =>
  `<g transform="rotate(-14)">${path('M-98-54H98V-18A18 18 0 0 0 98 18V54H-98V18A18 18 0 0 0-98-18Z', main)}${stroke('M46-48V48', '#fff', 5, ' stroke-dasharray="2 13" opacity=".85"')}${path(star(5, 34, 15), gold, ' transform="translate(-54 0)"')}${[-22, 0, 22].map((y) => rect(-8, y - 6, 42, 12, 6, '#fff', `${BARE} opacity=".75"`)).join('')}${[
    [60, -28],
    [78, -28],
    [60, 0],
    [78, 0],
    [60, 28],
    [78, 28],
  ]
    .map(([x = 0, y = 0]) => circle(x + 2, y, 6, accent, BARE))
    .join('')}</g>`;

export const phone: Motif = ({ main, accent, gold, deep }) =>
  rect(-52, -100, 104, 200, 22, deep) +
  rect(-44, -90, 88, 180, 14, main) +
  rect(-16, -86, 32, 7, 3.5, deep, BARE) +
  [
    [-20, -46],
    [20, -46],
    [-20, -8],
    [20, -8],
  ]
    .map(([x = 0, y = 0], at) => rect(x - 15, y - 15, 30, 30, 9, [gold, accent, '#fff', gold][at] ?? gold))
    .join('') +
  rect(-36, 26, 72, 26, 13, '#fff', ' opacity=".9"') +
  rect(-36, 60, 46, 10, 5, '#fff', `${BARE} opacity=".5"`);

export const disco: Motif = ({ silver, main, accent }) =>
  stroke('M0-104V-78', '#cfd8e6', 6) +
  circle(0, 6, 84, silver) +
  [-56, -28, 0, 28, 56]
    .map((y) =>
      stroke(
        `M${-Math.sqrt(84 * 84 - y * y)} ${y + 6}H${Math.sqrt(84 * 84 - y * y)}`,
        '#43506b',
        3,
        ' opacity=".6"',
      ),
    )
    .join('') +
  [16, 44, 68]
    .map((rx) => ellipse(0, 6, rx, 84, 'none', ' stroke="#43506b" stroke-width="3" stroke-opacity=".6"'))
    .join('') +
  [
    [-30, -36, main],
    [30, 20, main],
    [-54, 20, accent],
    [8, -64, accent],
    [30, -36, accent],
    [-8, 48, main],
  ]
    .map(([x, y, fill]) =>
      rect(Number(x) - 12, Number(y) - 11, 24, 24, 3, String(fill), `${BARE} opacity=".85"`),
    )
    .join('') +
  path(star(4, 36, 6), '#fff', `${BARE} transform="translate(-40 -40)"`) +
  path(star(4, 22, 4), '#fff', `${BARE} transform="translate(50 46)"`);

export const note: Motif = ({ main }) =>
  path(
    'M-28-80L76-98V52C76 76 30 82 30 52C30 34 52 30 62 34V-50L-14-36V70C-14 96-62 100-62 70C-62 50-38 46-28 52Z',
    main,
  ) + stroke('M-16-66L64-80', '#fff', 7, ' opacity=".6"');

export const microphone: Motif = ({ silver, main, gold }) =>
  `<g transform="rotate(32)">${path('M-24-6H24L14 104H-14Z', main)}${rect(-32, -20, 64, 22, 8, gold)}${circle(0, -58, 44, silver)}${stroke('M-34-84L30-28M-42-58L12-16M-12-100L42-54M34-84L-30-28M42-58L-12-16M12-100L-42-54', '#43506b', 3, ' opacity=".5"')}</g>`;

export const vinyl: Motif = ({ main, gold }) =>
  circle(0, 0, 96, '#191722') +
  [80, 66, 52]
    .map((r) => circle(0, 0, r, 'none', ' stroke="#fff" stroke-opacity=".16" stroke-width="3"'))
    .join('') +
  path('M0 0L-30-91A96 96 0 0 1 30-91ZM0 0L30 91A96 96 0 0 1-30 91Z', '#fff', `${BARE} opacity=".13"`) +
  circle(0, 0, 38, main) +
  circle(0, 0, 27, 'none', ' stroke="#fff" stroke-opacity=".5" stroke-width="3"') +
  circle(0, 0, 8, gold);

export const car: Motif = ({ main, accent, silver }) =>
  path('M-100 34C-104 2-84-6-60-10C-40-44-20-54 20-54C54-54 70-30 80-10C98-6 104 8 100 34Z', main) +
  path('M-44-12C-32-34-20-42 4-42V-12ZM14-42C44-42 54-30 62-12H14Z', '#cfeaff') +
  path('M-100 12H100L100 24H-100Z', accent, BARE) +
  [-54, 56].map((x) => circle(x, 38, 28, '#1d1a26') + circle(x, 38, 14, silver)).join('') +
  ellipse(88, 2, 9, 7, '#fff59a') +
  stroke('M-78-2C-40-8 40-8 80-2', '#fff', 5, ' opacity=".55"');

export const checkeredFlag: Motif = ({ gold }) => {
  const squares = Array.from({ length: 20 }, (_, at) => ({ x: at % 5, y: Math.floor(at / 5) }));
  return `<g transform="rotate(-10)">${rect(-84, -96, 13, 194, 6, gold)}${path('M-72-92C-30-110 20-70 84-88V-4C20 14-30-26-72-8Z', 'url(#white)')}<g clip-path="inset(0)">${squares
    .filter(({ x, y }) => (x + y) % 2 === 0)
    .map(({ x, y }) =>
      path(`M${-72 + x * 31} ${-92 + y * 21 + ([0, -8, 2, 8, 4][x] ?? 0)}h31v21h-31Z`, '#1d1a26', BARE),
    )
    .join('')}</g></g>`;
};

export const wheel: Motif = ({ silver, main }) =>
  circle(0, 0, 96, '#1d1a26') +
  circle(0, 0, 86, 'none', ' stroke="#fff" stroke-opacity=".18" stroke-width="6" stroke-dasharray="14 8"') +
  circle(0, 0, 66, silver) +
  around(5, () => path('M-14-14L-22-62H22L14-14Z', '#2b2d3a')) +
  circle(0, 0, 20, main);
