import { foldText } from '@liveryjs/engine/kit/plain';
import type { HelpArticle, HelpCategory } from '@liveryjs/schemas/platform';

/** An article and the category that it stands in. */
export interface Found {
  readonly article: HelpArticle;
  readonly category: HelpCategory;
}

/** The article of an id; undefined without one. */
export function articleOf(categories: readonly HelpCategory[], id: string): Found | undefined {
  for (const category of categories) {
    const article = category.articles.find((item) => item.id === id);
    if (article) return { article, category };
  }
  return undefined;
}

/**
 * The articles that have every word that was typed, from the start of one of theirs on: those that have them in the
 * title first. Case and accents do not matter. Every article where no word was typed.
 */
export function findArticles(categories: readonly HelpCategory[], typed: string): readonly Found[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  const scored = categories.flatMap((category) =>
    category.articles.map((article) => ({ article, category, score: scoreOf(article, words) })),
  );
  return scored.filter(({ score }) => score > 0).sort((result, other) => other.score - result.score);
}

function scoreOf({ title, summary, content }: HelpArticle, words: readonly string[]): number {
  const has = (text: string) => {
    const folded = ` ${foldText(text)}`;
    return words.every((term) => folded.includes(` ${term}`));
  };
  if (has(title)) return 3;
  if (has(`${title} ${summary}`)) return 2;
  // Without its marks: nobody looks for those.
  return has(`${title} ${summary} ${content.replaceAll(/<[^>]*>|&\w+;/g, ' ')}`) ? 1 : 0;
}
