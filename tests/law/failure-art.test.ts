import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const brands = resolve(import.meta.dirname, '../../brands');

const shown = readdirSync(brands, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name: folder }) => ({
    folder,
    ...JSON.parse(readFileSync(resolve(brands, folder, 'brand.json'), 'utf8')),
  }))
  .filter(({ abstract }) => !abstract);

test.each(['artNotFound', 'artMaintenance', 'artRegionBlock'])(
  'every brand has its own picture for %s',
  (art) => {
    const drawn = shown.map(({ folder, assets }) => {
      const file = assets?.[art];
      expect(file, `${folder} has no ${art}`).toEqual(expect.any(String));
      return readFileSync(resolve(brands, folder, file), 'utf8');
    });
    expect(new Set(drawn).size).toBe(shown.length);
  },
);
