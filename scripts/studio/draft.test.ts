import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesOf, filesOf, keepDraft, NO_DRAFT, readDraft, type Step, withStep } from './draft.ts';

const step = (before: string | undefined, after: string, more: Partial<Step> = {}): Step => ({
  sentence: `It is ${after}.`,
  edits: [{ op: 'set', brand: 'lotus', at: '/name', value: after }],
  files: [{ path: 'brands/lotus/brand.json', before, after }],
  ...more,
});

test('steps of one gesture are one step, from the first text to the last', () => {
  const draft = [
    step('a', 'ab', { gesture: '1' }),
    step('ab', 'abc', { gesture: '1' }),
    step('abc', 'x', { gesture: '2' }),
  ].reduce(withStep, NO_DRAFT);
  expect(draft.steps.map(({ files }) => files)).toEqual([
    [{ path: 'brands/lotus/brand.json', before: 'a', after: 'abc' }],
    [{ path: 'brands/lotus/brand.json', before: 'abc', after: 'x' }],
  ]);
  expect(draft.steps[0]?.edits).toEqual([{ op: 'set', brand: 'lotus', at: '/name', value: 'abc' }]);
  expect(changesOf({ ...draft, count: 1 })).toEqual([
    { path: 'brands/lotus/brand.json', before: 'a', after: 'abc' },
  ]);
  expect(changesOf({ ...draft, count: 0 })).toEqual([]);
});

test('a new step takes the place of what was taken back, and a text that is as before is no change', () => {
  const two = withStep(withStep(NO_DRAFT, step('a', 'b')), step('b', 'c'));
  const other = withStep({ ...two, count: 1 }, step('b', 'a'));
  expect(other.steps.map(({ sentence }) => sentence)).toEqual(['It is b.', 'It is a.']);
  expect(changesOf(other)).toEqual([]);
});

test('a draft is kept in the repository and read again as it was, with what was taken back', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-draft-'));
  const draft = {
    ...[step(undefined, '{\n}\n'), step('{\n}\n', '{ "ü": 1 }\n')].reduce(withStep, NO_DRAFT),
    count: 1,
  };
  keepDraft(root, draft);
  const heard: string[] = [];
  expect(
    readDraft(
      root,
      (sentence) => heard.push(sentence),
      () => true,
    ),
  ).toEqual(draft);
  keepDraft(root, NO_DRAFT);
  expect(existsSync(join(root, '.livery/studio/draft.json'))).toBe(false);
  expect(heard).toEqual([]);
  rmSync(root, { recursive: true });
});

test('a file that a step takes away is no text, also in the draft that is kept', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-draft-'));
  const path = 'brands/lotus/content/terms.EN.md';
  const files = (before: string | undefined, after: string | undefined) => ({
    files: [{ path, before, after }],
  });
  const draft = [
    step('', '', files('a\n', undefined)),
    step('', '', files(undefined, 'b\n')),
    step('', '', files('b\n', undefined)),
  ].reduce(withStep, NO_DRAFT);
  expect(changesOf(draft)).toEqual([{ path, before: 'a\n', after: undefined }]);
  expect(changesOf({ ...draft, count: 2 })).toEqual([{ path, before: 'a\n', after: 'b\n' }]);
  expect(filesOf({ ...draft, count: 0 })).toEqual([{ path, before: 'a\n', after: 'a\n' }]);
  keepDraft(root, draft);
  expect(
    readDraft(
      root,
      () => undefined,
      () => true,
    ),
  ).toEqual(draft);
  rmSync(root, { recursive: true });
});

test('a draft that cannot be read is kept under another name', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-draft-'));
  const file = join(root, '.livery/studio/draft.json');
  mkdirSync(join(root, '.livery/studio'), { recursive: true });
  writeFileSync(file, '{ "steps": 7');
  const heard: string[] = [];
  expect(
    readDraft(
      root,
      (sentence) => heard.push(sentence),
      () => true,
    ),
  ).toBe(NO_DRAFT);
  expect(heard).toEqual([`The draft of the studio cannot be read. It is kept as ${file}.unreadable.`]);
  expect(existsSync(`${file}.unreadable`)).toBe(true);
  rmSync(root, { recursive: true });
});

test('a draft of a file that may have none is kept under another name', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-draft-'));
  keepDraft(root, withStep(NO_DRAFT, step('a', 'b')));
  const heard: string[] = [];
  const isDraftable = (path: string) => path !== 'brands/lotus/brand.json';
  expect(readDraft(root, (sentence) => heard.push(sentence), isDraftable)).toBe(NO_DRAFT);
  expect(heard).toEqual([expect.stringContaining('The draft of the studio cannot be read.')]);
  rmSync(root, { recursive: true });
});
