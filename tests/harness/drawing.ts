import type { BrowserContext, CDPSession, Frame, Page } from 'playwright-core';

declare global {
  interface Window {
    testsUndrawn?: CSSStyleSheet;
  }
}

/**
 * Has the pages of a context not drawn, which is a tenth of the work of a test, and half of it where windows change
 * their width. Where things stand, what they hear and what assistive technology is told stay the same.
 */
export async function leaveUndrawn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html, dialog, [popover] { opacity: 0 !important; }');
    document.adoptedStyleSheets.push(sheet);
    window.testsUndrawn = sheet;
  });
}

/** Has a document drawn no more, after it was. */
export async function drawNoMore(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { testsUndrawn } = window;
    if (testsUndrawn) document.adoptedStyleSheets = [...document.adoptedStyleSheets, testsUndrawn];
  });
}

/** Has a document drawn from now on: for what looks at colours, and for pictures of a page. */
export async function draw(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    const { testsUndrawn } = window;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== testsUndrawn);
  });
}

/** The scale at which a page is drawn that nobody looks at. */
const UNSEEN = 0.05;

/** A session of the browser's protocol for each page: the page has its size from it, until another is set. */
const sessions = new WeakMap<Page, CDPSession>();

/** Has a page drawn so small, while something is done, that its pixels cost next to nothing. Its layout stays as it is. */
export async function drawSmall<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const size = page.viewportSize();
  const drawAt = (scale: number) =>
    session.send('Emulation.setDeviceMetricsOverride', {
      ...{ width: 0, height: 0, ...size },
      ...{ deviceScaleFactor: 1, mobile: false, scale },
    });
  await drawAt(UNSEEN);
  try {
    return await act();
  } finally {
    await drawAt(1);
  }
}
