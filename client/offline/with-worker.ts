import type { Portal } from '@liveryjs/engine/kit/plain';
import { afterLoad } from '#client/browser/after-load.ts';

const followIt = () => import('./follow-version.ts');

/** The same portal, which keeps a service worker. @param load fetches the code that does */
export function withWorker(
  portal: Portal,
  load: () => Promise<Pick<Awaited<ReturnType<typeof followIt>>, 'followVersion'>> = followIt,
): Portal {
  return {
    ...portal,
    start(context) {
      portal.start(context);
      afterLoad(async () => {
        // Without the code, the portal is as it is without a worker; the next page tries again.
        const part = await load().catch(() => undefined);
        part?.followVersion(context);
      });
    },
  };
}
