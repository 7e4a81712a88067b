import type * as Library from '@testing-library/dom';

/** A regular expression, as it can be handed to a page. */
interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/**
 * One part of a page, by its role and name. The role `label` means a field by its label, `text` an element by its own
 * text, and `frame` any frame.
 */
export interface Step {
  readonly role: string;
  readonly name?: string | Pattern | undefined;
}

interface Search {
  /** From the whole to the part. */
  readonly steps: readonly Step[];
  /** Brings the element into view, and finds it only when it stands still and a press would meet it. */
  readonly toPress?: boolean;
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof Library;
    /** Where the element that is to be pressed stood when it was first looked at, and true once a frame has come since. */
    lastPlace?: { readonly place: string; isPainted: boolean };
  }
}

/** The first element at the end of some steps that a person could see now. Runs in a page. */
export function findShown({ steps, toPress = false }: Search): Element | undefined {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = window.TestingLibraryDom ?? {};
  if (!queryAllByLabelText || !queryAllByRole || !queryAllByText)
    throw new Error('The library is not loaded.');
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
  // An element that lies over another would be pressed instead, and an element that moves would be missed.
  const wouldBeMet = (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y, width, height].join();
    // In one frame everything stands still: a busy machine takes longer for a frame than from one look to the next.
    if (window.lastPlace?.place !== place) {
      const next = { place, isPainted: false };
      window.lastPlace = next;
      requestAnimationFrame(() => {
        next.isPainted = true;
      });
    }
    const isMoving = document.getAnimations().some(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' && !isEndless && target?.contains(element) === true;
    });
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const isHit = element.contains(hit) || hit?.closest('label')?.control === element;
    if (!isHit) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return window.lastPlace.isPainted && !isMoving && isHit && !element.matches(':disabled');
  };

  let parts = [document.body];
  for (const { role, name } of steps) {
    const nameMatcher = typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
    parts = parts.flatMap((part) => {
      if (role === 'label')
        return queryAllByLabelText(part, nameMatcher ?? '', { selector: 'input, textarea' });
      if (role === 'frame') return [...part.querySelectorAll('iframe')];
      if (role === 'text') return queryAllByText(part, nameMatcher ?? '');
      return queryAllByRole(part, role, nameMatcher === undefined ? {} : { name: nameMatcher });
    });
  }
  // The element that holds the last part has perhaps no box of its own.
  const first = parts.find(isShown);
  return first && toPress && !wouldBeMet(first) ? undefined : first;
}
