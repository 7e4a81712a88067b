import type { HelpCategory, HelpCentreResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { daysFrom } from '#sandbox/records/days-from.ts';
import { isModuleOn } from '#sandbox/system/modules-on.ts';
import { needsMet } from '#sandbox/system/needs-met.ts';

/** Every article of the help centre; none while its module is off. */
export const getHelpCentre: Handler<'getHelpCentre'> = {
  async answer({ language: languageCode }, { db, clock, request }): Promise<HelpCentreResponse> {
    if (!(await isModuleOn(db, 'HELP3'))) return { categories: [] };
    const language = await languageOf(db, languageCode);
    const rows = await db
      .selectFrom('help_article as article')
      .innerJoin('help_category as category', 'category.id', 'article.category')
      .innerJoin('help_category_text as heading', (join) =>
        join.onRef('heading.id', '=', 'category.id').on('heading.language', '=', 'EN'),
      )
      .leftJoin('help_category_text as own_heading', (join) =>
        join.onRef('own_heading.id', '=', 'category.id').on('own_heading.language', '=', language),
      )
      .innerJoin('help_article_text as english', (join) =>
        join.onRef('english.id', '=', 'article.id').on('english.language', '=', 'EN'),
      )
      .leftJoin('help_article_text as own', (join) =>
        join.onRef('own.id', '=', 'article.id').on('own.language', '=', language),
      )
      .where(needsMet(merchantOf(request)))
      .select(({ fn }) => [
        'article.id',
        'category.id as category',
        'days_ago',
        fn.coalesce('own_heading.title', 'heading.title').as('heading'),
        fn.coalesce('own.title', 'english.title').as('title'),
        fn.coalesce('own.summary', 'english.summary').as('summary'),
        fn.coalesce('own.content', 'english.content').as('content'),
      ])
      .orderBy('category.position')
      .orderBy('article.position')
      .execute();
    const now = clock();
    const categories = new Map<string, HelpCategory>();
    for (const { id, category, days_ago, heading, title, summary, content } of rows) {
      const kept = categories.get(category) ?? { id: category, title: heading, articles: [] };
      categories.set(category, kept);
      kept.articles.push({ id, title, summary, content, updatedAt: daysFrom(now, -days_ago) });
    }
    return { categories: [...categories.values()] };
  },
};
