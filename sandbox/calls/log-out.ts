import type { TokenCall } from '#sandbox/http/call.ts';
import { endSession } from '#sandbox/identity/session.ts';

/** Ends the session of the token [4.07]. */
export const logOut: TokenCall<object> = {
  method: 'DELETE',
  path: '/wps/session/logout',
  token: true,
  async answer(_query, { db, session }) {
    await endSession(db, session);
    return null;
  },
};
