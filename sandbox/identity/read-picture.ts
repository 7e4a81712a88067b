import type { MemberPicture } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The address of an account's picture, where the account has one. */
export async function readPicture(db: Kysely<Tables>, accountId: number): Promise<MemberPicture> {
  const { avatar } = await db
    .selectFrom('account')
    .select('avatar')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return avatar === null ? {} : { url: `/sandbox/img/avatar/${avatar}.svg` };
}
