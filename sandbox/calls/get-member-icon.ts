import type { Handler } from '#sandbox/http/contract.ts';
import { readPicture } from '#sandbox/identity/read-picture.ts';

/** The picture of the account that is logged in. */
export const getMemberIcon: Handler<'getMemberIcon'> = {
  answer: (_query, { db, session }) => readPicture(db, session.accountId),
};
