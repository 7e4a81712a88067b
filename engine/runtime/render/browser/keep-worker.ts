import { scriptPolicy } from './start-worker.ts';
import type { WorkerMessage } from './worker-message.ts';

/** The name of the Trusted Types policy that the service worker is registered by; the content security policy names it. */
const POLICY = 'livery-offline';
const SCRIPT = '/sw.js';
/** Milliseconds after which a page that stays open asks for a new version. */
const EVERY = 30 * 60_000;

/**
 * Registers the portal's service worker, and finds out when it has a new version: at once, when somebody comes back to the
 * page, and every half hour while the page is looked at. A browser without service workers, or one that forbids them,
 * shows the portal as it does without.
 *
 * @param onVersion is told once of each version that is ready and is not the page's own. The next page that is loaded anew is
 *   of that version. Its worker takes over when no page of the portal is open: a worker that is told to come before loses
 *   the page that is asked for in that moment, which then never loads (seen in Chromium)
 */
export async function keepWorker(onVersion: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  const address = scriptPolicy(POLICY).createScriptURL(SCRIPT);
  const registration = await serviceWorker
    .register(address, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration === undefined) return;
  if (serviceWorker.controller === null)
    void serviceWorker.ready.then(({ active }) => active && send(active, visited()));

  let judged: ServiceWorker | undefined;
  const judge = async (worker: ServiceWorker) => {
    if (worker === judged) return;
    judged = worker;
    // Pages come from the network first: this one may be of the new version already.
    if ((await releaseOf(worker)) !== releaseHere()) onVersion();
  };
  const follow = (worker: ServiceWorker) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) void judge(worker);
    });
  if (registration.installing) follow(registration.installing);
  registration.addEventListener(
    'updatefound',
    () => registration.installing && follow(registration.installing),
  );
  // A worker that waits may be of a release that was taken back since.
  if (registration.waiting)
    void registration
      .update()
      .catch(() => undefined)
      .then(() => {
        if (registration.waiting && !registration.installing) void judge(registration.waiting);
      });

  const look = () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, EVERY);
}

function send(worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

function releaseOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    send(worker, { asks: 'release' }, [port2]);
  });
}

/** The release of the page: its first stylesheet and the module that starts it, whose names hold their content. */
function releaseHere(): string {
  const style = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return [style?.href, script?.src]
    .map((address) => new URL(address ?? '', location.href).pathname)
    .join(' ');
}

function visited(): WorkerMessage {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const start = `${location.origin}/assets/`;
  return { page: location.pathname, files: addresses.filter((name) => name.startsWith(start)) };
}
