import { scenes } from './banner-scenes.ts';
import { paintScene } from './paint-scene.ts';

const WIDTH = 960;
const HEIGHT = 540;

/**
 * A scene without letters, 16:9, for promotions and announcements.
 *
 * @returns undefined when there is no such scene
 */
export function drawScene(art: string, merchant: string): string | undefined {
  if (!Object.hasOwn(scenes, art)) return undefined;
  const { definitions, drawings } = paintScene({
    art,
    merchant,
    seed: [...art].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_003,
    width: WIDTH,
    height: HEIGHT,
    centre: [WIDTH / 2, 272],
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${definitions}</defs>${drawings}</svg>`;
}
