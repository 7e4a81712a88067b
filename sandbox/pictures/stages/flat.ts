import { many } from '#sandbox/pictures/backdrops/canvas.ts';
import { mix } from '#sandbox/pictures/colour.ts';
import { circle, n, path, rect } from '#sandbox/pictures/svg.ts';
import { type Stage, shapeOf } from './stage.ts';

/** One flat shape behind the hero, a shadow as long as at evening, and the sea below. */
export const flat: Stage = ({ width: w, height: h, focus: [x, y], reach: r, tone, form, bare }) => {
  const { ground, light, second } = tone;
  const far = Math.max(w, h) * 2;
  // The nearer edge of the picture, where no text is laid over.
  const away = isLeft(x, w) ? -1 : 1;
  const band = (top: number, swing: number, fill: string) => {
    const step = r * 1.1;
    const count = Math.ceil(w / step) + 2;
    return path(
      `M${n(x - step * count)} ${n(top)}${many(count * 2, (index) => `q${n(step / 2)} ${n(index % 2 ? swing : -swing)} ${n(step)} 0`)}V${n(h + r)}H${n(x - step * count)}Z`,
      fill,
    );
  };
  const sea = bare
    ? ''
    : band(y + r * 0.98, r * 0.12, second) +
      band(y + r * 1.16, r * 0.12, mix(second, ground[0], 0.45)) +
      band(y + r * 1.34, r * 0.12, ground[0]);
  const shape = shapeOf(
    [
      () => circle(x + r * 0.18, y - r * 0.12, r * 1.16, light) + sea,
      () =>
        path(
          `M${n(x + r * 1.5)} ${n(y - r * 1.35)}V${n(y + r * 1.35)}H${n(x - r * 1.2)}A${n(r * 2.7)} ${n(r * 2.7)} 0 0 1 ${n(x + r * 1.5)} ${n(y - r * 1.35)}Z`,
          light,
        ) +
        path(
          `M${n(x - r * 1.2)} ${n(y + r * 1.35)}h${n(r * 1.2)}a${n(r * 1.2)} ${n(r * 1.2)} 0 0 0 ${n(-r * 1.2)} ${n(-r * 1.2)}Z`,
          second,
        ),
      () =>
        circle(x, y, r * 1.42, second) +
        circle(x, y, r * 1.12, light) +
        circle(x, y, r * 0.82, mix(light, ground[1], 0.18)),
      () =>
        path(
          `M${n(x - r * 1.7)} ${n(y + r * 1.02)}a${n(r * 1.7)} ${n(r * 1.7)} 0 0 1 ${n(r * 3.4)} 0Z`,
          light,
        ) + sea,
      () =>
        path(
          `M${n(x - away * r * 0.3)} ${n(-h)}H${n(x + away * far)}V${n(h * 2)}H${n(x - away * r * 1.5)}Z`,
          second,
        ) +
        circle(x + away * r * 0.72, y - r * 0.66, r * 0.78, light) +
        rect(x - r * 1.3, y + r * 0.96, r * 2.6, r * 0.07, 0, light),
    ],
    form,
  );
  return {
    definitions: linear2(ground, x, w),
    behind: rect(0, 0, w, h, 0, 'url(#ground)') + shape,
    before: '',
    hero: (drawing) =>
      `${path(`M${n(x - r * 0.68)} ${n(y + r * 0.68)}L${n(x + r * 0.68)} ${n(y - r * 0.68)}l${n(far)} ${n(far)}H${n(x)}Z`, '#0a1c24', ' opacity=".16"')}${drawing}`,
  };
};

/** Two flat halves would cut the text: the ground goes over from one to the other between the text and the hero. */
function linear2([quiet, lit]: readonly [string, string], x: number, w: number): string {
  const [from, to] = isLeft(x, w) ? [w * 0.72, w * 0.4] : [w * 0.28, w * 0.6];
  return `<linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="${n(from)}" y1="0" x2="${n(to)}" y2="0"><stop offset="0" stop-color="${quiet}"/><stop offset="1" stop-color="${lit}"/></linearGradient>`;
}

function isLeft(x: number, w: number): boolean {
  return x < w / 2 - 1;
}
