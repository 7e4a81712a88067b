import { onTestFinished, vi } from 'vitest';

/** Media queries that match in the window under test. */
export interface TestWindow {
  /** Says which queries match from now on, and tells who listens. */
  media(matching: readonly string[]): void;
}

/**
 * Gives jsdom the parts of a window that it lacks: media queries, observers that never call, dialogs over everything
 * else, and elements that can be brought into view. `vi.unstubAllGlobals` takes the first two away.
 *
 * @param near whether what is observed counts as near the window
 */
export function stubWindow({ near = true }: { near?: boolean } = {}): TestWindow {
  Object.assign(HTMLDialogElement.prototype, { showModal: open, close });
  Element.prototype.scrollIntoView = () => {};
  const matching = new Set<string>();
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    get matches() {
      return matching.has(query);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  vi.stubGlobal('ResizeObserver', class extends QuietObserver {});
  vi.stubGlobal(
    'IntersectionObserver',
    class extends QuietObserver {
      readonly thresholds = [0];
      readonly report: IntersectionObserverCallback;
      constructor(report: IntersectionObserverCallback) {
        super();
        this.report = report;
      }
      override observe(target: Element) {
        const entry = { target, isIntersecting: near, intersectionRatio: near ? 1 : 0 };
        this.report([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      }
    },
  );
  return {
    media(queries) {
      matching.clear();
      for (const query of queries) matching.add(query);
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Gives this window's navigator these values until the end of the test. The navigator itself stays: libraries whose
 * listeners outlive their test read it, and jsdom answers for no other object.
 */
export function giveNavigator(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const before = Object.getOwnPropertyDescriptor(navigator, name);
    Object.defineProperty(navigator, name, { configurable: true, value });
    onTestFinished(() => {
      if (before) Object.defineProperty(navigator, name, before);
      else Reflect.deleteProperty(navigator, name);
    });
  }
}

function open(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
}

class QuietObserver {
  observe(_target: Element): void {}
  unobserve(): void {}
  disconnect(): void {}
}
