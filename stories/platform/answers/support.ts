import { games, seed } from 'virtual:stories/seed';
import type {
  DomainRouteResponse,
  Feedback,
  HelpCentreResponse,
  WinnerListResponse,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';
import { spoken } from '#stories/platform/spoken.ts';
import { iconOf } from '#stories/platform/story-game.ts';

const { help_category, help_category_text, help_article, help_article_text } = seed;
const UPDATED = '2026-11-01T09:00:00.000Z';

/** Who won how much how many minutes ago; at the games of the catalogue in turn. */
const wins: readonly (readonly [name: string, amount: number, minutes: number])[] = [
  ['qu***h', 128_400, 0],
  ['be***o', 96.5, 2],
  ['ma***k', 4200, 11],
  ['om***r', 15, 48],
  ['el***a', 780, 61],
  ['la***n', 250_000, 190],
  ['th***o', 33, 1500],
];

function winnersOf(call: StoryCall): WinnerListResponse {
  const { query } = call;
  const types = query.get('gameType')?.split(',');
  const won = games.filter(({ gameType }) => types?.includes(gameType) ?? true);
  return {
    list: wins.flatMap(([name, amount, minutes], index) => {
      const game = won[(index * 7) % won.length];
      if (!game) return [];
      const { nodeId, vassalage, gameType, gameCode, icon, names } = game;
      return {
        id: index + 1,
        name,
        game: names[query.get('language') ?? 'EN'] ?? names.EN ?? '',
        gameType,
        vassalage,
        nodeId,
        icon: iconOf(icon, call),
        ...(gameCode !== undefined && { gameCode }),
        amount,
        wonAt: new Date(Date.now() - minutes * 60_000).toISOString(),
      };
    }),
  };
}

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
  getWinners: winnersOf,
  getDomainRoutes: (): DomainRouteResponse => ({
    domainList: [location.host, 'm.portal.example', 'go.portal.example'].map((domainName) => ({
      domainName,
    })),
  }),
  'GET /wps/system/test/ping': null,
};
