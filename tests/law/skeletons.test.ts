import { resolve } from 'node:path';
import { loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { expect, test } from 'vitest';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const surfaces = ['base', 'raised', 'overlay'];
/** As many steps of the three channels, all together: with less, nobody sees that something is on its way. */
const LEAST = 20;

const channels = (color: string) =>
  [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16));
/** Not a number for what is no plain colour. */
function difference(color: string, other: string): number {
  const ground = channels(other);
  return channels(color).reduce((sum, value, index) => sum + Math.abs(value - (ground[index] ?? 0)), 0);
}

test.each(['aurora', 'jade', 'harbor', 'kiosk'])(
  'in every mode of %s a skeleton stands out from the page, its cards and its dialogs',
  (id) => {
    const modes = Object.entries(loadBrand(workspace, id).theme?.modes ?? {});
    expect(modes.length).toBeGreaterThan(0);
    const hidden = modes.flatMap(([mode, tokens]) =>
      surfaces
        .map((surface) => {
          const skeleton = tokens['color.skeleton.base'] ?? '';
          const ground = tokens[`color.surface.${surface}`] ?? '';
          return { mode, surface, skeleton, ground, steps: difference(skeleton, ground) };
        })
        .filter(({ steps }) => !(steps >= LEAST)),
    );
    expect(hidden).toEqual([]);
  },
);
