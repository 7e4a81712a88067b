import { beforeAll, expect, test } from 'vitest';
import { type Book, openBook } from './book.ts';
import { FULL, type IndexEntry, storyBrands, storyIndex, widgetOf } from './story-index.ts';

/** The narrowest window that a portal is made for [WCAG 1.4.10], in CSS pixels. */
const NARROW = 320;

/** Tests widgets at their fullest in every brand, mode and language, in the narrowest window. */
export function testConformance(concerns: (story: IndexEntry) => boolean): void {
  const { brands } = storyBrands();
  const full = storyIndex().filter((story) => story.exportName === FULL && widgetOf(story) !== undefined);
  const cases = full
    .filter(concerns)
    .flatMap((story) => brands.map((brand) => [widgetOf(story), brand.id, story, brand] as const));
  let book: Book;

  beforeAll(async () => {
    book = await openBook(NARROW);
    return () => book.close();
  });

  test.each(cases)(
    'the widget %s conforms in the brand %s, in every mode and language',
    async (_widget, id, story, { modes, languages }) => {
      const problems: string[] = [];
      for (const [mode, language] of pairsOf(modes, languages)) {
        const found = await book.problemsOf(story.id, { brand: id, mode, language });
        problems.push(...found.map((problem) => `${mode} ${language}: ${problem}`));
      }
      expect(problems).toEqual([]);
    },
  );
}

/**
 * Pairs in which every item of both lists is. Not all pairs: a mode changes colours and a language changes texts, so
 * that what is wrong with one shows beside any of the other.
 */
function pairsOf<A, B>(one: readonly A[], other: readonly B[]): (readonly [A, B])[] {
  const count = Math.max(one.length, other.length);
  return Array.from({ length: count }, (_, at) => [one[at % one.length] as A, other[at % other.length] as B]);
}
