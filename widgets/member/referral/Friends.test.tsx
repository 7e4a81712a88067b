// @vitest-environment jsdom

import { ciphers } from '@liveryjs/client/calls/cipher';
import { connection } from '@liveryjs/client/calls/connection';
import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, Refused, stubPlatform, tenant } from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Friends } from './Friends.tsx';

beforeEach(() => {
  stubWindow();
  connection.cipher = ciphers.none;
  startSession(loginResult());
});
afterEach(() => {
  cleanup();
  endSession(tenant);
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const FRIENDS = 'GET /wps/relay/MCSFE_referralFriends';
const friend = {
  id: 1,
  name: 'An',
  since: '2026-11-01T00:00:00Z',
  isActive: true,
  friends: 0,
  earned: '1.00',
};

test('a page that cannot be had does not leave the one before in its place', async () => {
  stubPlatform({ [FRIENDS]: { list: [friend], total: 2, totalPages: 2, level: 1, currency: 'USD' } });
  render(
    <TestPortal app={testApp({ brand: { ...emptyBrand, tenant } as object })}>
      <Friends pageSize={1} />
    </TestPortal>,
  );
  await screen.findByText('An');
  stubPlatform({ [FRIENDS]: new Refused(500, 'internal') });
  fireEvent.click(screen.getByRole('button', { name: 'engine.nextPage' }));
  await screen.findByRole('button', { name: 'engine.retry' });
  expect(screen.queryByText('An')).toBeNull();
});
