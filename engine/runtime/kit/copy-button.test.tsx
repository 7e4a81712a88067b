// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';
import { TestPortal, testApp } from './testing.tsx';
import { giveNavigator } from './testing-window.ts';

afterEach(cleanup);

/** Presses the button in a browser that has this for a clipboard; returns the notices. */
async function copyIn(clipboard: Partial<Clipboard> | undefined) {
  const user = userEvent.setup();
  giveNavigator({ clipboard });
  const app = testApp();
  render(
    <TestPortal app={app}>
      <CopyButton text="mai" label="Your account" />
    </TestPortal>,
  );
  await user.click(screen.getByRole('button', { name: 'copy.copy: Your account' }));
  return app.state.notices;
}

test('the button is named as its text says, before it has copied and after', async () => {
  const writeText = vi.fn(async () => {});
  const notices = await copyIn({ writeText });
  expect((await screen.findByRole('button', { name: 'copy.copied: Your account' })).textContent).toBe(
    'copy.copied',
  );
  expect(screen.getByRole('status').textContent).toBe('copy.copied');
  expect(writeText).toHaveBeenCalledWith('mai');
  expect(notices).toEqual([]);
});

test('a browser without a clipboard says so, and the button stays as it was', async () => {
  expect(await copyIn(undefined)).toMatchObject([{ messageKey: 'copy.failed' }]);
  screen.getByRole('button', { name: 'copy.copy: Your account' });
});
