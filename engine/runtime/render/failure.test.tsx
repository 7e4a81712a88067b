// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPortal } from '#engine/kit/testing.tsx';
import { Failure, OutagePage } from './failure.tsx';

afterEach(cleanup);

const show = (...keys: readonly string[]) => {
  const retries = keys.map(() => vi.fn());
  function Part({ messageKey, at }: { messageKey: string; at: number }) {
    const [failed, setFailed] = useState(true);
    const retry = () => {
      retries[at]?.();
      setFailed(false);
    };
    return failed ? <Failure messageKey={messageKey} onRetry={retry} /> : <p>part {at}</p>;
  }
  render(
    <TestPortal>
      <OutagePage>
        {keys.map((key, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Part key={index} messageKey={key} at={index} />
        ))}
      </OutagePage>
    </TestPortal>,
  );
  return retries;
};

test('one part that failed says so in its place', async () => {
  const [retry] = show('engine.loadFailed');
  expect(screen.getByRole('alert').textContent).toContain('engine.loadFailed');
  await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('several parts are said once, each keeps its place, and one button tries all of them again', async () => {
  const retries = show('engine.loadFailed', 'engine.networkFailed', 'engine.loadFailed');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'engine.partsFailedengine.retry',
  ]);
  expect(screen.getAllByRole('img', { name: 'engine.loadFailed' })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('part 2')).toBeTruthy();
});

test('a network that is down is said as such', () => {
  show('engine.networkFailed', 'engine.networkFailed');
  expect(screen.getByRole('alert').textContent).toContain('engine.networkFailed');
});
