import { FAR, Skeleton } from '@liveryjs/engine/render/skeleton';
import { currentPlatform } from '#stories/platform/current-platform.ts';
import { widgetsOnTheirWay } from './story-app.ts';

/** The number of frames in a row in which nothing may happen. */
const QUIET_FRAMES = 3;

/** The longest time that a story may take, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Resolves once a story shows all that it will show by itself: answers are in, code, pictures and faces are here,
 * nothing moves that ends. A story of a call that hangs has come to rest when all else has.
 * @returns what still goes on when patience ends; nothing is as it should be
 */
export async function settled(): Promise<string[]> {
  const start = performance.now();
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
    for (;;) {
      await new Promise(requestAnimationFrame);
      const goingOn = [...(changed ? ['the document changes'] : []), ...unrest()];
      changed = false;
      quiet = goingOn.length > 0 ? 0 : quiet + 1;
      if (quiet >= QUIET_FRAMES) return [];
      if (performance.now() - start > PATIENCE) return goingOn.map((what) => `no rest: ${what}`);
    }
  } finally {
    observer.disconnect();
  }
}

function unrest(): string[] {
  const platform = currentPlatform();
  const checks: readonly [what: string, holds: boolean][] = [
    ['a call has no answer yet', (platform?.pending ?? 0) > 0],
    ['the code of a widget is on its way', widgetsOnTheirWay() > 0],
    [
      'something is loading',
      !platform?.hanging &&
        // Parts far below are loaded when somebody scrolls there.
        document.querySelector(`:is(${Skeleton}, [aria-busy='true']):not([${FAR}] *)`) !== null,
    ],
    ['a face is on its way', document.fonts.status === 'loading'],
    ['a picture is on its way', [...document.images].some(({ src, complete }) => src !== '' && !complete)],
    ['something moves', document.getAnimations().some(isEnding)],
  ];
  return checks.flatMap(([what, holds]) => (holds ? [what] : []));
}

function isEnding({ playState, effect }: Animation): boolean {
  return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
}
