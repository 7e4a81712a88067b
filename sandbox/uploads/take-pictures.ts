import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { digest } from '#sandbox/identity/secrets.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** Pictures that one request may name [5.09]; its schema says so too. */
interface Wanted {
  readonly accountId: number;
  readonly ids: readonly string[];
  /** The name of their use, such as activity-6. */
  readonly usedFor: string;
  readonly now: Date;
}

/**
 * Gives pictures of an account's to a request that names them: each to one request.
 *
 * @param db a transaction of the caller's
 * @throws Refusal picture_unknown for one that is not the account's, that was given before, or that has gone
 */
export async function takePictures(
  db: Kysely<Tables>,
  { accountId, ids, usedFor, now }: Wanted,
): Promise<void> {
  if (ids.length === 0) return;
  const taken = await db
    .updateTable('upload')
    .set({ used_for: usedFor })
    .where('account_id', '=', accountId)
    .where(
      'id_hash',
      'in',
      ids.map((id) => digest(id)),
    )
    .where('used_for', 'is', null)
    .where('ends_at', '>', now)
    .returning('id_hash')
    .execute();
  if (taken.length === ids.length) return;
  throw new Refusal(400, 'A picture was lost. Please choose it again.', {
    code: 'picture_unknown',
  });
}
