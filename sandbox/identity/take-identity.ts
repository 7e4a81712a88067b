import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { type Identity, readIdentity } from '#sandbox/third-party/id-token.ts';
import { isChannelOn } from '#sandbox/third-party/is-channel-on.ts';
import { digest } from './secrets.ts';

/**
 * Takes the third party's word for somebody, which is used up by it.
 *
 * @throws Refusal for a token that it did not sign for this channel, or that has expired or was used
 */
export async function takeIdentity(
  db: Kysely<Tables>,
  channel: Identity['channel'],
  idToken: string,
  now: Date,
): Promise<Identity> {
  const identity = await readIdentity(db, idToken, now);
  if (identity?.channel !== channel || !(await isChannelOn(db, channel))) throw identityWrong();
  await db.deleteFrom('used_identity').where('ends_at', '<=', now).execute();
  const { numInsertedOrUpdatedRows: added = 0n } = await db
    .insertInto('used_identity')
    .values({ token_hash: digest(identity.tokenId), ends_at: identity.endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added === 0n) throw identityWrong();
  return identity;
}

/** Returns the refusal of an identity that is not valid here. */
export function identityWrong(): Refusal {
  const message = 'The login has failed or expired. Please try again.';
  return new Refusal(403, message, { code: 'identity_wrong' });
}
