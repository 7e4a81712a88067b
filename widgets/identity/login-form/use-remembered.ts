import { forget, type RememberedLogin, recall, remember } from '@liveryjs/client/session/remembered-login';
import { useEffect, useState } from 'react';

export interface Remembered {
  /** The login that is remembered, once that is known. */
  readonly login: RememberedLogin | undefined;
  /** True when the visitor wants to be remembered. */
  readonly wanted: boolean;
  /** Who no longer wants to be is forgotten at once. */
  readonly want: (wanted: boolean) => void;
  /** Remembers a login that was good, for visitors who want that. */
  readonly keep: (login: RememberedLogin) => Promise<void>;
}

/** The login that this browser remembers [3.04]. */
export function useRemembered(): Remembered {
  const [login, setLogin] = useState<RememberedLogin>();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let here = true;
    void recall().then((remembered) => {
      if (!here || !remembered) return;
      setLogin(remembered);
      setWanted(true);
    });
    return () => {
      here = false;
    };
  }, []);
  return {
    login,
    wanted: isWanted,
    want(next) {
      setWanted(next);
      if (!next) void forget();
    },
    keep: async (good) => (isWanted ? remember(good) : undefined),
  };
}
