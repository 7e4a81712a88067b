import type { Kysely } from 'kysely';
import { drawFor, readLuck } from '#sandbox/arcade/luck.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { tableGameOf } from './games.ts';

/** The number of rounds whose outcomes are kept: a day of rounds. */
const KEPT = 5760;

/**
 * Returns the outcomes of a table's rounds, which are the same for everybody from the first time that somebody asks.
 *
 * @param rounds that take no more bets
 * @returns outcomes by round
 */
export async function decideRounds(
  db: Kysely<Tables>,
  { nodeId, classify }: { readonly nodeId: number; readonly classify: string },
  rounds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (rounds.length === 0) return new Map();
  const read = () =>
    db
      .selectFrom('table_round')
      .select(['round', 'outcome'])
      .where('node_id', '=', nodeId)
      .where('round', 'in', rounds)
      .execute();
  const decided = await read();
  const open = rounds.filter((round) => !decided.some((row) => row.round === round));
  if (open.length === 0) return byRound(decided);
  const game = tableGameOf(classify);
  const [luck, bets] = await Promise.all([
    readLuck(db),
    db
      .selectFrom('table_bet')
      .select(['round', 'pick'])
      .where('node_id', '=', nodeId)
      .where('round', 'in', open)
      .execute(),
  ]);
  const outcomeOf = (round: number) => {
    const picks = bets.filter((bet) => bet.round === round).map(({ pick }) => pick);
    const wins = (outcome: string) => picks.some((pick) => game.wins(pick, outcome));
    return drawFor(luck, (below) => game.draw(below), picks.length > 0 ? wins : undefined);
  };
  await db
    .insertInto('table_round')
    .values(open.map((round) => ({ node_id: nodeId, round, outcome: outcomeOf(round) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom('table_round')
    .where('node_id', '=', nodeId)
    .where('round', '<', Math.max(...rounds) - KEPT)
    .execute();
  return byRound(await read());
}

function byRound(rows: readonly { round: number; outcome: string }[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ round, outcome }) => [round, outcome]));
}
