import { many } from '#sandbox/pictures/backdrops/canvas.ts';
import { mix } from '#sandbox/pictures/colour.ts';
import { circle, ellipse, linear, n, path, radial, rect } from '#sandbox/pictures/svg.ts';
import { type Stage, shapeOf } from './stage.ts';

/** A figure of light behind the hero, curtains of light above, and a wet floor that gives both back. */
export const neon: Stage = ({ width: w, height: h, focus: [x, y], reach: r, tone, form, bare, random }) => {
  const { ground, light, second } = tone;
  const floor = y + r * 0.98;
  const line = (d: string) =>
    path(d, 'none', ` stroke="url(#tube)" stroke-width="${n(r * 0.14)}" opacity=".55" filter="url(#bloom)"`) +
    path(d, 'none', ` stroke="url(#tube)" stroke-width="${n(r * 0.032)}" stroke-linejoin="round"`) +
    path(
      d,
      'none',
      ` stroke="#fff" stroke-opacity=".75" stroke-width="${n(r * 0.01)}" stroke-linejoin="round"`,
    );
  const ring = (radius: number, cx = x, cy = y) =>
    `M${n(cx - radius)} ${n(cy)}a${n(radius)} ${n(radius)} 0 1 1 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 1 ${n(-radius * 2)} 0Z`;
  const shape = shapeOf(
    [
      () => line(ring(r * 1.12)),
      () =>
        line(`M${n(x - r)} ${n(floor)}V${n(y - r * 0.1)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V${n(floor)}`),
      () => line(`M${n(x)} ${n(y - r * 1.35)}L${n(x + r * 1.3)} ${n(floor - r * 0.1)}H${n(x - r * 1.3)}Z`),
      () => line(ring(r * 0.86, x - r * 0.5, y - r * 0.14) + ring(r * 0.86, x + r * 0.5, y + r * 0.06)),
      () =>
        circle(x, y - r * 0.06, r * 1.12, 'url(#sun)') +
        many(6, (index) =>
          rect(x - r * 1.2, y + r * (0.1 + index * 0.17), r * 2.4, r * (0.03 + index * 0.016), 0, ground[1]),
        ),
      () =>
        line(
          `M${n(x)} ${n(y - r * 1.3)}L${n(x + r * 1.22)} ${n(y)}L${n(x)} ${n(y + r * 1.3)}L${n(x - r * 1.22)} ${n(y)}Z`,
        ),
    ],
    form,
  );
  const curtains = many(6, (index) => {
    const cx = x - w * 0.3 + index * w * 0.13 + random.below(Math.round(w * 0.06));
    const half = w * (0.018 + random.below(30) / 1000);
    const lean = w * 0.05;
    return path(
      `M${n(cx - half)} ${n(floor)}C${n(cx - half + lean)} ${n(h * 0.5)} ${n(cx - half - lean)} ${n(h * 0.3)} ${n(cx + lean)} ${n(-h * 0.05)}H${n(cx + lean + half * 2)}C${n(cx + half)} ${n(h * 0.3)} ${n(cx + half + lean * 2)} ${n(h * 0.5)} ${n(cx + half)} ${n(floor)}Z`,
      index % 2 ? 'url(#curtainA)' : 'url(#curtainB)',
      ` opacity="${n(0.25 + random.below(40) / 100)}"`,
    );
  });
  const stars = many(46, () =>
    circle(
      random.below(w),
      random.below(Math.round(h * 0.7)),
      (0.5 + random.below(12) / 10) * (h / 540),
      '#fff',
      ` opacity="${n(0.12 + random.below(55) / 100)}"`,
    ),
  );
  const motes = many(9, () =>
    circle(
      x - r * 1.7 + random.below(Math.round(r * 3.4)),
      y - r * 1.1 + random.below(Math.round(r * 2.2)),
      r * (0.012 + random.below(25) / 1000),
      random.pick([light, second, '#ffffff']),
      ' opacity=".85"',
    ),
  );
  const wet = `<g mask="url(#near)">${rect(0, floor, w, Math.max(0, h - floor), 0, 'url(#wet)')}</g>${ellipse(x, floor, r * 1.5, r * 0.05, mix(light, '#ffffff', 0.5), ' opacity=".5" filter="url(#bloom)"')}`;
  return {
    definitions: [
      radial(
        'ground',
        [
          [0, mix(ground[1], light, 0.35)],
          [0.42, ground[1]],
          [1, ground[0]],
        ],
        `gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(w * 0.62, h * 0.78))}"`,
      ),
      radial('halo', [
        [0, mix(light, '#ffffff', 0.35), 0.75],
        [0.4, light, 0.34],
        [1, light, 0],
      ]),
      linear(
        'tube',
        [
          [0, second],
          [0.5, light],
          [1, mix(light, second, 0.5)],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ),
      linear('sun', [
        [0, mix(second, '#ffffff', 0.35)],
        [0.5, light],
        [1, light, 0.15],
      ]),
      linear('curtainA', [
        [0, light, 0],
        [0.55, light, 0.5],
        [1, second, 0],
      ]),
      linear('curtainB', [
        [0, second, 0],
        [0.6, second, 0.42],
        [1, light, 0],
      ]),
      linear('wet', [
        [0, mix(ground[0], light, 0.22), 0.92],
        [0.35, ground[0], 0.94],
        [1, ground[0]],
      ]),
      linear(
        'fade',
        [
          [0, '#fff', 0.34],
          [0.6, '#fff', 0],
        ],
        `gradientUnits="userSpaceOnUse" x1="0" y1="${n(floor)}" x2="0" y2="${n(floor + r)}"`,
      ),
      `<mask id="mirror"><rect x="0" y="${n(floor)}" width="${w}" height="${n(Math.max(1, h - floor))}" fill="url(#fade)"/></mask>`,
      radial(
        'about',
        [
          [0, '#fff'],
          [0.5, '#fff', 0.9],
          [1, '#fff', 0],
        ],
        `gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(floor)}" r="${n(r * 2.4)}"`,
      ),
      `<mask id="near"><rect x="0" y="${n(floor)}" width="${w}" height="${n(Math.max(1, h - floor))}" fill="url(#about)"/></mask>`,
      `<filter id="bloom" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${n(r * 0.07)}"/></filter>`,
    ].join(''),
    behind: [
      rect(0, 0, w, h, 0, 'url(#ground)'),
      bare ? '' : stars,
      bare ? '' : `<g filter="url(#bloom)">${curtains}</g>`,
      circle(x, y, r * 1.75, 'url(#halo)'),
      bare ? '' : motes,
      shape,
      bare ? '' : wet,
    ].join(''),
    before: '',
    hero: (drawing) =>
      bare
        ? drawing
        : `<g mask="url(#mirror)"><g transform="translate(0 ${n(floor * 2)}) scale(1 -1)">${drawing}</g></g>${drawing}`,
  };
};
