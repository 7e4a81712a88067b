import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const TEXT = 'https://apps.test/android/portal.apk';

/** Draws the path's runs on a grid. */
function draw({ size, path }: ReturnType<typeof qrPath>): boolean[] {
  const grid = new Array<boolean>(size * size).fill(false);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step += 1) grid[Number(y) * size + Number(x) + step] = true;
  }
  return grid;
}

test('[2.30] the path draws every dark module and no other, without a margin', () => {
  const { size, data } = create(TEXT, { errorCorrectionLevel: 'H' }).modules;
  const code = qrPath(TEXT);
  expect(code.size).toBe(size);
  expect(draw(code)).toEqual([...data].map(Boolean));
  expect(draw(code).slice(0, 7)).toEqual(new Array(7).fill(true));
});
