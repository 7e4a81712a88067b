import { tabStorage } from '@liveryjs/engine/kit/plain';
import { otherAccounts } from './other-accounts.ts';
import { NAMES, session } from './session.ts';
import { createSessionExchange, type SharingTab } from './session-exchange.ts';

interface Sharing extends Pick<SharingTab, 'name' | 'tell' | 'account'> {
  /** Called once the storage of this tab holds the session of the others. */
  receive(): void;
}

/** The part of this tab in giving its session to another tab, or in getting one: what hears the messages of that. */
export function shareSession({ receive, ...tab }: Sharing) {
  const storage = tabStorage();
  const names = Object.values(NAMES);
  return createSessionExchange({
    ...tab,
    read() {
      if (session.token === undefined || session.lapsed) return undefined;
      const stored: Record<string, string> = {};
      for (const part of names) {
        const value = storage.getItem(part);
        if (value !== null) stored[part] = value;
      }
      return stored;
    },
    take(given) {
      for (const part of names) {
        const value = given[part];
        if (value !== undefined) storage.setItem(part, value);
      }
      receive();
    },
    leave() {
      otherAccounts.open = true;
    },
  });
}
