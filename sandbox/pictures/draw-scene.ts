import { scenes } from './banner-scenes.ts';
import { compose } from './compose.ts';
import { directionOf } from './directions/index.ts';

/**
 * A scene without letters, 16:9, for promotions and announcements.
 *
 * @returns undefined when there is no such scene
 */
export function drawScene(art: string, merchant: string): string | undefined {
  if (!Object.hasOwn(scenes, art)) return undefined;
  const { motifs = [], tone = 0, form = 0 } = scenes[art] ?? {};
  return compose({
    direction: directionOf(merchant),
    motifs,
    tone,
    form,
    seed: [...art].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_003,
    width: 960,
    height: 540,
    focus: [480, 256],
    reach: 165,
  });
}
