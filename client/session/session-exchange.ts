import { createExchange, type Exchange, type Sealed, sealFor } from '#client/browser/sealed-exchange.ts';

/** A message by which a tab without a session is given that of the others. Tabs have random names. */
export type ShareMessage =
  /** A tab without a session asks all others. */
  | { readonly asks: string }
  /** A tab that has a session says so. */
  | { readonly to: string; readonly here: string }
  /** It says whose, by a digest. */
  | { readonly to: string; readonly from: string; readonly account: string }
  /** The tab that asked chooses this one, and says for which key to seal. */
  | { readonly to: string; readonly from: string; readonly key: ArrayBuffer }
  | { readonly to: string; readonly sealed: Sealed };

/** Values of the tab's storage by name. */
export type StoredSession = Readonly<Record<string, string>>;

/** A tab that gives its session to another one, or gets it. */
export interface SharingTab {
  readonly name: string;
  tell(message: ShareMessage): void;
  /** An id of whose session it is that is no secret. */
  account(): Promise<string>;
  /** Reads what the tab remembers of its session; undefined where it has none. */
  read(): StoredSession | undefined;
  /** Called once, with the session that all other tabs share. */
  take(given: StoredSession): void;
  /** Called once, where other tabs have sessions of several accounts. */
  leave(): void;
}

/** Milliseconds that the tabs have to say that they are here, after the first one has. They do so at once. */
const PATIENCE = 100;

/**
 * A tab's part in giving a session to another tab, or in getting one. The tab that asks waits for all that have one. Where all have the
 * same, it makes a key, and asks one of them for the session, sealed for that key. Where accounts differ, nobody is asked, and no token is sent.
 *
 * @returns what hears the messages to this tab, and those to all
 */
export function createSessionExchange(tab: SharingTab): (message: ShareMessage) => Promise<void> {
  /** The tabs that have a session, and whose; undefined while a tab has not said so. */
  const accounts = new Map<string, string | undefined>();
  let isEverybodyHere = false;
  let chosen: { readonly holder: string; readonly exchange: Exchange } | undefined;

  const choose = async () => {
    const distinct = new Set(accounts.values());
    if (!isEverybodyHere || chosen || distinct.has(undefined) || tab.read()) return;
    const [holder = ''] = accounts.keys();
    const exchange = createExchange();
    chosen = { holder, exchange };
    if (distinct.size > 1) tab.leave();
    else tab.tell({ to: holder, from: tab.name, key: await exchange.publicKey });
  };
  const expect = (holder: string) => {
    if (accounts.size === 0)
      setTimeout(() => {
        isEverybodyHere = true;
        void choose();
      }, PATIENCE);
    accounts.set(holder, accounts.get(holder));
  };
  return async (message) => {
    const stored = tab.read();
    if ('asks' in message) {
      if (stored) tab.tell({ to: message.asks, from: tab.name, account: await tab.account() });
    } else if ('key' in message) {
      if (!stored) return;
      tab.tell({ to: message.from, sealed: await sealFor(message.key, JSON.stringify(stored), tab.name) });
    } else if ('here' in message) {
      expect(message.here);
    } else if ('account' in message) {
      accounts.set(message.from, message.account);
      await choose();
    } else if (chosen) {
      const given: StoredSession = JSON.parse(await chosen.exchange.open(message.sealed, chosen.holder));
      // Meanwhile the visitor may have logged in here.
      if (!tab.read()) tab.take(given);
    }
  };
}
