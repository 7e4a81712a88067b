import { Failure } from '@liveryjs/workspace/failure';
import type { Browser } from 'playwright-core';
import type { BuildReport } from '#scripts/bundle/report.ts';
import type { SmokeSite } from './smoke.ts';

declare global {
  interface Window {
    /** Violations of a page's security policy, each of which was blocked. */
    liveryViolations?: string[];
  }
}

/**
 * Opens every page of a release in Chromium and waits until its scripts have run.
 * @returns violations of the security policy, errors of scripts and assets that did not come: a sentence each
 */
export async function lookInBrowser(site: SmokeSite, report: BuildReport): Promise<string[]> {
  const { origin, host } = site;
  const { protocol, host: server } = new URL(origin);
  // The browser asks this machine under the name that visitors use.
  const name = host?.replace(/:\d+$/, '') ?? new URL(origin).hostname;
  const rules = host === undefined ? [] : [`--host-resolver-rules=MAP ${name} ${server}`];
  const browser = await launch(rules);
  try {
    const page = await browser.newPage();
    const findings = new Set<string>();
    let path = '/';
    page.on('pageerror', (error) => findings.add(`${path} runs into an error: ${error.message}.`));
    page.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url());
      // The next page ends what this one has not fetched yet.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
      if (pathname.startsWith('/assets/')) findings.add(`${path} asks for ${pathname}, which does not come.`);
    });
    await page.addInitScript(() => {
      window.liveryViolations = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        window.liveryViolations?.push(`${violatedDirective} (${blockedURI})`),
      );
    });
    for (const route of report.routes) {
      if (route.path.includes(':')) continue;
      path = route.path;
      await page.goto(`${protocol}//${host ?? server}${path}`, { waitUntil: 'load' });
      await page.waitForFunction(() => document.readyState === 'complete');
      const violations = await page.evaluate(() => window.liveryViolations ?? []);
      for (const violation of violations) findings.add(`${path} violates its security policy: ${violation}.`);
    }
    return [...findings].sort();
  } finally {
    await browser.close();
  }
}

async function launch(switches: readonly string[]): Promise<Browser> {
  try {
    const { launchBrowser } = await import('#scripts/setup/launch-browser.ts');
    return await launchBrowser(switches);
  } catch (error) {
    throw new Failure(
      'No browser could be started to look at the pages. Install playwright-core (npm install playwright-core) and Chromium, or name a Chromium with CHROMIUM_PATH.',
      { cause: error },
    );
  }
}
