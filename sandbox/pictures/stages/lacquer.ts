import { many } from '#sandbox/pictures/backdrops/canvas.ts';
import { mix } from '#sandbox/pictures/colour.ts';
import { around, circle, linear, n, path, radial, rect, star, stroke } from '#sandbox/pictures/svg.ts';
import { type Stage, shapeOf } from './stage.ts';

/** Gold leaf behind the hero, clouds or waves in a gold line below, and gold dust that thins out towards the text. */
export const lacquer: Stage = ({
  width: w,
  height: h,
  focus: [x, y],
  reach: r,
  tone,
  form,
  bare,
  random,
}) => {
  const { ground, light, second } = tone;
  const thin = n(Math.max(1.2, r * 0.011));
  const leaf = (radius: number, fill = 'url(#leaf)') =>
    circle(x, y, radius, fill) +
    circle(x, y, radius * 1.06, 'none', ` stroke="${light}" stroke-width="${thin}" opacity=".8"`);
  const shape = shapeOf(
    [
      () => leaf(r * 1.14),
      () =>
        circle(x, y, r * 1.2, 'url(#gate)') +
        circle(x, y, r * 1.2, 'none', ` stroke="url(#leaf)" stroke-width="${n(r * 0.1)}"`) +
        circle(x, y, r * 1.31, 'none', ` stroke="${light}" stroke-width="${thin}" opacity=".7"`),
      () =>
        `<g transform="translate(${n(x)} ${n(y + r * 0.62)})">${many(13, (index) => `<g transform="rotate(${-72 + index * 12})">${path(`M0 0L${n(-r * 0.19)} ${n(-r * 1.78)}H${n(r * 0.19)}Z`, index % 2 ? 'url(#leaf)' : mix(second, ground[0], 0.15))}</g>`)}</g>`,
      () =>
        `<g transform="translate(${n(x)} ${n(y)})">${path(star(8, r * 1.3), 'url(#gate)', ` stroke="url(#leaf)" stroke-width="${n(r * 0.08)}" transform="rotate(22.5)"`)}${path(star(8, r * 1.44), 'none', ` stroke="${light}" stroke-width="${thin}" opacity=".7" transform="rotate(22.5)"`)}</g>`,
      () =>
        leaf(r * 0.95) +
        `<g transform="translate(${n(x)} ${n(y)})">${around(32, (index) => stroke(`M0 ${n(-r * 1.08)}V${n(-r * (index % 2 ? 1.26 : 1.42))}`, light, r * 0.022, ' opacity=".85"'))}</g>`,
    ],
    form,
  );
  const scale = r * 0.34;
  const wave = (cx: number, cy: number) =>
    circle(cx, cy, scale, mix(ground[0], second, 0.12)) +
    [1, 0.72, 0.44].map((share) => circle(cx, cy, scale * share, 'none')).join('');
  const base = y + r * 0.86;
  const rows = Math.ceil((h - base) / (scale * 0.5)) + 1;
  const waves = `<g stroke="${light}" stroke-width="${thin}" mask="url(#side)">${many(rows, (row) => many(Math.ceil(w / (scale * 2)) + 2, (column) => wave((column - 0.5) * scale * 2 + (row % 2) * scale, base + scale + row * scale * 0.5)))}</g>`;
  const cloud = (cx: number, cy: number, size: number, fill: string) =>
    path(
      `M${n(cx - size * 1.5)} ${n(cy)}h${n(size * 3)}a${n(size * 0.3)} ${n(size * 0.3)} 0 0 0 0${n(-size * 0.6)}h${n(-size * 0.5)}a${n(size * 0.55)} ${n(size * 0.55)} 0 0 0 ${n(-size * 1)} ${n(-size * 0.35)}a${n(size * 0.42)} ${n(size * 0.42)} 0 0 0 ${n(-size * 0.8)} ${n(size * 0.35)}h${n(-size * 0.7)}a${n(size * 0.3)} ${n(size * 0.3)} 0 0 0 0 ${n(size * 0.6)}Z`,
      fill,
      ` stroke="${light}" stroke-width="${thin}"`,
    );
  const back = mix(ground[1], '#000000', 0.2);
  const drift = () => (random.below(60) / 100 - 0.3) * r;
  const clouds =
    cloud(x - r * 1.35 + drift(), y - r * 0.72 + drift() / 2, r * 0.28, second) +
    cloud(x + r * 1.3 + drift(), y - r * 0.2 + drift(), r * 0.34, back) +
    cloud(x - r * 1.7 + drift(), y + r * 0.34 + drift() / 2, r * 0.3, back);
  const dust = many(150, () => {
    const away = random.below(1000) / 1000;
    const angle = (random.below(3600) / 3600) * Math.PI * 2;
    const far = r * 0.9 + away ** 2 * Math.max(w, h) * 0.7;
    return circle(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far * 0.7,
      (0.5 + random.below(15) / 10) * (r / 190),
      light,
      ` opacity="${n(0.25 + (1 - away) * 0.6)}"`,
    );
  });
  const front =
    cloud(x - r * 0.72 + drift(), y + r * 1.16, r * 0.42, second) +
    cloud(x + r * 0.86 + drift(), y + r * 1.28, r * 0.36, back);
  return {
    definitions: [
      radial(
        'ground',
        [
          [0, mix(ground[1], light, 0.1)],
          [0.5, ground[1]],
          [1, ground[0]],
        ],
        `gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(w * 0.6, h * 0.8))}"`,
      ),
      linear(
        'leaf',
        [
          [0, mix(light, '#ffffff', 0.45)],
          [0.45, light],
          [1, mix(light, '#5a3208', 0.45)],
        ],
        'x1="0.2" y1="0" x2="0.8" y2="1"',
      ),
      radial('gate', [
        [0, mix(ground[1], light, 0.45)],
        [1, mix(ground[0], ground[1], 0.6)],
      ]),
      linear(
        'sheen',
        [
          [0, '#fff', 0],
          [0.5, '#fff', 0.07],
          [1, '#fff', 0],
        ],
        'x1="0" y1="0" x2="1" y2="0.6"',
      ),
      radial(
        'near',
        [
          [0, '#fff', 0.8],
          [0.55, '#fff', 0.5],
          [1, '#fff', 0],
        ],
        `gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(base + r * 0.3)}" r="${n(r * 2.6)}"`,
      ),
      `<mask id="side"><rect x="0" y="${n(base - r)}" width="${w}" height="${n(Math.max(1, h - base + r))}" fill="url(#near)"/></mask>`,
    ].join(''),
    behind: [
      rect(0, 0, w, h, 0, 'url(#ground)'),
      bare
        ? ''
        : path(`M${n(w * 0.2)} 0H${n(w * 0.5)}L${n(w * 0.3)} ${h}H0V${n(h * 0.6)}Z`, 'url(#sheen)') + dust,
      shape,
      bare ? '' : clouds,
    ].join(''),
    before: bare ? '' : form % 2 ? front : waves,
  };
};
