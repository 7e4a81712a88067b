// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
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
