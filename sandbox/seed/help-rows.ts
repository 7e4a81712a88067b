import { textRows } from '#sandbox/messages/text-rows.ts';
import { help } from './help.ts';

/** The help centre's articles in their order. */
export function helpRows() {
  const articles = help.flatMap(({ id: category, articles: seeds }) =>
    seeds.map((seed, position) => ({ category, position, seed })),
  );
  return {
    help_category: help.map(({ id }, position) => ({ id, position })),
    help_category_text: help.flatMap(({ id }) =>
      textRows({ title: `help.category.${id}` }).map((text) => ({ id, ...text })),
    ),
    help_article: articles.map(
      ({ category, position, seed: { id, daysAgo, module = null, games = null } }) => ({
        id,
        category,
        position,
        days_ago: daysAgo,
        needs_module: module,
        needs_games: games,
      }),
    ),
    help_article_text: articles.flatMap(({ seed: { id } }) => {
      const key = `help.article.${id}`;
      const texts = { title: `${key}.title`, summary: `${key}.summary`, content: `${key}.content` };
      return textRows(texts).map((text) => ({ id, ...text }));
    }),
  };
}
