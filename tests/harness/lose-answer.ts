import type { Page } from 'playwright-core';

/** Lets the next call of a path be carried out by the platform, and its answer be lost on its way back. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  // Inside the page: a route that fetches by itself does not find *.localhost everywhere.
  await page.evaluate((lostCall) => {
    const send = window.fetch;
    window.fetch = async (...call) => {
      const answer = await send(...call);
      if (call[0] !== lostCall) return answer;
      window.fetch = send;
      throw new TypeError('Failed to fetch');
    };
  }, path);
}
