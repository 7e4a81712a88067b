// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { watchBoxes } from './watch-boxes.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a box takes the focus as long as its content is wider, so that a keyboard can scroll it', () => {
  let report: (entries: { target: Element }[]) => void = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get');
  const element = document.createElement('div');
  element.innerHTML = '<div role="region"></div>';
  const [target] = element.children;
  if (!target) throw new Error('There is no box.');
  watchBoxes(element);
  const reached = [900, 300].map((scrollWidth) => {
    width.mockReturnValue(scrollWidth);
    report([{ target }]);
    return target.getAttribute('tabindex');
  });
  expect(reached).toEqual(['0', null]);
});
