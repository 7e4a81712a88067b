import { fill, scriptOf } from '#sandbox/messages/say.ts';
import { textRows } from '#sandbox/messages/text-rows.ts';
import { forEveryone } from './promotions/everyone.ts';
import { forNewPlayers } from './promotions/new-players.ts';
import { prizes, raffle } from './promotions/raffle.ts';

const numbered = [...forNewPlayers, ...forEveryone, raffle].map((seed, index) => ({ id: index + 1, seed }));

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
    promotion_text: numbered.flatMap(({ id, seed: { text, values } }) => {
      const key = `promotion.${text}`;
      const texts = { title: `${key}.title`, summary: `${key}.summary`, content: `${key}.content` };
      return textRows(texts).map((row) => ({
        id,
        ...row,
        content: values ? fill(row.content, values(scriptOf(row.language).lang)) : row.content,
      }));
    }),
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
    raffle_prize_text: prizes.flatMap(({ text }, position) =>
      textRows({ name: `prize.${text}` }).map((row) => ({ id: position + 1, ...row })),
    ),
  };
}
