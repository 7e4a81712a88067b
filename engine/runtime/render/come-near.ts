const COME_NEAR = 'livery:come-near';

/**
 * Lets all that waits to come near the window come at once. React keeps a change of the address back until every part
 * of a prerendered page is hydrated, and what is far would never be.
 */
export function comeNear(): void {
  dispatchEvent(new Event(COME_NEAR));
}

/** Calls the listener when all is to come near: before a change of the address, and after a step back or forth. */
export function watchComeNear(listener: () => void): () => void {
  const events = [COME_NEAR, 'popstate'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
