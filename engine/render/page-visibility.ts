const listeners = new Set<() => void>();
let isPutAway = false;
let isListening = false;

function tell(): void {
  if (!isPutAway) for (const listener of listeners) listener();
}

function listen(): void {
  isListening = true;
  document.addEventListener('visibilitychange', tell);
  addEventListener('pagehide', () => {
    isPutAway = true;
  });
  addEventListener('pageshow', () => {
    if (!isPutAway) return;
    isPutAway = false;
    tell();
  });
}

/**
 * Calls a listener whenever the page begins or ends to show; `document.hidden` says which.
 * A page that its browser puts away for the way back (back-forward cache) is told only when it is brought back: Firefox tells it
 * that it is hidden after `pagehide` and then drops the messages of the page, so that React would wait for ever for the one
 * that it sent itself to draw a change.
 *
 * @returns what ends that
 */
export function onVisibility(listener: () => void): () => void {
  if (!isListening) listen();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
