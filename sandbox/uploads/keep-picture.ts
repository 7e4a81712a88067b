import type { Kysely } from 'kysely';
import { digest, newSecret } from '#sandbox/identity/secrets.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { cleanPicture } from './clean-picture.ts';

const GOOD_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps a picture of an account's for the request that will name it. One that no request has named goes after a day.
 *
 * @returns its id
 * @throws Refusal for what is no picture
 */
export async function keepPicture(
  db: Kysely<Tables>,
  { accountId, file, now }: { readonly accountId: number; readonly file: Buffer; readonly now: Date },
): Promise<string> {
  const { type, bytes } = await cleanPicture(file);
  await db.deleteFrom('upload').where('used_for', 'is', null).where('ends_at', '<=', now).execute();
  const id = newSecret();
  await db
    .insertInto('upload')
    .values({
      id_hash: digest(id),
      account_id: accountId,
      type,
      bytes,
      ends_at: new Date(now.getTime() + GOOD_FOR_MS),
      used_for: null,
    })
    .execute();
  return id;
}
