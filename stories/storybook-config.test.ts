import { resolve } from 'node:path';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { storybookConfig } from './storybook-config.ts';

const root = resolve(import.meta.dirname, '..');

/** The tags of a file's story once the configuration has been over them. */
async function tagsOf(file: string): Promise<readonly string[] | undefined> {
  const story = { type: 'story', exportName: 'Full', importPath: file, tags: ['own'] } as IndexInput;
  const indexer: Indexer = { test: /./, createIndex: async () => [story] };
  const { experimental_indexers: adapt } = storybookConfig({ root });
  if (typeof adapt !== 'function') throw new Error('The configuration adapts no indexers.');
  const adapted = await adapt([indexer], {} as never);
  const entries = await adapted?.[0]?.createIndex(file, { makeTitle: String });
  return entries?.[0]?.tags;
}

test('each widget has a page of documentation, and nothing else has', async () => {
  const widget = resolve(root, 'widgets/games/game-grid/GameGrid.stories.tsx');
  expect(await tagsOf(widget)).toEqual(['own', 'autodocs']);
  expect(await tagsOf(resolve(root, 'stories/foundations/Tokens.stories.tsx'))).toEqual(['own']);
});
