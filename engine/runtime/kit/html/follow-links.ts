/**
 * Lets links inside an element be followed without loading the page anew.
 *
 * @param follow is given the path of a link on the page's own origin; says whether it took the visitor there
 * @returns ends it
 */
export function followLinks(element: HTMLElement, follow: (path: string) => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    const path = target.closest('a[href]:not([target])')?.getAttribute('href');
    if (path?.startsWith('/') && follow(path)) event.preventDefault();
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
