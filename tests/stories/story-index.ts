import { type StorySummary, SUMMARY_FILE } from '@liveryjs/stories/config/story-summary';
import { inject } from 'vitest';

/** The story that shows a widget at its fullest. */
export const FULL = 'Full';

export interface IndexEntry {
  readonly id: string;
  /** `Games/Game grid`. */
  readonly title: string;
  /** `Full`. */
  readonly name: string;
  /** `./widgets/games/game-grid/GameGrid.stories.tsx`. */
  readonly importPath: string;
  readonly exportName: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** The stories of the built Storybook, in its order. Waits until it is built. */
export async function storyIndex(): Promise<readonly IndexEntry[]> {
  const { entries } = await read<{ entries: Record<string, IndexEntry> }>('index.json');
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Name of the widget that a story is of; undefined for one that is no widget's. */
export function widgetOf({ importPath }: IndexEntry): string | undefined {
  return /^\.\/widgets\/[^/]+\/([^/]+)\//.exec(importPath)?.[1];
}

/** The brands of the built Storybook. Waits until it is built. */
export function storyBrands(): Promise<StorySummary> {
  return read(SUMMARY_FILE);
}

async function read<T>(file: string): Promise<T> {
  const response = await fetch(`${inject('storybook').url}/${file}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}
