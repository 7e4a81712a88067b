// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBrand, TestPortal, testApp } from '#engine/kit/testing.tsx';
import { stubWindow } from '#engine/kit/testing-window.ts';
import { ciphers } from '#platform/client/cipher.ts';
import { connection } from '#platform/client/connection.ts';
import { endSession, startSession } from '#platform/session/session.ts';
import { loginResult, stubPlatform, tenant } from '#platform/testing.ts';
import { playLimits } from '#stories/platform/answers/limits.ts';
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
