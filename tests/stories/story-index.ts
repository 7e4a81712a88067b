import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** The story that shows a widget at its fullest. */
export const FULL = 'Full';

export interface IndexEntry {
  readonly id: string;
  /** `Games/Game grid`. */
  readonly title: string;
  /** `Full`. */
  readonly name: string;
  /** `./widgets/game-grid/GameGrid.stories.tsx`. */
  readonly importPath: string;
  readonly exportName: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** The stories of the built Storybook, in its order. */
export function storyIndex(): readonly IndexEntry[] {
  const text = readFileSync(join(inject('storybook').folder, 'index.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Name of the widget that a story is of; undefined for one that is no widget's. */
export function widgetOf({ importPath }: IndexEntry): string | undefined {
  return /^\.\/widgets\/([^/]+)\//.exec(importPath)?.[1];
}
