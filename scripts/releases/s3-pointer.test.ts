import { expect, it } from 'vitest';
import type { S3Objects } from './s3-objects.ts';
import { holding, readPointer } from './s3-pointer.ts';

const RELEASE = '0123456789ab';

/** A storage of one object, which says which release visitors get. */
function storageOf(text: string | undefined) {
  let bytes = text === undefined ? undefined : new TextEncoder().encode(text);
  let version = 1;
  const objects: S3Objects = {
    name: 's3://portals/live',
    get: async () => bytes && { bytes, etag: `"${version}"`, type: undefined, cache: undefined },
    async put(_key, next, _headers, condition) {
      const isThere = bytes !== undefined;
      if (condition === 'absent' ? isThere : condition && condition.etag !== `"${version}"`) return undefined;
      bytes = new Uint8Array(next);
      return `"${++version}"`;
    },
    list: async () => new Map(),
    names: async () => ({ objects: [], folders: [] }),
    remove: async () => undefined,
  };
  return { objects, text: () => bytes && new TextDecoder().decode(bytes) };
}

const patience = { stale: 5, renew: 1_000_000, look: 1, looks: 20 };

it.each([
  ['no JSON', 'current'],
  ['an empty object', '{}'],
  ['a list', '[]'],
  ['nothing', ''],
  ['a path in the place of a release', '{"release":"../../blue","write":"a"}'],
  ['a number in the place of a holder', '{"holder":1,"write":"a"}'],
])('%s is no pointer: it is named, and stays as it is', async (_what, text) => {
  const storage = storageOf(text);
  const sentence =
    's3://portals/live/red/current is not as livery writes it, so nobody knows which release of red visitors get, and nothing was changed. Remove this object, then publish red again.';
  await expect(readPointer(storage.objects, 'red')).rejects.toThrow(sentence);
  const point = holding(storage.objects, 'red', patience, (held) => held.point(RELEASE));
  await expect(point).rejects.toThrow(sentence);
  expect(storage.text()).toBe(text);
});

it.each([
  ['nothing before', undefined, undefined],
  ['a brand that was taken away', '{"write":"a"}', undefined],
  ['another release', '{"release":"ba9876543210","write":"a"}', 'ba9876543210'],
  ['what a later version says besides', `{"release":"${RELEASE}","write":"a","since":1}`, RELEASE],
])('the pointer is moved after %s', async (_what, text, before) => {
  const { objects } = storageOf(text);
  expect(await readPointer(objects, 'red')).toBe(before);
  await holding(objects, 'red', patience, (held) => held.point(RELEASE));
  expect(await readPointer(objects, 'red')).toBe(RELEASE);
});
