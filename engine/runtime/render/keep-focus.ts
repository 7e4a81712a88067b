/** Parts of a page that mean something to who hears it. */
const PARTS = 'section, article, li, fieldset, form, nav, dialog, main, [role], [tabindex]';

/**
 * Keeps the keyboard's place where what has it goes away under it, as a button whose work is done: the place becomes
 * what is current of the navigation around it, else the smallest part of the page around it that is still there. What
 * was disabled for a while has its place back. Whoever says where the focus goes is not overruled.
 *
 * @returns ends it
 */
export function keepFocus({ body, defaultView }: Document): () => void {
  /** The element that had the focus last, and all around it. */
  let way: readonly Element[] = [];

  const note = ({ target }: Event) => {
    way = target instanceof Element ? [target, ...ancestorsOf(target)] : [];
  };
  // Some browsers say so of what they take away, too: then this is not what the visitor left.
  const leave = ({ target }: Event) =>
    queueMicrotask(() => {
      const left = target instanceof Element && target.isConnected && !target.matches(':disabled');
      if (left && target === way[0] && isNowhere()) way = [];
    });
  const isNowhere = () => body.ownerDocument.activeElement === body;
  const restore = () => {
    const [last] = way;
    if (!last || !isNowhere() || last.matches(':disabled')) return;
    const place = last.isConnected ? last : placeOf(way);
    if (place instanceof HTMLElement) focusOn(place);
  };
  const observer = new MutationObserver(() => {
    // After all who put the focus somewhere themselves.
    if (way.length > 0 && isNowhere()) defaultView?.setTimeout(restore);
  });

  body.addEventListener('focusin', note);
  body.addEventListener('focusout', leave);
  observer.observe(body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    body.removeEventListener('focusin', note);
    body.removeEventListener('focusout', leave);
  };
}

function* ancestorsOf(element: Element): Iterable<Element> {
  for (let up = element.parentElement; up; up = up.parentElement) yield up;
}

function placeOf(way: readonly Element[]): Element | null | undefined {
  const part = way.find((element) => element.isConnected)?.closest(PARTS);
  return part?.closest('nav')?.querySelector('[aria-current]') ?? part;
}

function focusOn(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (place.ownerDocument.activeElement === place) return;
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
}
