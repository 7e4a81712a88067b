import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openTarget, readS3Address } from './open-target.ts';

it.each([
  ['s3://portals', { bucket: 'portals', prefix: '', shown: 's3://portals' }],
  ['s3://portals/', { bucket: 'portals', prefix: '', shown: 's3://portals' }],
  [
    's3://my.portals-1/live/of_all/',
    { bucket: 'my.portals-1', prefix: 'live/of_all/', shown: 's3://my.portals-1/live/of_all' },
  ],
])('%s', (text, address) => {
  expect(readS3Address(text)).toEqual(address);
});

it.each([
  's3://',
  's3:portals',
  's3://Portals',
  's3://key:secret@portals/live',
  's3://portals/a/../b',
  's3://portals/a?b',
])('%s is no address, and nothing of it is repeated', (text) => {
  expect(() => readS3Address(text)).toThrow(
    /^--to is not the address of a storage\. Write s3:\/\/bucket\/prefix/,
  );
  expect(() => readS3Address(text)).not.toThrow(/secret/);
});

it('takes all else for a folder', async () => {
  expect((await openTarget('portals')).name).toBe(resolve('portals'));
  expect((await openTarget('./mailto:portals')).name).toBe(resolve('mailto:portals'));
});

it.each([
  ['', '--to is empty. Name a folder, such as /srv/portals, or a storage, as s3://bucket/prefix.'],
  [' ', '--to is empty.'],
  ['http://storage.example/portals', '--to is an address that nothing can be published to. Name a folder'],
  ['ftp://user:secret@portals', '--to is an address that nothing can be published to. Name a folder'],
  ['ftp:secret', '--to is an address that nothing can be published to. Name a folder'],
  ['file:/srv/secret', '--to is an address that nothing can be published to. Name a folder'],
  ['javascript:secret()', '--to is an address that nothing can be published to. Name a folder'],
  ['data:text/html,secret', '--to is an address that nothing can be published to. Name a folder'],
  ['C:\\secret', '--to is a folder of Windows, and this is another system. Name a folder'],
  ['c:secret', '--to is a folder of Windows, and this is another system. Name a folder'],
  ['\\\\secret\\portals', '--to is a folder of Windows, and this is another system. Name a folder'],
  ['portals\0secret', '--to is no name of a folder, because it holds a null character. Name a folder'],
])('%j is neither a folder nor a storage', async (place, sentence) => {
  await expect(openTarget(place)).rejects.toThrow(sentence);
  await expect(openTarget(place)).rejects.not.toThrow(/secret/);
});
