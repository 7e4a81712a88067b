import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A phone of the lower middle: its window, and how much slower than this machine it computes. */
export const PHONE = { width: 390, height: 844 };
export const SLOWER = 4;

/** A slow mobile network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A page of a phone with nothing in its cache. `network`: on a slow network, too. */
export async function openPhone(
  browser: Browser,
  { network }: { network: boolean },
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true });
  // Nobody is to wait that long, but a machine that does other things, too, is to finish.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, context };
}
