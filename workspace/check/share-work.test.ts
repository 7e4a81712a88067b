import { expect, test } from 'vitest';
import type { Workspace } from '#workspace/open/index.ts';
import { familiesOf, shareWork, takeWork } from './share-work.ts';

test('each brand is taken once, and a thread stays with a family that no other has begun', () => {
  const many = Array.from({ length: 18 }, (_, index) => `a${index + 1}`);
  const work = shareWork([many, ['b1', 'b2', 'b3'], []]);
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
  expect([take(other), ...firstThread, take(other)]).toEqual([...many.slice(2), undefined]);
});

test('a thread that has nothing left leaves the last few brands of a family to the one that knows it', () => {
  const few = Array.from({ length: 16 }, (_, index) => `a${index + 1}`);
  const work = shareWork([few, ['b1']]);
  const [firstThread, other] = [takeWork(work), takeWork(work)];
  expect(firstThread.next().value).toBe('a1');
  expect([...other]).toEqual(['b1']);
  expect([...firstThread]).toEqual(few.slice(1));
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
