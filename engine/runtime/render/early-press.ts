import { useEffect } from 'react';

/** The press on a button that nothing listens to yet, as the document's first script keeps it. */
interface PressWindow {
  liveryPressed?: unknown;
}

/** The mark that React sets on an element whose handlers it has. */
const LIVE = '__reactProps';

/**
 * The part of the document's first script that keeps the last press, where it is on a button whose code has not arrived:
 * a prerendered page shows its buttons long before on a slow network. Those that open a popover the browser answers itself.
 */
export const EARLY_PRESS =
  `addEventListener('click',e=>{var b=e.target.closest?.('button');` +
  `liveryPressed=b&&!b.popoverTargetElement&&!/${LIVE}/.test(Object.keys(b))&&b},!0);`;

/** Presses again, once the code of the part is here that renders this, what was pressed too early in it. */
export function EarlyPress(): null {
  useEffect(() => {
    const page = window as PressWindow;
    const button = page.liveryPressed;
    if (!(button instanceof HTMLElement)) return;
    const isLive = Object.keys(button).some((key) => key.startsWith(LIVE));
    // Another part of the page may still bring it.
    if (button.isConnected && !isLive) return;
    page.liveryPressed = undefined;
    button.click();
  }, []);
  return null;
}
