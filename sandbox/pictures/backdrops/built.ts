import { darker, lighter, mix } from '#sandbox/pictures/colour.ts';
import { circle, ellipse, n, path, rect, stroke } from '#sandbox/pictures/svg.ts';
import { type Backdrop, many } from './canvas.ts';

export const city: Backdrop = ({ width: w, height: h, palette, random }) =>
  [0.5, 0.66]
    .map((top, layer) => {
      const count = Math.round(w / 40);
      return many(count, (index) => {
        const x = (w * index) / count;
        const y = h * top + random.below(Math.round(h * 0.2));
        const tower = rect(
          x,
          y,
          w / count + 1,
          h - y,
          0,
          mix(palette.sky[1], palette.sky[0], layer ? 0.15 : 0.6),
        );
        return layer
          ? tower +
              many(5, (row) =>
                random.chance(0.6)
                  ? rect(
                      x + 6 + (row % 2) * 13,
                      y + 10 + row * 15,
                      6,
                      8,
                      1,
                      lighter(palette.glow, 0.4),
                      ' opacity=".75"',
                    )
                  : '',
              )
          : tower;
      });
    })
    .join('');

export const stage: Backdrop = ({ width: w, height: h, centre: [x], palette }) =>
  [-0.34, -0.12, 0.12, 0.34]
    .map((offset, index) =>
      path(
        `M${n(x + offset * w * 0.5)} ${-10}L${n(x + offset * w * 2.2 - w * 0.16)} ${n(h * 0.9)}H${n(x + offset * w * 2.2 + w * 0.16)}Z`,
        index % 2 ? lighter(palette.accent, 0.3) : lighter(palette.glow, 0.3),
        ' opacity=".2"',
      ),
    )
    .join('') +
  ellipse(x, h * 0.8, w * 0.62, h * 0.1, palette.glow, ' opacity=".35"') +
  path(
    `M0 0H${n(w * 0.2)}C${n(w * 0.16)} ${n(h * 0.4)} ${n(w * 0.1)} ${n(h * 0.7)} 0 ${n(h * 0.8)}ZM${w} 0H${n(w * 0.8)}C${n(w * 0.84)} ${n(h * 0.4)} ${n(w * 0.9)} ${n(h * 0.7)} ${w} ${n(h * 0.8)}Z`,
    darker(palette.main, 0.45),
    ' opacity=".8"',
  );

export const grid: Backdrop = ({ width: w, height: h, centre: [x], palette }) => {
  const horizon = h * 0.56;
  const rows = [0, 0.04, 0.1, 0.19, 0.32, 0.5, 0.74, 1]
    .map((t) => `M0 ${n(horizon + (h - horizon) * t)}H${w}`)
    .join('');
  const columns = many(
    15,
    (index) => `M${n(x + (index - 7) * w * 0.035)} ${n(horizon)}L${n(x + (index - 7) * w * 0.24)} ${h}`,
  );
  return (
    circle(x, horizon - h * 0.06, h * 0.24, palette.main, ' opacity=".7"') +
    many(5, (index) =>
      rect(
        x - h * 0.25,
        horizon - h * 0.02 - index * h * 0.05,
        h * 0.5,
        h * 0.008 * (5 - index),
        0,
        palette.sky[0],
        ' opacity=".8"',
      ),
    ) +
    rect(0, horizon, w, h - horizon, 0, palette.sky[1]) +
    stroke(rows + columns, palette.accent, 2, ' opacity=".6"')
  );
};

export const columns: Backdrop = ({ width: w, height: h, palette }) => {
  const stone = mix(palette.glow, '#ffffff', 0.4);
  return (
    [0.04, 0.22, 0.78, 0.96]
      .map((share) => {
        const x = w * share;
        const half = w * 0.065;
        return `<g opacity=".32">${rect(x - half, h * 0.16, half * 2, h * 0.7, 0, stone)}${[-0.5, 0, 0.5].map((t) => rect(x + half * t * 1.3 - 3, h * 0.16, 6, h * 0.7, 3, palette.sky[1], ' opacity=".5"')).join('')}${rect(x - half * 1.4, h * 0.12, half * 2.8, h * 0.04, 4, stone)}${rect(x - half * 1.4, h * 0.86, half * 2.8, h * 0.04, 4, stone)}</g>`;
      })
      .join('') +
    path(`M0 ${n(h * 0.12)}L${n(w / 2)} ${n(-h * 0.08)}L${w} ${n(h * 0.12)}Z`, stone, ' opacity=".25"')
  );
};

export const bunting: Backdrop = ({ width: w, height: h, palette, random }) =>
  [0.07, 0.2]
    .map((top, row) => {
      const count = Math.round(w / 44);
      return (
        stroke(
          `M0 ${n(h * top)}Q${n(w / 2)} ${n(h * (top + 0.09))} ${w} ${n(h * top)}`,
          '#fff',
          2,
          ' opacity=".6"',
        ) +
        many(count, (index) => {
          const t = (index + 0.5) / count;
          const y = h * (top + 0.09 * 2 * t * (1 - t));
          const colour =
            [palette.main, palette.accent, '#ffd257', lighter(palette.glow, 0.3), '#58c26a'][
              (index + row) % 5
            ] ?? palette.main;
          return path(
            `M${n(w * t - 17)} ${n(y)}h34v32l-8.500-8l-8.500 8l-8.500-8l-8.500 8Z`,
            colour,
            ' opacity=".9"',
          );
        })
      );
    })
    .join('') +
  many(36, () =>
    rect(
      random.below(w),
      random.below(h),
      7,
      4,
      1,
      random.pick([palette.main, palette.accent, '#ffd257', '#fff']),
      ` opacity=".65" transform="rotate(${random.below(90)} ${w / 2} ${h / 2})"`,
    ),
  );

export const felt: Backdrop = ({ width: w, height: h, centre: [x], palette }) =>
  ellipse(x, h * 0.94, w * 0.85, h * 0.42, mix(palette.accent, palette.sky[1], 0.4)) +
  ellipse(x, h * 0.94, w * 0.85, h * 0.42, 'none', ' stroke="#e7b35a" stroke-width="7" stroke-opacity=".8"') +
  ellipse(x, h * 0.97, w * 0.7, h * 0.34, 'none', ' stroke="#fff" stroke-width="2" stroke-opacity=".35"') +
  many(
    6,
    (index) =>
      circle((w * (index + 0.5)) / 6, h * (0.1 + (index % 2) * 0.06), 5, '#fff1c2', ' opacity=".9"') +
      circle((w * (index + 0.5)) / 6, h * (0.1 + (index % 2) * 0.06), 26, '#fff1c2', ' opacity=".13"') +
      rect(
        (w * (index + 0.5)) / 6 - 0.7,
        0,
        1.4,
        h * (0.1 + (index % 2) * 0.06),
        0,
        '#fff1c2',
        ' opacity=".4"',
      ),
  );
