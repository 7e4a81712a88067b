import { resolve } from 'node:path';
import { openWorkspace } from '@liveryjs/workspace/open';
import { expect, test } from 'vitest';
import { FULL, storyBrands, storyIndex, widgetOf } from './story-index.ts';

const root = resolve(import.meta.dirname, '../..');
const stories = await storyIndex();
const widgets = openWorkspace({ root }).widgets.map(({ name }) => name);
const fullOf = (widget: string) =>
  stories.find((story) => widgetOf(story) === widget && story.exportName === FULL);

test('every widget has stories', () => {
  const without = widgets.filter((name) => !stories.some((story) => widgetOf(story) === name));
  expect(without).toEqual([]);
});

test(`every widget with stories has a fullest one, which is called ${FULL}`, () => {
  const told = widgets.filter((name) => stories.some((story) => widgetOf(story) === name));
  expect(told.filter((name) => !fullOf(name))).toEqual([]);
});

test(`no ${FULL} has a play: it is opened in every language`, () => {
  expect(widgets.filter((name) => fullOf(name)?.tags.includes('play-fn'))).toEqual([]);
});

test('every brand has stories', async () => {
  expect((await storyBrands()).leftOut).toEqual([]);
});

test('every story stands on the shelf of its widget’s group', () => {
  const shelfOf = (path: string) => /^\.\/(?:widgets|stories)\/([^/]+)\//.exec(path)?.[1];
  const elsewhere = stories.filter(
    ({ title, importPath }) => title.split('/')[0]?.toLowerCase() !== shelfOf(importPath),
  );
  expect(elsewhere.map(({ title, importPath }) => [title, importPath])).toEqual([]);
});
