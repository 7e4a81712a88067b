import { many } from '#sandbox/pictures/backdrops/canvas.ts';
import { around, circle, n, path, rect, star } from '#sandbox/pictures/svg.ts';
import { type Stage, shapeOf } from './stage.ts';

/** Dots that grow towards a corner, one shape in the other ink, and a shadow that was printed a little beside. */
export const print: Stage = ({ width: w, height: h, focus: [x, y], reach: r, tone, form, bare }) => {
  const { ground, light, second } = tone;
  const grid = r * 0.13;
  const steps = 7;
  const dots = many(steps, (index) => {
    const share = (index + 1) / steps;
    return `<pattern id="dots${index}" width="${n(grid)}" height="${n(grid)}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${circle(grid / 2, grid / 2, grid * 0.46 * share ** 0.8, second)}</pattern>`;
  });
  const halftone = many(steps, (index) => {
    const top = h * 0.42 + (h * 0.58 * index) / steps;
    return rect(0, top, w, (h * 0.58) / steps + 0.5, 0, `url(#dots${index})`);
  });
  const shape = shapeOf(
    [
      () => circle(x, y, r * 1.2, light, ` stroke="${second}" stroke-width="${n(r * 0.06)}"`),
      () =>
        `<g transform="translate(${n(x)} ${n(y)})">${path(star(16, r * 1.5, r * 1.16), light, ` stroke="${second}" stroke-width="${n(r * 0.06)}" stroke-linejoin="round"`)}</g>`,
      () =>
        rect(
          x - r * 1.16,
          y - r * 1.16,
          r * 2.32,
          r * 2.32,
          0,
          light,
          ` stroke="${second}" stroke-width="${n(r * 0.06)}"`,
        ),
      () =>
        `<g transform="translate(${n(x)} ${n(y)})">${around(12, () => path(`M0 0L${n(-r * 0.36)} ${n(-r * 3)}H${n(r * 0.36)}Z`, light), 15)}</g>`,
    ],
    // Rays and corners are noise where all is small.
    bare ? (form % 2) * 2 : form,
  );
  return {
    definitions:
      dots +
      `<filter id="beside" x="-10%" y="-10%" width="130%" height="130%"><feDropShadow dx="${n(r * 0.07)}" dy="${n(r * 0.07)}" stdDeviation="0" flood-color="#1a1a1a"/></filter>`,
    behind: rect(0, 0, w, h, 0, ground[0]) + (bare ? '' : halftone) + shape,
    before: '',
    hero: (drawing) => `<g filter="url(#beside)">${drawing}</g>`,
  };
};
