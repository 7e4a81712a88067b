import { proxy, subscribe } from 'valtio/vanilla';

const TOKEN = 'token';
const ACCOUNT_TYPE = 'isAgent';

/** Who is signed in, as the session storage of this tab says [3.03]. */
export interface Session {
  token: string | undefined;
  /** The platform's number for the kind of account [4.01]. */
  accountType: number | undefined;
}

export const session: Session = proxy({ token: undefined, accountType: undefined });

/** Reads the session that an earlier page of this tab left. */
export function restoreSession(storage: Pick<Storage, 'getItem'>): void {
  session.token = storage.getItem(TOKEN) ?? undefined;
  const type = Number.parseInt(storage.getItem(ACCOUNT_TYPE) ?? '', 10);
  session.accountType = Number.isNaN(type) ? undefined : type;
}

export function watchSession(listener: () => void): () => void {
  return subscribe(session, listener);
}
