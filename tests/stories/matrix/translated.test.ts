/** @module-tag matrix */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Book, openBook } from '#tests/stories/book.ts';
import { type IndexEntry, storyIndex } from '#tests/stories/story-index.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Tells whether the widget of a story has a form. */
function hasForm({ importPath }: IndexEntry): boolean {
  const folder = join(root, dirname(importPath));
  return readdirSync(folder).some(
    (name) =>
      /^[^.]+\.tsx$/.test(name) &&
      /<(?:Form|form|SubmitButton|TransferForm)\b/.test(readFileSync(join(folder, name), 'utf8')),
  );
}

// Browsers that translate a page put elements of their own around each text. React may still take a text away where it
// was, or put a part before it, which throws: a form would be dead. Here every form is filled in and sent on such a page.
const stories = (await storyIndex()).filter((story) => story.tags.includes('play-fn') && hasForm(story));
let book: Book;

beforeAll(async () => {
  book = await openBook(1280);
  return () => book.close();
});

test.each(stories.map((story) => [`${story.title}: ${story.name}`, story] as const))(
  'in a page that its browser has translated: %s',
  async (_name, { id }) => {
    expect(await book.problemsOf(id, { rules: 'none', translated: true })).toEqual([]);
  },
);
