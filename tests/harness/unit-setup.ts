import { promisify } from 'node:util';
import { vi } from 'vitest';

declare global {
  interface Window {
    /** True when `getComputedStyle` reads style sheets in this test, which proves what a rule hides. */
    readsStyleSheets?: boolean;
    /** Where false, styled-components adds rule by rule, as in a bundle. */
    SC_DISABLE_SPEEDY?: boolean;
    /** True once this document's queries wait for effects. */
    waitsForEffects?: boolean;
  }
}

// Files share a process: each has modules of its own all the same, with nothing in them that an earlier one left, and
// a clock that runs, also where a test failed that had stopped it.
vi.resetModules();
vi.useRealTimers();

// A page shows its content as late as a busy machine does; only a failure waits so long.
if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });

  // On a busy machine the wait for an element can end before the effects of what was drawn have run: React runs those
  // in the next turn. A test that presses the element would then press one that does nothing yet.
  if (!window.waitsForEffects) {
    window.waitsForEffects = true;
    const nextTurn = promisify(setImmediate);
    const { asyncWrapper, getElementError } = getConfig();
    configure({
      // A query that is waited for is asked again and again. To write out the document each time that nothing is there yet was an
      // eighth of the work of these tests: the error that ends the wait in vain does. The library's types do not name the mark.
      getElementError: (message, container) =>
        Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
          ? new Error(message ?? 'Not there yet.')
          : getElementError(message, container),
      asyncWrapper: (wait) =>
        asyncWrapper(async () => {
          const result = await wait();
          await nextTurn();
          await nextTurn();
          return result;
        }),
    });
  }

  // The document is the worker's: this file begins with one that shows nothing and has chosen nothing.
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);

  // As text, a style sheet is parsed as a whole with each rule that comes: nearly all the work of these tests.
  window.SC_DISABLE_SPEEDY = false;

  // Roles and names ask for the styles of every element around, and jsdom goes through all rules each time, which is
  // a third of the work of these tests. Here an element is hidden by its attributes; what a rule hides is the browser's.
  const visible = Object.freeze({ display: 'block', visibility: 'visible', content: '', getPropertyValue });
  const hidden = Object.freeze({ ...visible, display: 'none' });
  const HIDDEN = '[hidden], dialog:not([open]), details:not([open]) > :not(summary)';
  const bySheets = window.getComputedStyle;
  window.getComputedStyle = (element, ...rest) => {
    if (window.readsStyleSheets) return bySheets(element, ...rest);
    return (element.matches(HIDDEN) ? hidden : visible) as CSSStyleDeclaration;
  };

  function getPropertyValue(this: Readonly<Record<string, unknown>>, name: string): string {
    return String(this[name] ?? '');
  }
}
