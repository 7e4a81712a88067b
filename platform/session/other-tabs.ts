import { type Channel, openChannel } from '#platform/browser/channel.ts';

/** What tabs of a portal tell each other of their sessions. Never whose, and never a token. */
export type TabNews = 'signedOut' | 'expired';

let channel: Channel<TabNews> | undefined;

export function tellOtherTabs(news: TabNews): void {
  channel?.tell(news);
}

/**
 * Listens to the other tabs of a merchant's portal, and to the browser that brings this page back with all it showed
 * (back-forward cache): it has heard nothing in the meantime.
 */
export function watchTabs(merchant: string, hear: (news: TabNews | 'broughtBack') => void): void {
  const listen = () => {
    channel = openChannel<TabNews>(`livery:${merchant}`, hear);
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
