import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { withoutPrefixes } from './without-prefixes.ts';

const LIBRARY = join(
  createRequire(import.meta.url).resolve('styled-components/package.json'),
  '../dist/styled-components.browser.esm.js',
);

test('styled-components takes nothing of its compiler that writes the names of old browsers', async () => {
  const taken = async (plugins: Parameters<typeof rollup>[0]['plugins']) => {
    const bundle = await rollup({ input: LIBRARY, external: (id) => id !== LIBRARY, plugins });
    const { output } = await bundle.generate({ format: 'es' });
    return output[0].code.includes('.prefixer');
  };
  expect([await taken([]), await taken([withoutPrefixes()])]).toEqual([true, false]);
});
