// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { onVisibility } from './page-visibility.ts';

/** The page shows or hides, as browsers tell it. */
const change = () => document.dispatchEvent(new Event('visibilitychange'));
const transition = (kind: 'pagehide' | 'pageshow') =>
  dispatchEvent(new PageTransitionEvent(kind, { persisted: true }));

test('a page is told that it shows or hides, and once more when it is brought back, but never while it is put away', () => {
  let count = 0;
  const end = onVisibility(() => {
    count += 1;
  });
  change();
  expect(count).toBe(1);

  transition('pagehide');
  change();
  expect(count).toBe(1);

  transition('pageshow');
  expect(count).toBe(2);
  change();
  expect(count).toBe(3);

  end();
  change();
  expect(count).toBe(3);
});
