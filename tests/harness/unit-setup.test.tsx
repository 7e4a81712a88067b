// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(cleanup);

/** Shows a button later, outside what React's `act` waits for, and notes when the button's effects have run. */
function Late({ onEffect }: { onEffect: () => void }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => void setImmediate(() => setShown(true)), []);
  return isShown ? <Press onEffect={onEffect} /> : null;
}

function Press({ onEffect }: { onEffect: () => void }) {
  useEffect(onEffect, [onEffect]);
  return (
    <button ref={work} type="button">
      Press
    </button>
  );
}

/** Takes longer than React works in one turn. */
function work() {
  const end = performance.now() + 20;
  while (performance.now() < end);
}

test('an element that a query waited for has had its effects, also where timers come before them', async () => {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, delay: number) =>
    delay === 0 ? queueMicrotask(run) : setTimeout(run, delay),
  );
  const onEffect = vi.fn();
  render(<Late onEffect={onEffect} />);
  await screen.findByRole('button', { name: 'Press' });
  expect(onEffect).toHaveBeenCalledOnce();
});

test('who waits in vain is told what the document holds, which is not written out at each look', async () => {
  render(<p>All that is here</p>);
  const looks: string[] = [];
  const waiting = waitFor(
    () => {
      try {
        screen.getByRole('button');
      } catch (error) {
        looks.push(String(error));
        throw error;
      }
    },
    { timeout: 200, interval: 10 },
  );
  await expect(waiting).rejects.toThrow('All that is here');
  expect(looks.length).toBeGreaterThan(1);
  expect(looks.join()).not.toContain('All that is here');
});
