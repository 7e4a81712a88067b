/** What tabs of a portal tell each other of their sessions. Never whose, and never a token. */
export type TabNews = 'signedOut' | 'expired';

let channel: BroadcastChannel | undefined;

export function tellOtherTabs(news: TabNews): void {
  channel?.postMessage(news);
}

/**
 * Listens to the other tabs of a merchant's portal, and to the browser that brings this page back with all it showed
 * (back-forward cache): it has heard nothing in the meantime.
 */
export function watchTabs(merchant: string, hear: (news: TabNews | 'broughtBack') => void): void {
  const listen = () => {
    channel = new BroadcastChannel(`livery:${merchant}`);
    channel.onmessage = ({ data }: MessageEvent<TabNews>) => hear(data);
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
