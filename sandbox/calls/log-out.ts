import type { Handler } from '#sandbox/http/contract.ts';
import { endSession } from '#sandbox/identity/session.ts';

/** Ends the session of the token [4.07]. */
export const logOut: Handler<'logOut'> = {
  async answer(_query, { db, session }) {
    await endSession(db, session);
    return null;
  },
};
