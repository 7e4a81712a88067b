import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { digest } from './secrets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Lets something that was sealed through once, for a day. Clocks of visitors go wrong: it may come from the future too.
 *
 * @throws Refusal when it was seen before, and when it is a day away
 */
export async function requireUnseen(
  db: Kysely<Tables>,
  { jti, iat }: { readonly jti: string; readonly iat: Date },
  now: Date,
): Promise<void> {
  if (!(Math.abs(now.getTime() - iat.getTime()) < DAY_MS)) throw replayed();
  await db.deleteFrom('seen_seal').where('ends_at', '<=', now).execute();
  const seen = await db
    .insertInto('seen_seal')
    .values({ jti_hash: digest(jti), ends_at: new Date(iat.getTime() + DAY_MS) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('jti_hash')
    .executeTakeFirst();
  if (!seen) throw replayed();
}

function replayed(): Refusal {
  const message =
    'This was already sent, or the clock on your device is more than a day off. Please check it and try again.';
  return new Refusal(400, message, { code: 'replayed' });
}
