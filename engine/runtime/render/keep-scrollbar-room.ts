/** Before something covers the page and stops its scrolling: the page must not widen where its scroll bar was. */
export function keepScrollbarRoom(): void {
  if (document.querySelector('dialog[open]')) return;
  const root = document.documentElement;
  root.style.setProperty('--livery-scrollbar', `${window.innerWidth - root.clientWidth}px`);
}
