import type { ArtDirection } from '#sandbox/pictures/directions/direction.ts';
import type { MotifName } from '#sandbox/pictures/motifs/index.ts';
import { stages } from '#sandbox/pictures/stages/index.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import { paintDefinitions, paintMotif } from './paint-motif.ts';
import { circle, n, place, rect } from './svg.ts';

export interface Composition {
  readonly direction: ArtDirection;
  /** The one that stands in the light, and up to two that stand back. */
  readonly motifs: readonly MotifName[];
  /** Number of the direction's tone, and of its stage's shape: any whole numbers from 0 on. */
  readonly tone: number;
  readonly form: number;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** Where the hero stands, and half of its size. */
  readonly focus: readonly [x: number, y: number];
  readonly reach: number;
  /** Small enough for nothing but the hero and a shape behind it. */
  readonly bare?: boolean;
  /** Degrees by which the hero leans. */
  readonly lean?: number;
}

/** A picture without letters: a hero in the light, two companions behind it, in the manner of an art direction. */
export function compose(composition: Composition): string {
  const { direction, width, height, focus, reach, form, seed, lean = 0, bare = false } = composition;
  const [x, y] = focus;
  const { tones, motifs: ownMotifs } = direction;
  const [hero = 'coin', near, far] = composition.motifs.map((name, index) =>
    ownMotifs === undefined || ownMotifs.includes(name)
      ? name
      : (ownMotifs[(seed + index) % ownMotifs.length] ?? ownMotifs[0]),
  );
  const tone = tones[composition.tone % tones.length] ?? tones[0];
  const random = createRandom(seed);
  const staging = stages[direction.stage]({ width, height, focus, reach, tone, form, bare, random });
  const draw = (name: MotifName, dx: number, dy: number, scale: number, turn: number) =>
    place(paintMotif(name, direction, tone), x + dx * reach, y + dy * reach, (scale * reach) / 100, turn);
  const back = [far && draw(far, 1.16, -0.5, 0.42, 14), near && draw(near, -1.14, 0.52, 0.46, -14)];
  const lifted = (drawing: string) =>
    direction.shadow && drawing !== '' ? `<g filter="url(#lift)">${drawing}</g>` : drawing;
  const front = lifted(draw(hero, 0, 0, 0.98, lean));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${paintDefinitions(direction, tone)}${staging.definitions}${direction.grain > 0 ? grainOf(direction.grain, seed) : ''}</defs>${[
    staging.behind,
    lifted(back.filter((drawing) => drawing !== undefined).join('')),
    staging.hero ? staging.hero(front) : front,
    staging.before,
    direction.grain > 0 ? rect(0, 0, width, height, 0, 'url(#grain)') : '',
  ].join('')}</svg>`;
}

/** Specks of light and dark, as film has them. */
function grainOf(opacity: number, seed: number): string {
  const random = createRandom(seed + 1);
  const specks = Array.from({ length: 90 }, (_, index) =>
    circle(random.below(120), random.below(120), 0.5 + random.below(6) / 10, index % 2 ? '#fff' : '#000'),
  ).join('');
  return `<pattern id="grain" width="120" height="120" patternUnits="userSpaceOnUse"><g opacity="${n(opacity * 2)}">${specks}</g></pattern>`;
}
