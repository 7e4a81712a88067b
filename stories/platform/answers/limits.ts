import type { PlayLimits, SessionSummary } from '@liveryjs/schemas/platform';
import type { Answers } from '#stories/platform/outcomes.ts';

/** A limit a day that is nearly used, one a week that becomes higher, and none a month. */
export const playLimits: PlayLimits = {
  currency: 'USD',
  deposits: [
    { period: 'DAY', amount: '100.00', used: '85.00', endsAt: '2026-11-22T00:00:00Z' },
    {
      period: 'WEEK',
      amount: '300.00',
      used: '120.00',
      endsAt: '2026-11-23T00:00:00Z',
      next: { amount: '500.00', from: '2026-11-22T09:30:00Z' },
    },
    { period: 'MONTH', used: '640.00', endsAt: '2026-12-01T00:00:00Z' },
  ],
};

const summary: SessionSummary = {
  beganAt: '2026-11-21T09:00:00Z',
  currency: 'USD',
  stakes: '48.00',
  payouts: '35.50',
  net: '-12.50',
};

export const limitAnswers: Answers = {
  getPlayLimits: playLimits,
  setDepositLimit: playLimits,
  takeBreak: playLimits,
  getSessionSummary: summary,
};
