import { type ActionContext, keepWorker } from '@liveryjs/engine/kit/plain';
import { slips } from '#client/lottery/slips.ts';
import { takeWithNextLink } from './take-with-next-link.ts';

/** Keeps the service worker, tells the visitor when a new version is ready, and has the next link bring it. */
export function followVersion({ brand, notify }: Pick<ActionContext, 'brand' | 'notify'>): void {
  const { offline } = brand;
  if (offline === undefined) return;
  let leave = () => {};
  void keepWorker(() => {
    leave();
    leave = takeWithNextLink(document, hasSlip);
    notify(offline.newVersion);
  });
}

/** Chosen lines last as long as the page: a page that loads anew is without them. */
function hasSlip(): boolean {
  return Object.values(slips.byGame).some(({ lines }) => lines.length > 0);
}
