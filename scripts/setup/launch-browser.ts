import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';

/** A Chromium that does nothing in the background. @param more further switches of Chromium's command line */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('There is no Chromium. Run node scripts/setup.mjs --browser.');
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
