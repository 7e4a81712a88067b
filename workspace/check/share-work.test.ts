import { expect, test } from 'vitest';
import type { Workspace } from '#workspace/open/index.ts';
import { familiesOf, shareWork, takeWork } from './share-work.ts';

test('each brand is taken once, and a thread stays with a family that no other has begun', () => {
  const work = shareWork([['a1', 'a2', 'a3', 'a4'], ['b1', 'b2', 'b3'], []]);
  const [firstThread, other] = [takeWork(work), takeWork(work)];
  const take = (from: Generator<string, void>) => from.next().value;
  expect([take(firstThread), take(other), take(firstThread), take(other), take(other)]).toEqual([
    'a1',
    'b1',
    'a2',
    'b2',
    'b3',
  ]);
  // Nothing is left that nobody has begun.
  expect([take(other), take(firstThread), take(firstThread), take(other)]).toEqual([
    'a3',
    'a4',
    undefined,
    undefined,
  ]);
});

test('a brand is with those that it extends, and one that is extended is the first of those that extend it', () => {
  const manifests: Readonly<Record<string, string>> = {
    house: '{ "abstract": true }',
    lotus: '{ "extends" : "house" }',
    jade: '{ "extends": "house"',
    lily: '{"extends":"lotus"}',
  };
  const read = (path: string) => {
    const text = manifests[path.split('/')[1] ?? ''];
    return text === undefined ? undefined : new TextEncoder().encode(text);
  };
  const workspace = { files: { read }, brandsFolder: 'brands' } as unknown as Workspace;
  expect(familiesOf(workspace, ['gone', 'house', 'jade', 'lily', 'lotus'])).toEqual([
    ['gone'],
    ['house', 'jade'],
    ['lotus', 'lily'],
  ]);
});
