import { Skeleton } from '#engine/render/skeleton.tsx';
import { currentPlatform } from '#stories/platform/current-platform.ts';
import { widgetsOnTheirWay } from './story-app.ts';

/** How many frames in a row nothing may happen. */
const QUIET_FRAMES = 3;

/**
 * Resolves once a story shows all that it will show by itself: answers are in, code, pictures and faces are here,
 * nothing moves that ends. A story of a call that hangs has come to rest when all the others have.
 */
export async function settled(): Promise<void> {
  let quiet = 0;
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.documentElement, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  try {
    while (quiet < QUIET_FRAMES) {
      await new Promise(requestAnimationFrame);
      quiet = changed || isBusy() ? 0 : quiet + 1;
      changed = false;
    }
  } finally {
    observer.disconnect();
  }
}

function isBusy(): boolean {
  const platform = currentPlatform();
  return (
    (platform?.pending ?? 0) > 0 ||
    widgetsOnTheirWay() > 0 ||
    (!platform?.hanging && document.querySelector(`${Skeleton}, [aria-busy='true']`) !== null) ||
    document.fonts.status === 'loading' ||
    [...document.images].some(({ src, complete }) => src !== '' && !complete) ||
    document.getAnimations().some(isEnding)
  );
}

function isEnding({ playState, effect }: Animation): boolean {
  return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
}
