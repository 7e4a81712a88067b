import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A site whose visitors' troubles are written down. */
export interface WatchedSite {
  readonly port: number;
  /** The troubles since they were taken last. */
  takeProblems(): string[];
  close(): Promise<void>;
}

const SCRIPT = '/watch/script.js';
const PROBLEMS = '/watch/problems';

/** The sandbox lost these pictures on purpose: a portal shows a fallback in their place. */
const lostPicture = /\/sandbox\/img\/.*\/lost-/;

/**
 * Passes a site on as the site is, but for one script at the top of each page, which reports uncaught errors, errors on the console,
 * and violations of the content security policy or of Trusted Types. Answers of 400 and above are written down, too.
 * No browser's protocol is needed: what one browser reports, all can.
 */
export async function watchSite(upstream: number): Promise<WatchedSite> {
  const problems: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === PROBLEMS) {
      problems.push(await text(request));
      response.end();
    } else if (request.url === SCRIPT) {
      response.setHeader('content-type', 'text/javascript').end(`(${report})(${JSON.stringify(PROBLEMS)})`);
    } else {
      const { 'accept-encoding': _, ...headers } = request.headers;
      const passed = ask({
        host: '127.0.0.1',
        port: upstream,
        // A kept connection may be closed by the server in the moment in which it is used again.
        agent: false,
        path: request.url,
        method: request.method,
        headers,
      });
      passed.on('error', () => response.destroy());
      response.on('close', () => passed.destroy());
      passed.on('response', async (answer) => {
        const { statusCode = 0, headers } = answer;
        if (statusCode >= 400 && !lostPicture.test(request.url ?? ''))
          problems.push(`answered ${statusCode}: ${request.method} ${request.headers.host}${request.url}`);
        answer.on('error', () => response.destroy());
        if (!isPage(answer)) {
          response.writeHead(statusCode, headers);
          return answer.pipe(response);
        }
        const { 'content-length': __, ...rest } = headers;
        response.writeHead(statusCode, rest);
        // An answer that breaks off has ended the response already.
        const page = await text(answer).catch(() => '');
        response.end(page.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
      });
      request.pipe(passed);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    takeProblems: () => problems.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isPage({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

/** Reports what must not happen in a page, before the page goes on: nothing gets lost when the page is left. Runs in the page. */
function report(address: string): void {
  // A browser gives up what it is loading when the page is left, and that is no fault of the page.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const say = (problem: string) => {
    if (isLeft) return;
    const call = new XMLHttpRequest();
    call.open('POST', address, false);
    call.send(`${location.host}${location.pathname}: ${problem}`);
  };
  addEventListener('error', ({ message, filename, lineno }) =>
    say(`uncaught error: ${message} (${filename}:${lineno})`),
  );
  addEventListener('unhandledrejection', ({ reason }) => say(`unhandled rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    say(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  const log = console.error;
  console.error = (...words) => {
    say(`console error: ${words.join(' ')}`);
    log(...words);
  };
}
