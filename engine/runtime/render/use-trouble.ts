import { useSyncExternalStore } from 'react';
import { useAppState } from './app.ts';

/** Why the portal is cut off: the device has no network, or the platform does not answer. */
export type Trouble = 'offline' | 'unreachable';

/** The reason why the portal is cut off now, as it changes; undefined while it is not. */
export function useTrouble(): Trouble | undefined {
  const offline = useSyncExternalStore(watchNetwork, isOffline, () => false);
  const failed = useAppState((state) => state.status === 'failed');
  return offline ? 'offline' : failed ? 'unreachable' : undefined;
}

/** A browser that cannot tell is taken to have a network. */
const isOffline = () => navigator.onLine === false;

function watchNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
