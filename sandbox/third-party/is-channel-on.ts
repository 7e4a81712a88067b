import type { IdentityLoginRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Tells whether the platform uses the third party for a channel. */
export async function isChannelOn(
  db: Kysely<Tables>,
  channel: IdentityLoginRequest['channel'],
): Promise<boolean> {
  const { identity_channels } = await db
    .selectFrom('setting')
    .select('identity_channels')
    .executeTakeFirstOrThrow();
  return identity_channels.includes(channel);
}
