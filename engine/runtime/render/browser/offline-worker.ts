import { clientsClaim, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { KeptRelease, WorkerMessage } from './worker-message.ts';

/** Begins the names of all caches. */
const PREFIX = 'livery';

/** The most pages, and the most files beside those of every page, that a browser keeps. */
const MOST_PAGES = 30;
const MOST_FILES = 300;

/** The part of the global scope that the script uses: the types of the DOM do not know service workers. */
interface WorkerScope {
  readonly location: { readonly href: string; readonly origin: string };
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  addEventListener(type: 'message', listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent extends MessageEvent<WorkerMessage> {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Makes the service worker of a release. It answers for pages of the portal, from the network first, and for files whose
 * names hold their content. It answers for nothing else, so that what the platform says is never kept.
 *
 * A worker whose script is not on the server any more, as after a release without one, takes itself and all that it kept away.
 */
export function keepOffline(scope: WorkerScope, { id, files, shell, platform }: KeptRelease): void {
  let isGone = false;
  const goAway = async () => {
    if (!(await isRemoved(scope.location.href))) return;
    isGone = true;
    await scope.registration.unregister();
    await removeCaches();
  };
  const pageRules: WorkboxPlugin = {
    // A page is the same whatever its query says, which may be a secret.
    cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
    cacheWillUpdate: async ({ response }) => (isPage(response) && !isGone ? response : null),
    // A page that is preloaded passes by `fetchDidSucceed`.
    handlerDidRespond: async ({ event }) => event.waitUntil(goAway()),
    handlerDidError: () => matchPrecache(shell.url),
  };
  const limits = (maxEntries: number) =>
    new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
  // A file that comes when all was taken away already would be kept for ever.
  const fileRules: WorkboxPlugin = {
    cacheWillUpdate: async ({ response }) => (response.status === 200 && !isGone ? response : null),
  };
  const pages = new NetworkFirst({ cacheName: `${PREFIX}-pages`, plugins: [pageRules, limits(MOST_PAGES)] });
  const assets = new CacheFirst({ cacheName: `${PREFIX}-files`, plugins: [fileRules, limits(MOST_FILES)] });
  const isOwn = ({ origin }: URL) => origin === scope.location.origin && !isGone;
  const isAsset = (url: URL) => isOwn(url) && url.pathname.startsWith('/assets/');
  const isOfPlatform = ({ pathname }: URL) =>
    platform.some((path) => pathname === path || pathname.startsWith(`${path}/`));

  setCacheNameDetails({ prefix: PREFIX });
  enablePreload();
  precacheAndRoute([...files.map((url) => ({ url, revision: null })), shell], {
    cleanURLs: false,
    directoryIndex: '',
  });
  registerRoute(({ url }) => isAsset(url), assets);
  registerRoute(
    ({ url, request }) => request.mode === 'navigate' && isOwn(url) && !isAsset(url) && !isOfPlatform(url),
    pages,
  );
  clientsClaim();
  scope.addEventListener('message', (event) => {
    const { data, ports } = event;
    if ('asks' in data) ports[0]?.postMessage(id);
    else {
      const keep = ({ page, files }: typeof data) => [
        pages.handle({ event: event as never, request: new Request(page) }),
        ...files.map((file) => assets.handle({ event: event as never, request: new Request(file) })),
      ];
      event.waitUntil(Promise.allSettled(keep(data)));
    }
  });
}

/** Tells whether a response is a whole page, under the address that it was asked for by. */
function isPage({ status, type, redirected, headers }: Response): boolean {
  const isHtml = /^text\/html\b/.test(headers.get('content-type') ?? '');
  return status === 200 && type === 'basic' && !redirected && isHtml;
}

/** Tells whether a server answers that there is no such script, or with a page in its place. Without an answer nothing is known. */
async function isRemoved(script: string): Promise<boolean> {
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer === undefined) return false;
  const isHtml = /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
  return answer.status === 404 || answer.status === 410 || (answer.ok && isHtml);
}

async function removeCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(`${PREFIX}-`)).map((name) => caches.delete(name)));
}
