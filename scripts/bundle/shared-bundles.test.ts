import { digestOf } from '@liveryjs/workspace/hash';
import { expect, it } from 'vitest';
import { reportText } from './report.ts';
import { receiveBundle, sendBundle } from './shared-bundles.ts';
import type { SharedCache } from './shared-cache.ts';

const report = reportText({
  ...{ brand: 'red', domains: [], inputHash: 'a1', chunks: [], widgets: {}, routes: [], budgets: [] },
  files: { 'index.html': { raw: 4, sha256: digestOf('page') } },
});

function cacheOf(sent?: string): SharedCache {
  let value = sent === undefined ? undefined : Buffer.from(sent);
  return {
    get: async () => value,
    put: (_key, bytes) => {
      value = Buffer.from(bytes);
    },
    settled: async () => true,
    trouble: () => undefined,
  };
}

it('a bundle arrives as it was sent, texts and bytes', async () => {
  const cache = cacheOf();
  const files = new Map<string, string | Uint8Array>([
    ['build-report.json', report],
    ['index.html', 'page'],
    ['assets/a.png', new Uint8Array([0, 255])],
  ]);
  sendBundle(cache, 'a1', files);
  const received = await receiveBundle(cache, 'a1', 'red');
  expect(received?.report.brand).toBe('red');
  expect([...(received?.files ?? [])].map(([path, content]) => [path, Buffer.from(content)])).toEqual(
    [...files].map(([path, content]) => [path, Buffer.from(content)]),
  );
});

const reportEntry = ['build-report.json', report];

it.each<[name: string, sent: string]>([
  ['no JSON', '[['],
  ['no list', '{}'],
  ['a file that is none', JSON.stringify([reportEntry, true])],
  ['a file without content', JSON.stringify([reportEntry, ['index.html']])],
  ['a path that is no text', JSON.stringify([reportEntry, [{}, 'page']])],
  ['content that is no text', JSON.stringify([reportEntry, ['index.html', { length: 1 }]])],
  ['an unknown encoding', JSON.stringify([reportEntry, ['index.html', 'page', 32]])],
  ['a path outside', JSON.stringify([reportEntry, ['assets/../../a', 'page']])],
  ['a path with a control character', JSON.stringify([reportEntry, ['a\n', 'page']])],
  ['no report', JSON.stringify([['index.html', 'page']])],
])('%s is no bundle', async (_name, sent) => {
  expect(await receiveBundle(cacheOf(sent), 'a1', 'red')).toBeUndefined();
});
