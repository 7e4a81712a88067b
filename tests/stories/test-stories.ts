import { beforeAll, expect, test } from 'vitest';
import type { AxeRules } from '#tests/harness/axe.ts';
import { type Book, openBook } from './book.ts';
import { type IndexEntry, storyIndex } from './story-index.ts';

/**
 * The rules that the state of a widget can break: the names, roles and colours of what it shows. The matrix tries all rules
 * in each widget at its fullest, in the narrowest window; targets are as large, and the page around is the same, in each
 * state.
 */
const RULES_OF_A_STATE: AxeRules = {
  without: [
    'target-size',
    'bypass',
    'document-title',
    'html-has-lang',
    'html-lang-valid',
    'meta-refresh',
    'meta-viewport',
  ],
};

/** The folders of the wanted stories' files. Default: all stories are wanted. */
const WANTED = process.env.STORIES?.split(',') ?? [''];

const isWanted = ({ importPath }: IndexEntry) =>
  WANTED.some((folder) => importPath.startsWith(`./${folder}`));

/** Tests that stories show what they are to show: each once, in the first brand, all of them on one page. */
export async function testStories(concerns: (story: IndexEntry) => boolean): Promise<void> {
  const stories = (await storyIndex()).filter((story) => isWanted(story) && concerns(story));
  let book: Book;

  beforeAll(async () => {
    book = await openBook(1280);
    return () => book.close();
  });

  test.each(stories.map((story) => [`${story.title}: ${story.name}`, story] as const))(
    '%s',
    async (_name, { id }) => {
      expect(await book.problemsOf(id, { rules: RULES_OF_A_STATE })).toEqual([]);
    },
  );
}
