import type { ActionContext } from '#engine/render/portal.ts';

/** A window in which something is to be shown. */
export interface OpenedWindow {
  /** Undefined where it is the window of this page. */
  readonly window: Window | undefined;
  /** Shows an address. A window of its own then knows this page no more; in this window, Back leads to the page again. */
  show(address: string): void;
  /** Closes the window, unless it is the one of this page. */
  close(): void;
}

interface WindowWish {
  /** The address that the window shows; left out, it opens blank, for an address that is yet to be asked for. */
  readonly address?: string;
  readonly name?: string;
  readonly features?: string;
  /** The window tells this page something: it goes on knowing it. In this window, nothing is shown by itself. */
  readonly talks?: boolean;
}

const BLANK = 'about:blank';

/**
 * Opens a window; to be called at the click itself, or browsers block it. Those inside of apps have no windows: where
 * there is none, the visitor is asked whether it may be shown in this one.
 *
 * @returns undefined where the visitor does not want that
 */
export async function openWindow(
  { confirm }: Pick<ActionContext, 'confirm'>,
  { address = BLANK, name = '_blank', features, talks = false }: WindowWish = {},
): Promise<OpenedWindow | undefined> {
  const opened = attempt(address, name, features);
  if (opened) {
    if (address !== BLANK && !talks) opened.opener = null;
    return {
      window: opened,
      show(to) {
        opened.opener = null;
        opened.location.replace(to);
      },
      close: () => opened.close(),
    };
  }
  if (!(await confirm({ text: 'engine.windowBlocked', confirm: 'engine.openHere' }))) return undefined;
  if (address !== BLANK && !talks) location.assign(address);
  return { window: undefined, show: (to) => location.assign(to), close() {} };
}

function attempt(address: string, name: string, features: string | undefined): Window | undefined {
  try {
    return window.open(address, name, features) ?? undefined;
  } catch {
    // As where it is blocked.
    return undefined;
  }
}
