import type { Kysely } from 'kysely';
import type { Platform } from '#sandbox/http/platform.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { notePlayed } from './note-played.ts';
import type { Play } from './read-play.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The context of a round: a transaction, in which it all holds or none of it. */
export interface Round {
  readonly db: Kysely<Tables>;
  readonly play: Play;
  readonly now: Date;
  /** Names the bet. */
  readonly reference: string;
}

/**
 * Plays a round once: the same request again, at once or within a day, is answered what it was answered before.
 *
 * @param requestId the player's own name of the round
 */
export async function playOnce<Answer extends object>(
  { db, clock }: Platform,
  play: Play,
  requestId: string,
  round: (round: Round) => Promise<Answer>,
): Promise<Answer> {
  const [now, reference] = [clock(), `play:${play.nodeId}:${requestId}`];
  const playKey = { account_id: play.accountId, request_id: reference };
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: begun = 0n } = await transaction
      .insertInto('play_round')
      .values({ ...playKey, answer: 'null', played_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    const rounds = transaction.selectFrom('play_round').select('answer');
    if (begun === 0n) {
      const { answer } = await rounds
        .where('account_id', '=', playKey.account_id)
        .where('request_id', '=', reference)
        .executeTakeFirstOrThrow();
      return answer as Answer;
    }
    const answer = await round({ db: transaction, play, now, reference });
    await transaction
      .updateTable('play_round')
      .set({ answer: JSON.stringify(answer) })
      .where('account_id', '=', playKey.account_id)
      .where('request_id', '=', reference)
      .execute();
    await notePlayed(transaction, { accountId: play.accountId, nodeId: play.nodeId, now });
    await transaction
      .deleteFrom('play_round')
      .where('account_id', '=', playKey.account_id)
      .where('played_at', '<', new Date(now.getTime() - DAY_MS))
      .execute();
    return answer;
  });
}
