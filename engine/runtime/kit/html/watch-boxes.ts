/**
 * Lets a keyboard scroll the boxes of tables that are wider than their place.
 *
 * @returns ends it
 */
export function watchBoxes(element: HTMLElement): () => void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const box of element.querySelectorAll('[role="region"]')) sizes.observe(box);
  return () => sizes.disconnect();
}
