import type { Game } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { type selectGames, toGame, withColumns } from './select-games.ts';

/** One page of games, those with the latest time first. @param time the column that holds it */
export async function readPage(
  games: ReturnType<typeof selectGames>,
  time: 'added_at' | 'played_at',
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ games: Game[]; totalPages: number }> {
  const { total } = await games
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
    .then((row) => ({ total: Number(row.total) }));
  const rows = await withColumns(games)
    .orderBy(sql.ref(time), 'desc')
    .orderBy('game.node_id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { games: rows.map(toGame), totalPages: Math.ceil(total / pageSize) };
}
