import { forEveryone } from './promotions/everyone.ts';
import { forNewPlayers } from './promotions/new-players.ts';
import { prizes, raffle } from './promotions/raffle.ts';

const numbered = [...forNewPlayers, ...forEveryone, raffle].map((seed, at) => ({ id: at + 1, seed }));

export function promotionRows() {
  const raffleId = numbered.length;
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
    promotion_activity: numbered.flatMap(({ id, seed: { activity } }) =>
      activity
        ? [
            {
              promotion_id: id,
              kind: activity.kind,
              starts_in_days: activity.starts ?? 0,
              closes_in_days: activity.closes ?? null,
              bonus: activity.bonus ?? null,
            },
          ]
        : [],
    ),
    raffle_prize: prizes.map(({ kind, amount, art, weight }, position) => ({
      id: position + 1,
      promotion_id: raffleId,
      position,
      kind,
      amount,
      art,
      weight,
    })),
    raffle_prize_text: prizes.flatMap(({ names }, position) =>
      Object.entries(names).map(([language, name]) => ({ id: position + 1, language, name })),
    ),
  };
}
