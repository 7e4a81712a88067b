import { beforeAll, expect, test } from 'vitest';
import { type Book, openBook } from './book.ts';
import { storyIndex } from './story-index.ts';

let book: Book;

beforeAll(async () => {
  book = await openBook(1280);
  return () => book.close();
});

test.each(storyIndex().map(({ title, name, id }) => [`${title}: ${name}`, id]))('%s', async (_name, id) => {
  expect(await book.problemsOf(id)).toEqual([]);
});
