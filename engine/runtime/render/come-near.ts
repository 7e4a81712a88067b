const COME_NEAR = 'livery:come-near';

/**
 * Lets what waits to come near the window come at once, before a change of the address. React keeps such a change back until every
 * part of a prerendered page that stays is hydrated, and what is far would never be.
 *
 * @param keepsPage whether the main region stays: otherwise what waits in it goes with it
 */
export function comeNear(keepsPage: boolean): void {
  dispatchEvent(new CustomEvent(COME_NEAR, { detail: keepsPage }));
}

/** Calls the listener when an element is to come near. */
export function watchComeNear(element: Element, listener: () => void): () => void {
  const hear = ({ detail: keepsPage }: CustomEventInit<boolean>) => {
    if (keepsPage || !element.closest('main')) listener();
  };
  addEventListener(COME_NEAR, hear);
  return () => removeEventListener(COME_NEAR, hear);
}
