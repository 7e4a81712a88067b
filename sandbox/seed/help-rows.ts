import { account } from './help/account.ts';
import { lottery } from './help/lottery.ts';
import { money } from './help/money.ts';
import { bonuses, games } from './help/play.ts';
import { care, legal } from './help/rules.ts';

const LANGUAGES = ['EN', 'TY', 'VI', 'AR'] as const;

/** The help centre's articles in their order. */
export function helpRows() {
  const categories = [account, money, bonuses, games, lottery, care, legal];
  const articles = categories.flatMap(({ id: category, articles: seeds }) =>
    seeds.map((seed, position) => ({ category, position, seed })),
  );
  return {
    help_category: categories.map(({ id }, position) => ({ id, position })),
    help_category_text: categories.flatMap((seed) =>
      LANGUAGES.map((language) => ({ id: seed.id, language, title: seed[language] })),
    ),
    help_article: articles.map(({ category, position, seed: { id, daysAgo, module = null } }) => ({
      id,
      category,
      position,
      days_ago: daysAgo,
      needs_module: module,
    })),
    help_article_text: articles.flatMap(({ seed }) =>
      LANGUAGES.map((language) => {
        const [title, summary, content] = seed[language];
        return { id: seed.id, language, title, summary, content };
      }),
    ),
  };
}
