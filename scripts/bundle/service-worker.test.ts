import { expect, test, vi } from 'vitest';
import { REMOVING_WORKER, scriptsOf, serviceWorker } from './service-worker.ts';

test('a service worker is its code with the release that it keeps', () => {
  const release = {
    id: '/a.css /a.js',
    files: ['/a.js'],
    shell: { url: '/shell', revision: '1' },
    platform: ['/wps'],
  };
  const keepOffline = vi.fn();
  const scope = {};
  new Function('livery', 'self', serviceWorker('0;', release))({ keepOffline }, scope);
  expect(keepOffline.mock.calls).toEqual([[scope, release]]);
});

test('the scripts of some widgets come with what these need at once', () => {
  const chunk = (file: string, imports: readonly string[], widgets: readonly string[] = []) => ({
    ...{ file, imports, widgets },
    ...{ code: '', styles: [], modules: {} },
  });
  const chunks = [
    chunk('entry.js', ['vendor.js']),
    chunk('vendor.js', []),
    chunk('loaders.js', []),
    chunk('Footer.js', ['shared.js'], ['footer']),
    chunk('shared.js', ['vendor.js']),
    chunk('Slip.js', [], ['slip']),
  ];
  const scripts = scriptsOf({ chunks, entry: 'entry.js', loaders: 'loaders.js' }, ['footer']);
  expect([...scripts].sort()).toEqual(['Footer.js', 'entry.js', 'loaders.js', 'shared.js', 'vendor.js']);
});

test('the worker that removes an earlier one takes its caches away and leaves those of others', async () => {
  const listeners: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {};
  const left = new Set(['livery-pages', 'livery-precache-v2', 'other']);
  const unregister = vi.fn(async () => left.size);
  const caches = { keys: async () => [...left], delete: async (name: string) => left.delete(name) };
  const skipWaiting = vi.fn();
  const addEventListener = (name: string, listener: (typeof listeners)[string]) => {
    listeners[name] = listener;
  };
  new Function('addEventListener', 'caches', 'registration', 'skipWaiting', REMOVING_WORKER)(
    ...[addEventListener, caches, { unregister }, skipWaiting],
  );
  const works: Promise<unknown>[] = [];
  for (const name of ['install', 'activate'])
    listeners[name]?.({ waitUntil: (work) => void works.push(work) });
  await Promise.all(works);
  expect([...left]).toEqual(['other']);
  expect(skipWaiting).toHaveBeenCalledOnce();
  expect(await unregister.mock.results[0]?.value).toBe(1);
});
