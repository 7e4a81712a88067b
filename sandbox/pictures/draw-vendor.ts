import { createRandom } from '#sandbox/seed/random.ts';
import { darker, hsl, lighter } from './colour.ts';
import { around, circle, ellipse, linear, path, radial, rect, star, stroke } from './svg.ts';

const SIZE = 128;
const white = 'url(#mark)';

/** Abstract signs, between -40 and 40. */
const marks: readonly (() => string)[] = [
  () => around(6, () => path('M0 0C-18-10-16-34 0-40C16-34 18-10 0 0Z', white, ' opacity=".82"')),
  () =>
    [38, 26, 14]
      .map((r) =>
        path(
          `M${-r} 0A${r} ${r} 0 0 1 ${r} 0`,
          'none',
          ` stroke="${white}" stroke-width="8" stroke-linecap="round"`,
        ),
      )
      .join('') + circle(0, 12, 7, white),
  () => path('M0-40L35-20V20L0 40L-35 20V-20ZM0-22L-19-11V11L0 22L19 11V-11Z', white, ' fill-rule="evenodd"'),
  () => path('M-38 28L0-38L38 28ZM-16 16H16L0-12Z', white, ' fill-rule="evenodd"'),
  () => path(star(8, 40, 17), white) + circle(0, 0, 9, 'url(#field)'),
  () =>
    path(
      'M-38 8C-26-14-14-14-2 8S22 30 36 8M-38-14C-26-36-14-36-2-14S22 8 36-14',
      'none',
      ` stroke="${white}" stroke-width="10" stroke-linecap="round"`,
    ),
  () => around(4, () => path('M4-4H36A32 32 0 0 0 4-36Z', white)),
  () =>
    path('M18-36A40 40 0 1 0 36 18A32 32 0 1 1 18-36Z', white) +
    path(star(4, 14, 5), white, ' transform="translate(16 -8)"'),
  () =>
    [-24, -8, 8, 24].map((x, index) => rect(x - 6, -14 - index * 7, 12, 44 + index * 7, 6, white)).join(''),
  () =>
    path('M0-40C34-30 34 10 0 40C-34 10-34-30 0-40Z', white) +
    path(
      'M0-20V34M0 4L14-10M0 16L-14 2',
      'none',
      ' stroke="url(#field)" stroke-width="5" stroke-linecap="round"',
    ),
  () => around(3, () => ellipse(0, -16, 14, 24, 'none', ` stroke="${white}" stroke-width="7"`)),
  () =>
    path('M-36-26H36L0 38ZM-14-14H14L0 12Z', white, ' fill-rule="evenodd"') + rect(-36, -40, 72, 8, 4, white),
  () =>
    path('M-40 0C-20-30 20-30 40 0C20 30-20 30-40 0Z', white) +
    circle(0, 0, 14, 'url(#field)') +
    circle(0, 0, 6, white),
  () => around(5, () => stroke('M0-10V-34', white, 9) + circle(0, -34, 7, white)) + circle(0, 0, 8, white),
  () =>
    path(
      'M-30-36H6C40-36 40 4 10 4H-10V36H-30ZM-10-18V-12H4C10-12 10-18 4-18Z',
      white,
      ' fill-rule="evenodd"',
    ) + circle(24, 26, 10, white),
  () => path('M-36 30V-10L-18 8L0-32L18 8L36-10V30Z', white),
];

/** The sign of a vendor, square. No two codes look the same by design: mark, colours, shape and turn differ. */
export function drawVendor(code: string, position: number): string {
  const random = createRandom([...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const hue = (position * 137.5) % 360;
  const base = hsl(hue, 0.62 + random.below(20) / 100, 0.46 + random.below(10) / 100);
  const second = hsl((hue + 40 + random.below(50)) % 360, 0.7, 0.36);
  const mark = marks[position % marks.length] ?? marks[0];
  const turn = position >= marks.length ? (Math.floor(position / marks.length) * 45) % 180 : 0;
  const shape = [
    rect(4, 4, 120, 120, 34, 'url(#field)'),
    circle(64, 64, 60, 'url(#field)'),
    path('M64 4C112 4 124 16 124 64S112 124 64 124S4 112 4 64S16 4 64 4Z', 'url(#field)'),
    path(
      star(8, 62, 55),
      'url(#field)',
      ' transform="translate(64 64) rotate(22.5)" stroke="url(#field)" stroke-width="6" stroke-linejoin="round"',
    ),
  ][random.below(4)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><defs>${linear(
    'field',
    [
      [0, lighter(base, 0.12)],
      [1, darker(second, 0.1)],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  )}${linear('mark', [
    [0, '#ffffff'],
    [1, lighter(base, 0.72)],
  ])}${radial(
    'shine',
    [
      [0, '#ffffff', 0.5],
      [1, '#ffffff', 0],
    ],
    'cx="0.3" cy="0.15" r="0.8"',
  )}</defs>${shape}<g opacity=".6">${shape?.replaceAll('url(#field)', 'url(#shine)')}</g><g transform="translate(64 64) rotate(${turn})">${mark?.()}</g></svg>`;
}
