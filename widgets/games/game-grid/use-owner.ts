import { session, watchSession } from '@liveryjs/client/session/session';
import { useFacts } from '@liveryjs/engine/kit';
import { useSyncExternalStore } from 'react';

/**
 * Whose favourites and recent games there are: the number of the session of a member or an agent, nobody's for all
 * others [4.14]; undefined until that is known.
 */
export function useOwner(): number | 'nobody' | undefined {
  const { audience } = useFacts();
  const number = useSyncExternalStore(watchSession, numberOfSession, numberOfSession);
  if (!audience) return undefined;
  return audience.includes('member') || audience.includes('agent') ? number : 'nobody';
}

function numberOfSession(): number {
  return session.number;
}
