import { type Channel, openChannel } from '#platform/browser/channel.ts';
import { type Session, session } from './session.ts';

export type TabNews = 'signedOut' | 'expired';

/** A message by which tabs of a portal tell each other of their sessions. Never a token. */
interface Message {
  readonly news: TabNews;
  /** Digest of whose session it was: news of one account are none for another. */
  readonly account: string;
}

type Whose = Pick<Session, 'customerId' | 'token'>;

let channel: Channel<Message> | undefined;

/** @param whose the session that the news are of, as it was before it ended */
export async function tellOtherTabs(news: TabNews, { customerId, token }: Whose): Promise<void> {
  channel?.tell({ news, account: await accountOf({ customerId, token }) });
}

/** A member whose number is not known is told apart by the token alone: only tabs that share it are told. */
async function accountOf({ customerId, token }: Whose): Promise<string> {
  const { sha256 } = await import('#platform/browser/sha-256.ts');
  const digest = await sha256(customerId === undefined ? `token ${token}` : `member ${customerId}`);
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Listens to the other tabs of the same account in a merchant's portal, and to the browser that brings this page back with all it showed
 * (back-forward cache): it has heard nothing in the meantime.
 */
export function watchTabs(merchant: string, hear: (news: TabNews | 'broughtBack') => void): void {
  const listen = () => {
    channel = openChannel<Message>(`livery:${merchant}`, async ({ news, account }) => {
      if (session.token !== undefined && account === (await accountOf(session))) hear(news);
    });
  };
  listen();
  // Some browsers keep no page that listens.
  addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    listen();
    hear('broughtBack');
  });
}
