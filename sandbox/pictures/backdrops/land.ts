import { darker, lighter, mix } from '#sandbox/pictures/colour.ts';
import { circle, ellipse, n, path, rect, stroke } from '#sandbox/pictures/svg.ts';
import { type Backdrop, many } from './canvas.ts';

export const dunes: Backdrop = ({ width: w, height: h, centre: [x], palette }) =>
  circle(x, h * 0.34, w * 0.27, lighter(palette.glow, 0.5), ' opacity=".55"') +
  path(
    `M0 ${n(h * 0.62)}C${n(w * 0.3)} ${n(h * 0.5)} ${n(w * 0.5)} ${n(h * 0.68)} ${w} ${n(h * 0.54)}V${h}H0Z`,
    mix(palette.glow, palette.sky[1], 0.35),
    ' opacity=".75"',
  ) +
  path(
    `M0 ${n(h * 0.74)}C${n(w * 0.34)} ${n(h * 0.82)} ${n(w * 0.56)} ${n(h * 0.58)} ${w} ${n(h * 0.7)}V${h}H0Z`,
    mix(palette.glow, palette.sky[1], 0.6),
  ) +
  path(
    `M0 ${n(h * 0.84)}C${n(w * 0.3)} ${n(h * 0.76)} ${n(w * 0.6)} ${n(h * 0.92)} ${w} ${n(h * 0.8)}V${h}H0Z`,
    darker(palette.sky[1], 0.2),
  );

export const sea: Backdrop = ({ width: w, height: h, palette, random }) => {
  const light = many(5, (index) =>
    path(
      `M${n(w * (0.1 + index * 0.2))} 0L${n(w * (index * 0.2 - 0.12))} ${h}H${n(w * (index * 0.2 + 0.06))}L${n(w * (0.17 + index * 0.2))} 0Z`,
      '#fff',
      ' opacity=".08"',
    ),
  );
  const weed = many(9, (index) => {
    const x = (w * (index + 0.5)) / 9;
    const top = h * (0.74 + random.below(12) / 100);
    return stroke(
      `M${n(x)} ${h}C${n(x - 22)} ${n(h * 0.94)} ${n(x + 24)} ${n(h * 0.88)} ${n(x)} ${n(top)}`,
      mix(palette.accent, palette.sky[1], 0.45),
      13,
      ' opacity=".8"',
    );
  });
  return (
    light +
    weed +
    many(22, () => {
      const r = 2 + random.below(11);
      return circle(
        random.below(w),
        random.below(h),
        r,
        '#fff',
        ' fill-opacity=".1" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"',
      );
    })
  );
};

export const hills: Backdrop = ({ width: w, height: h, palette }) =>
  [0.58, 0.7, 0.82]
    .map((top, index) => {
      const colour = mix(
        mix(palette.glow, palette.accent, 0.4),
        darker(palette.sky[1], 0.2),
        0.3 + index * 0.3,
      );
      const lift = index % 2 ? 0.08 : -0.08;
      return path(
        `M0 ${n(h * top)}C${n(w * 0.25)} ${n(h * (top - 0.12))} ${n(w * 0.45)} ${n(h * (top + lift))} ${n(w * 0.62)} ${n(h * top)}S${n(w * 0.9)} ${n(h * (top - 0.1))} ${w} ${n(h * (top - 0.02))}V${h}H0Z`,
        colour,
      );
    })
    .join('');

export const peaks: Backdrop = ({ width: w, height: h, palette, random }) => {
  const range = (base: number, colour: string, cap: boolean) =>
    many(5, (index) => {
      const x = (w * index) / 4 + random.below(40) - 20;
      const top = h * base - random.below(Math.round(h * 0.14)) - h * 0.1;
      const half = w * 0.24;
      return (
        path(`M${n(x - half)} ${h}L${n(x)} ${n(top)}L${n(x + half)} ${h}Z`, colour) +
        (cap
          ? path(
              `M${n(x - half * 0.16)} ${n(top + (h - top) * 0.16)}L${n(x)} ${n(top)}L${n(x + half * 0.16)} ${n(top + (h - top) * 0.16)}L${n(x + half * 0.05)} ${n(top + (h - top) * 0.12)}L${n(x - half * 0.04)} ${n(top + (h - top) * 0.18)}Z`,
              '#fff',
              ' opacity=".75"',
            )
          : '')
      );
    });
  return (
    range(0.56, mix(palette.sky[0], palette.glow, 0.3), true) +
    range(0.76, mix(palette.sky[1], palette.sky[0], 0.4), false)
  );
};

export const foliage: Backdrop = ({ width: w, height: h, palette, random }) => {
  const frond = (x: number, y: number, turn: number, s: number, colour: string) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(s)})">${path('M0 0C-40-50-40-120 0-170C40-120 40-50 0 0Z', colour)}${stroke('M0-6V-150', '#ffffff', 2.5, ' opacity=".22"')}</g>`;
  const green = mix(palette.accent, '#0f5132', 0.4);
  return many(16, (index) => {
    const side = index % 2 === 0;
    return frond(
      side ? -12 : w + 12,
      (h * (index + 0.5)) / 16,
      side ? 30 + random.below(80) : -30 - random.below(80),
      (0.6 + random.below(60) / 100) * (w / 400),
      mix(green, palette.sky[1], 0.15 + random.below(55) / 100),
    );
  });
};

export const snowfall: Backdrop = (canvas) => {
  const { width: w, height: h, random } = canvas;
  const pine = (x: number, y: number, s: number, colour: string) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})">${path('M0-120L36-60H18L48-10H24L58 44H-58L-24-10H-48L-18-60H-36Z', colour)}${path('M0-120L14-96C4-90-6-92-14-96Z', '#fff', ' opacity=".85"')}</g>`;
  return (
    hills(canvas) +
    many(7, (index) =>
      pine(
        (w * (index + 0.5)) / 7,
        h * 0.74 + random.below(40),
        0.5 + random.below(40) / 100,
        mix('#1f6f6a', canvas.palette.sky[1], 0.45),
      ),
    ) +
    many(60, () =>
      circle(
        random.below(w),
        random.below(h),
        1 + random.below(4),
        '#fff',
        ` opacity="${n(0.35 + random.below(60) / 100)}"`,
      ),
    )
  );
};

export const field: Backdrop = ({ width: w, height: h, centre: [x], palette }) =>
  many(8, (index) =>
    path(
      `M${n(x + (index - 4) * w * 0.09)} ${n(h * 0.6)}L${n(x + (index - 4) * w * 0.36)} ${h}H${n(x + (index - 3) * w * 0.36)}L${n(x + (index - 3) * w * 0.09)} ${n(h * 0.6)}Z`,
      mix('#2fa35a', palette.sky[1], index % 2 ? 0.2 : 0.38),
    ),
  ) +
  rect(0, h * 0.6, w, 3, 0, '#fff', ' opacity=".6"') +
  ellipse(x, h * 0.8, w * 0.32, h * 0.08, 'none', ' stroke="#fff" stroke-opacity=".55" stroke-width="3"') +
  [0.14, 0.86]
    .map(
      (share) =>
        circle(w * share, h * 0.1, 60, '#fff', ' opacity=".14"') +
        circle(w * share, h * 0.1, 28, '#fff', ' opacity=".5"'),
    )
    .join('');
