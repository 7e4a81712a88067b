import { forEveryone } from './promotions/everyone.ts';
import { forNewPlayers } from './promotions/new-players.ts';

export function promotionRows() {
  const numbered = [...forNewPlayers, ...forEveryone].map((seed, at) => ({ id: at + 1, seed }));
  return {
    promotion: numbered.map(({ id, seed }) => ({
      id,
      category: seed.category,
      position: id,
      art: seed.art,
      starts_in_days: seed.days[0],
      ends_in_days: seed.days[1] ?? null,
      needs_module: seed.module ?? null,
      needs_games: seed.games ?? null,
    })),
    promotion_text: numbered.flatMap(({ id, seed: { EN, TY, VI, AR } }) =>
      Object.entries({ EN, TY, VI, AR }).map(([language, [title, summary, content]]) => ({
        id,
        language,
        title,
        summary,
        content,
      })),
    ),
  };
}
