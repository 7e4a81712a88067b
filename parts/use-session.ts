import { session, watchSession } from '@liveryjs/platform/session/session';
import { useSyncExternalStore } from 'react';

/** Whether somebody is signed in, and the number of the session: what a call of a session depends on. */
export function useSession() {
  const token = useSyncExternalStore(watchSession, tokenOf, tokenOf);
  const number = useSyncExternalStore(watchSession, numberOf, numberOf);
  return { token, number };
}

const tokenOf = () => session.token;
const numberOf = () => session.number;
