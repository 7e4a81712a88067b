import { type Channel, openChannel } from '#client/browser/channel.ts';
import { createTabName } from '#client/browser/tab-name.ts';
import { type Session, session } from './session.ts';
import type { ShareMessage } from './session-exchange.ts';

export type TabNews = 'signedOut' | 'expired';

/** A message by which tabs of a portal tell each other of their sessions. Never a token that others could read. */
type Message =
  | ShareMessage
  | {
      readonly news: TabNews;
      /** Digest of whose session it was: news of one account are none for another. */
      readonly account: string;
    };

type Whose = Pick<Session, 'customerId' | 'token'>;

let channel: Channel<Message> | undefined;

/** @param whose the session that the news are of, as it was before it ended */
export async function tellOtherTabs(news: TabNews, whose: Whose): Promise<void> {
  channel?.tell({ news, account: await accountOf(whose) });
}

/**
 * An id of an account that is no secret: a digest. A member whose number is not known is told apart by the token alone: only tabs that share it
 * have the same.
 */
export async function accountOf({ customerId, token }: Whose): Promise<string> {
  const { sha256 } = await import('#client/browser/sha-256.ts');
  const digest = await sha256(customerId === undefined ? `token ${token}` : `member ${customerId}`);
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Listens to the other tabs of the same account in a merchant's portal, and to the browser that brings this page back with all it showed
 * (back-forward cache): it has heard nothing in the meantime. A tab without a session asks the others once whether they have one.
 *
 * @param receive is called where all other tabs with a session have the same: the tab remembers it now as it would a session of an earlier page
 */
export function watchTabs(
  merchant: string,
  hear: (news: TabNews | 'broughtBack') => void,
  receive: () => void,
): void {
  // A page without a name could not seal a token: it neither asks nor answers.
  const tab = createTabName();
  const tell = (message: ShareMessage) => channel?.tell(message);
  let part: Promise<(message: ShareMessage) => Promise<void>> | undefined;
  const listen = () => {
    channel = openChannel<Message>(`livery:${merchant}`, async (message) => {
      if ('news' in message) {
        const { news, account } = message;
        if (session.token !== undefined && account === (await accountOf(session))) hear(news);
      } else if (
        tab &&
        ('asks' in message ? session.token !== undefined && !session.lapsed : message.to === tab)
      ) {
        // At once, so that the tab that asks knows how many will answer, however long the code of the answer takes.
        if ('asks' in message) tell({ here: tab, to: message.asks });
        part ??= import('./share-session.ts').then(({ shareSession }) =>
          shareSession({ name: tab, tell, account: () => accountOf(session), receive }),
        );
        await (await part)(message);
      }
    });
  };
  listen();
  if (tab && session.token === undefined) tell({ asks: tab });
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
