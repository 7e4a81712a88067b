import { darker, lighter, mix } from '#sandbox/pictures/colour.ts';
import { around, circle, ellipse, n, path, rect, star, stroke } from '#sandbox/pictures/svg.ts';
import { type Backdrop, many } from './canvas.ts';

export const rays: Backdrop = ({ width, height, centre: [x, y], palette, random }) => {
  const length = Math.hypot(width, height);
  const turn = random.below(20);
  return `<g transform="translate(${x} ${y})" opacity=".22">${around(18, () => path(`M0 0L${n(-length * 0.07)} ${-length}H${n(length * 0.07)}Z`, lighter(palette.glow, 0.35)), turn)}</g>`;
};

export const stars: Backdrop = ({ width, height, palette, random }) =>
  ellipse(
    width * 0.25,
    height * 0.3,
    width * 0.5,
    height * 0.16,
    palette.accent,
    ` opacity=".16" transform="rotate(-24 ${n(width * 0.25)} ${n(height * 0.3)})"`,
  ) +
  ellipse(
    width * 0.8,
    height * 0.62,
    width * 0.42,
    height * 0.13,
    palette.glow,
    ` opacity=".16" transform="rotate(-24 ${n(width * 0.8)} ${n(height * 0.62)})"`,
  ) +
  many(64, () =>
    circle(
      random.below(width),
      random.below(height),
      0.7 + random.below(18) / 10,
      '#fff',
      ` opacity="${n(0.25 + random.below(70) / 100)}"`,
    ),
  ) +
  many(
    5,
    () =>
      `<g transform="translate(${random.below(width)} ${random.below(height)})">${path(star(4, 9 + random.below(8), 2), '#fff', ' opacity=".85"')}</g>`,
  );

export const bokeh: Backdrop = ({ width: w, height: h, palette, random }) =>
  many(26, () =>
    circle(
      random.below(w),
      random.below(h),
      8 + random.below(40),
      random.pick([palette.glow, palette.accent, palette.main, '#ffffff']),
      ` opacity="${n(0.07 + random.below(16) / 100)}"`,
    ),
  );

export const clouds: Backdrop = ({ width: w, height: h, palette, random }) => {
  const curl = (x: number, y: number, s: number, colour: string) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})">${path('M-90 20C-100-10-66-26-50-12C-46-48 4-52 12-18C34-40 76-24 70 6C96 4 100 34 78 36H-70C-84 36-92 30-90 20Z', colour)}${stroke('M-40 16A18 18 0 1 1-20-2M20 18A16 16 0 1 1 38 2', '#ffffff', 3, ' opacity=".5"')}</g>`;
  return many(9, (index) =>
    curl(
      random.below(w),
      h * (0.08 + (index % 5) * 0.2) + random.below(30),
      0.5 + random.below(60) / 100,
      index % 2 ? mix(palette.sky[0], '#ffffff', 0.22) : mix(palette.glow, palette.sky[0], 0.5),
    ).replace('<g ', '<g opacity=".5" '),
  );
};

export const deco: Backdrop = ({ width: w, height: h, palette }) => {
  const size = 48;
  const columns = Math.ceil(w / size) + 1;
  const rows = Math.ceil(h / (size / 2)) + 2;
  const scale = (x: number, y: number) => [24, 17, 10].map((r) => circle(x, y, r, 'none')).join('');
  const scales = many(rows, (row) =>
    many(columns, (column) => scale(column * size + (row % 2 ? size / 2 : 0), row * (size / 2))),
  );
  return `<g stroke="${lighter(palette.glow, 0.3)}" stroke-width="1.6" opacity=".2">${scales}</g>`;
};

export const speed: Backdrop = ({ width: w, height: h, palette, random }) =>
  many(30, () => {
    const y = random.below(h);
    const x = random.below(w) - w * 0.3;
    return rect(
      x,
      y,
      w * (0.15 + random.below(50) / 100),
      1.5 + random.below(5),
      3,
      random.pick([palette.glow, palette.accent, '#fff']),
      ' opacity=".35"',
    );
  }).replace(/^/, `<g transform="rotate(-14 ${w / 2} ${h / 2})">`) +
  '</g>' +
  path(`M0 ${n(h * 0.8)}L${w} ${n(h * 0.66)}V${h}H0Z`, darker(palette.sky[1], 0.4), ' opacity=".8"') +
  stroke(`M0 ${n(h * 0.9)}L${w} ${n(h * 0.79)}`, '#fff', 5, ' stroke-dasharray="34 26" opacity=".5"');
