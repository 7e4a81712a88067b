import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readStoryWorkspace } from '#stories/config/story-brands.ts';
import { type Book, openBook } from './book.ts';
import { FULL, storyIndex, widgetOf } from './story-index.ts';

/** The narrowest window that a portal is made for [WCAG 1.4.10], in CSS pixels. */
const NARROW = 320;

const root = resolve(import.meta.dirname, '../..');
const brands = [...readStoryWorkspace(root, () => {}).brands.values()].map(({ id, brand }) => ({
  id,
  looks: brand.theme.modes.flatMap((mode) =>
    brand.languages.supported.map(({ code }) => ({ mode: mode.id, language: code })),
  ),
}));
const full = storyIndex().filter((story) => story.exportName === FULL && widgetOf(story) !== undefined);

let book: Book;

beforeAll(async () => {
  book = await openBook(NARROW);
  return () => book.close();
});

test.each(
  full.flatMap((story) => brands.map(({ id, looks }) => [widgetOf(story), id, story.id, looks] as const)),
)(
  'the widget %s conforms in the brand %s, in every mode and language',
  async (_widget, brand, story, looks) => {
    const problems: string[] = [];
    for (const look of looks) {
      const found = await book.problemsOf(story, { brand, ...look });
      problems.push(...found.map((problem) => `${look.mode} ${look.language}: ${problem}`));
    }
    expect(problems).toEqual([]);
  },
);
