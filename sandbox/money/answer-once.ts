import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { digest } from '#sandbox/identity/secrets.ts';
import type { Tables } from '#sandbox/store/tables.ts';

interface Request {
  readonly accountId: number;
  /** The sender's name of the intention. */
  readonly key: string;
  /** The request without secrets: its call, and the parameters of that call. */
  readonly asks: readonly [call: string, ...object[]];
}

/**
 * Carries a request out once: sent again with the same key it is answered the same, at whatever time. A request that
 * was refused may be sent again, with the same key.
 *
 * @throws Refusal idempotency_key_reused where another request had the key; request_given_up where nobody waits for it
 */
export async function answerOnce<Answer extends object>(
  db: Kysely<Tables>,
  { accountId, key, asks }: Request,
  carryOut: (transaction: Kysely<Tables>) => Promise<Answer>,
): Promise<Answer> {
  const hash = digest(JSON.stringify(asks, inOrder));
  return db.transaction().execute(async (transaction) => {
    // Another transaction with the same key is waited for.
    const mine = await transaction
      .insertInto('answered_once')
      .values({ account_id: accountId, key, request_hash: hash, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    const row = transaction
      .selectFrom('answered_once')
      .select(['request_hash', 'answer'])
      .where('account_id', '=', accountId)
      .where('key', '=', key);
    if (!mine) {
      const before = await row.executeTakeFirstOrThrow();
      if (before.request_hash === GIVEN_UP) throw givenUp();
      if (before.request_hash !== hash) throw reused();
      return before.answer as Answer;
    }
    const answer = await carryOut(transaction);
    await transaction
      .updateTable('answered_once')
      .set({ answer: sql`${JSON.stringify(answer)}::json` })
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/**
 * Lets a request never be carried out, unless it was: one that is on its way with the key is waited for.
 *
 * @returns what it was answered; undefined: it was not carried out, and now never is
 */
export async function giveUp(
  db: Kysely<Tables>,
  { accountId, key }: Pick<Request, 'accountId' | 'key'>,
): Promise<Record<string, unknown> | undefined> {
  const { answer } = await db
    .insertInto('answered_once')
    .values({ account_id: accountId, key, request_hash: GIVEN_UP, answer: null })
    // Writes the row that is there as it was: so it is waited for, and read.
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet({ key }))
    .returning('answer')
    .executeTakeFirstOrThrow();
  return (answer as Record<string, unknown> | null) ?? undefined;
}

/** Leaves only what an object holds, whatever order its names come in. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([key], [other]) => (key < other ? -1 : 1)));
}

/** In the place of a digest, which it never is. */
const GIVEN_UP = 'given up';

function givenUp(): Refusal {
  return new Refusal(409, 'This request was abandoned.', { code: 'request_given_up' });
}

function reused(): Refusal {
  return new Refusal(409, 'This key was used for another request.', { code: 'idempotency_key_reused' });
}
