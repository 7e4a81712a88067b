import type { Handler } from '#sandbox/http/contract.ts';
import { readPicture } from '#sandbox/identity/read-picture.ts';

/** The picture of the account that is logged in, from the system behind the relay: the same one. */
export const getPlayerAvatar: Handler<'getPlayerAvatar'> = {
  answer: (_query, { db, session }) => readPicture(db, session.accountId),
};
