import type { StoryGlobals } from '@liveryjs/stories/portal/story-brand';
import { beforeAll, expect, test } from 'vitest';
import { COLOURS } from '#tests/harness/axe.ts';
import { eachLanguageOnce, shareLanguages } from '#tests/harness/share-languages.ts';
import { type Book, openBook, type RulesTried } from '#tests/stories/book.ts';
import { FULL, type IndexEntry, storyBrands, storyIndex, widgetOf } from '#tests/stories/story-index.ts';

/** The narrowest window that a portal is made for [WCAG 1.4.10], in CSS pixels. */
const NARROW = 320;

/**
 * Tests widgets at their fullest in the narrowest window: in every brand, also one that places the widget nowhere yet,
 * because a designer may place it tomorrow; colours in every mode, texts and width in every language in one of the brands
 * that speak it (testFits has each brand in its first language), all of axe once.
 */
export async function testWidgets(concerns: (story: IndexEntry) => boolean): Promise<void> {
  const { brands } = await storyBrands();
  const shares = eachLanguageOnce(shareLanguages(brands));
  const full = (await storyIndex()).filter(
    (story) => story.exportName === FULL && widgetOf(story) !== undefined,
  );
  const cases = full
    .filter(concerns)
    .flatMap((story) => brands.map((brand) => [widgetOf(story), brand.id, story.id, brand] as const));
  let book: Book;

  beforeAll(async () => {
    book = await openBook(NARROW);
    return () => book.close();
  });

  test.each(cases)(
    'the widget %s conforms in the brand %s, in every mode and the languages that it is tried in',
    async (_widget, id, story, { modes }) => {
      const problems: string[] = [];
      for (const [index, globals] of pairsOf(modes, shares.get(id) ?? []).entries()) {
        const rules = rulesOf(id === brands[0]?.id && index === 0, index < modes.length);
        const storyProblems = await book.problemsOf(story, { globals: { brand: id, ...globals }, rules });
        problems.push(...storyProblems.map((problem) => `${globals.mode} ${globals.language}: ${problem}`));
      }
      expect(problems).toEqual([]);
    },
  );
}

function rulesOf(first: boolean, newMode: boolean): RulesTried {
  if (first) return 'all';
  return newMode ? { only: COLOURS } : 'none';
}

/**
 * Pairs in which every mode and every language is, each mode in the first of them. Not all pairs: a mode changes
 * colours and a language changes texts, so that what is wrong with one shows beside any of the other.
 */
function pairsOf(modes: readonly string[], languages: readonly string[]): StoryGlobals[] {
  return Array.from({ length: Math.max(modes.length, languages.length) }, (_, index) => ({
    mode: modes[index % modes.length],
    language: languages[index % languages.length],
  })) as StoryGlobals[];
}
