// @vitest-environment jsdom

import { ciphers } from '@liveryjs/client/calls/cipher';
import { connection } from '@liveryjs/client/calls/connection';
import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, stubPlatform, tenant } from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { playLimits } from '@liveryjs/stories/platform/answers/limits';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LimitCard } from './LimitCard.tsx';

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

test.each(['playLimits.keep', 'playLimits.save'])(
  'after %s one goes on where the form was opened',
  async (by) => {
    stubPlatform({ 'POST /wps/member/limits': playLimits });
    render(
      <TestPortal app={testApp({ brand: { ...emptyBrand, tenant } as object })}>
        <LimitCard
          limit={{ period: 'DAY', used: '0.00', endsAt: '2026-11-23T00:00:00Z' }}
          currency="USD"
          onChanged={() => {}}
        />
      </TestPortal>,
    );
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByText('playLimits.change'));
    fireEvent.change(screen.getByLabelText('playLimits.limit'), { target: { value: '50' } });
    fireEvent.click(screen.getByText(by));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('playLimits.change')));
  },
);
