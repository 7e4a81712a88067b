import type { Portal } from '@liveryjs/engine/kit/plain';
import { afterLoad } from '#client/browser/after-load.ts';

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
      afterLoad(async () => {
        // Without the code, the page asks at intervals.
        const part = await load().catch(() => undefined);
        part?.followLive(context);
      });
    },
  };
}
