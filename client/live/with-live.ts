import type { Portal } from '@liveryjs/engine/kit/plain';

/** Milliseconds after the page has loaded: nothing of its first view waits for the code. */
const LATER = 1000;

const followIt = () => import('./follow-live.ts');

/** The same portal, which hears from the platform what changes. @param load fetches the code that listens */
export function withLive(
  portal: Portal,
  load: () => Promise<Pick<Awaited<ReturnType<typeof followIt>>, 'followLive'>> = followIt,
): Portal {
  return {
    ...portal,
    start(context) {
      portal.start(context);
      const begin = () =>
        setTimeout(async () => {
          // Without the code, the page asks at intervals.
          const part = await load().catch(() => undefined);
          part?.followLive(context);
        }, LATER);
      if (document.readyState === 'complete') begin();
      else addEventListener('load', begin, { once: true });
    },
  };
}
