import { createRequire } from 'node:module';
import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { withoutLocaleLists } from './without-locale-lists.ts';

const LIBRARY = createRequire(import.meta.url).resolve('intl-messageformat');

test('a message is made without a list of the locales that the browser knows', async () => {
  const asks = async (plugins: Parameters<typeof rollup>[0]['plugins']) => {
    const bundle = await rollup({ input: LIBRARY, external: (id) => id !== LIBRARY, plugins });
    const { output } = await bundle.generate({ format: 'es' });
    return output[0].code.includes('.resolveLocale(');
  };
  expect([await asks([]), await asks([withoutLocaleLists()])]).toEqual([true, false]);
});
