/**
 * Loads the page that the next link leads to anew, which brings the new version: pages come from the network, and a page of
 * that version has its worker take over. It waits while that could lose something: while a dialog is open, in which all money
 * is paid in and out; on a page on which something was typed or pressed; and while `isNeeded` says so.
 *
 * @returns ends it
 */
export function takeWithNextLink(
  page: Pick<Document, 'addEventListener' | 'querySelector'> & {
    readonly location: Pick<Location, 'origin' | 'pathname' | 'assign'>;
  },
  isNeeded: () => boolean,
): () => void {
  const ending = new AbortController();
  /** The path of the page on which something was typed or pressed last. */
  let used: string | undefined;
  const { location } = page;
  const use = () => {
    used = location.pathname;
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !leadsOn(link, event, location)) return use();
    const isOver = page.querySelector('dialog[open]') !== null;
    if (isOver || used === location.pathname || isNeeded()) return;
    ending.abort();
    event.preventDefault();
    event.stopImmediatePropagation();
    location.assign(link.href);
  };
  page.addEventListener('click', onClick, { capture: true, signal: ending.signal });
  page.addEventListener('input', use, { capture: true, signal: ending.signal });
  return () => ending.abort();
}

/** Tells whether a press on a link leads to another page of the portal, in the same tab. */
function leadsOn(
  link: HTMLAnchorElement,
  { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): boolean {
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  const isHere = ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  return isPlain && isHere && link.origin === origin && link.pathname !== pathname;
}
