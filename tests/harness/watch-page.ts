import type { BrowserContext, Page } from 'playwright-core';
import { countRequests } from './until-quiet.ts';

declare global {
  interface Window {
    reportViolation(text: string): void;
  }
}

/**
 * Collects what must not happen in any page of a context: errors on the console, uncaught errors, violations of the
 * content security policy or of Trusted Types, requests that fail or are answered with 400 and above.
 * Returns the list that grows as things happen.
 */
export async function watchPages(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  countRequests(context);
  const say = (page: Page, text: string) =>
    problems.push(`${new URL(page.url(), 'about:blank').pathname}: ${text}`);
  await context.exposeBinding('reportViolation', ({ page }, text: string) => say(page, text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, target } = event;
      // An element that is not in the page reports to its document, with the script that read it.
      const reader = target === document ? ` read by ${sourceFile}` : '';
      window.reportViolation(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}${reader}`);
    });
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => say(page, `uncaught error: ${error.message}`));
    page.on('crash', () => say(page, 'the page crashed'));
  });
  context.on('console', (message) => {
    const page = message.page();
    // Requests are reported below, with method and address.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    const { url } = message.location();
    if (page !== null)
      say(page, `console error: ${message.text()}${url.endsWith('.js') ? ` from ${url}` : ''}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page itself gave up the request: it navigated, or it no longer needs the answer.
    if (reason === 'net::ERR_ABORTED') return;
    problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    problems.push(`answered ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  return problems;
}
