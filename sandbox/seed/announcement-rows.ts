import { wordIn } from '#sandbox/messages/say.ts';
import { textRows } from '#sandbox/messages/text-rows.ts';
import { elsewhere } from './announcements/elsewhere.ts';
import { gameNews } from './announcements/games.ts';
import { hostile } from './announcements/hostile.ts';
import { houseRules } from './announcements/house-rules.ts';
import { offerNews } from './announcements/offers.ts';
import { works } from './announcements/works.ts';

export function announcementRows() {
  const numbered = [...houseRules, ...works, ...gameNews, ...offerNews, hostile, ...elsewhere].map(
    (seed, index) => ({ id: index + 1, seed }),
  );
  return {
    announcement: numbered.map(({ id, seed }) => ({
      id,
      platform: seed.platform ?? 'web',
      execution: seed.execution ?? 'B',
      types: seed.types,
      days_ago: seed.daysAgo,
      needs_module: seed.module ?? null,
      needs_games: seed.games ?? null,
    })),
    announcement_text: numbered.flatMap(({ id, seed: { text, around = (content) => content } }) => {
      const key = `announcement.${text}`;
      return textRows({ title: `${key}.title`, content: `${key}.content` }).map((row) => ({
        id,
        ...row,
        content: around(row.content, (textName) => wordIn(row.language, `${key}.${textName}`) ?? ''),
      }));
    }),
    announcement_image: numbered.flatMap(({ id, seed: { art = [] } }) =>
      art.map((name, index) => ({ id, sequence: index + 1, art: name })),
    ),
  };
}
