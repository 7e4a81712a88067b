import { seed } from 'virtual:stories/seed';
import type {
  DomainRouteResponse,
  Feedback,
  HelpCentreResponse,
  WinnerListResponse,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';
import { spoken } from '#stories/platform/spoken.ts';

const { help_category, help_category_text, help_article, help_article_text } = seed;
const UPDATED = '2026-11-01T09:00:00.000Z';

const wins: readonly (readonly [name: string, game: string, amount: number])[] = [
  ['qu***h', 'Thần Tài Gõ Cửa', 128_400],
  ['be***o', 'Golden Harbour', 96.5],
  ['ma***k', 'Dragon and Tiger', 4200],
  ['om***r', 'Octopus Bay', 15],
  ['el***a', 'Sabong Live', 780],
  ['la***n', 'Mega Draw', 250_000],
  ['th***o', 'Lucky Cherries', 33],
];

export const supportAnswers: Answers = {
  getHelpCentre: ({ query }: StoryCall): HelpCentreResponse => ({
    categories: help_category.map(({ id }) => ({
      id,
      title: spoken(help_category_text, { id }, query)?.title ?? '',
      articles: help_article
        .filter(({ category }) => category === id)
        .map((article) => {
          const text = spoken(help_article_text, { id: article.id }, query);
          return {
            id: article.id,
            title: text?.title ?? '',
            summary: text?.summary ?? '',
            content: text?.content ?? '',
            updatedAt: UPDATED,
          };
        }),
    })),
  }),
  sendFeedback: { reference: 'F260001' } satisfies Feedback,
  getWinners: {
    list: wins.map(([name, game, amount], at) => ({
      id: at + 1,
      name,
      game,
      gameType: 'RNG',
      amount,
      wonAt: new Date(Date.parse(UPDATED) - at * 60_000).toISOString(),
    })),
  } satisfies WinnerListResponse,
  getDomainRoutes: (): DomainRouteResponse => ({
    domainList: [location.host, 'm.portal.example', 'go.portal.example'].map((domainName) => ({
      domainName,
    })),
  }),
  'GET /wps/system/test/ping': null,
};
