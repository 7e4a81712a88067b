import type { BrowserContext, Frame, Page } from 'playwright-core';

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
