import type { UploadedPicture } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { limit } from '#sandbox/identity/tally.ts';
import { keepPicture } from '#sandbox/uploads/keep-picture.ts';

/** Takes a picture for a request that will name it [5.09]. The path is this project's own. */
export const uploadPicture: Handler<'uploadPicture'> = {
  async answer(_query, { db, clock, session: { accountId }, body: file }): Promise<UploadedPicture> {
    const now = clock();
    await limit(db, ['upload', String(accountId)], 'Too many pictures from this account.', now);
    return { id: await keepPicture(db, { accountId, file, now }) };
  },
};
