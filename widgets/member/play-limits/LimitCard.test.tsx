// @vitest-environment jsdom

import { mountWidget } from '@liveryjs/parts/testing';
import { playLimits } from '@liveryjs/stories/platform/answers/limits';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LimitCard } from './LimitCard.tsx';

test.each(['playLimits.keep', 'playLimits.save'])(
  'after %s one goes on where the form was opened',
  async (by) => {
    const limit = { period: 'DAY', used: '0.00', endsAt: '2026-11-23T00:00:00Z' } as const;
    mountWidget(<LimitCard limit={limit} currency="USD" onChanged={() => {}} />, {
      answers: { 'POST /wps/member/limits': playLimits },
      session: true,
    });
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByText('playLimits.change'));
    fireEvent.change(screen.getByLabelText('playLimits.limit'), { target: { value: '50' } });
    fireEvent.click(screen.getByText(by));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('playLimits.change')));
  },
);
