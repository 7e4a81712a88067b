import { session, watchSession } from '@liveryjs/client/session/session';
import { useSyncExternalStore } from 'react';

/** Tells whether somebody is signed in, and the number of the session: a call of a session depends on both. */
export function useSession() {
  const token = useSyncExternalStore(watchSession, tokenOf, tokenOf);
  const number = useSyncExternalStore(watchSession, numberOf, numberOf);
  return { token, number };
}

const tokenOf = () => session.token;
const numberOf = () => session.number;
