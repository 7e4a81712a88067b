import type {
  Bonus,
  BonusListResponse,
  DepositConfig,
  DepositListResponse,
  DepositOrder,
  OwnReward,
  OwnRewardListResponse,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';

const steps = [
  'Transfer exactly the amount to the account below.',
  'Write the reference, and nothing else, as the purpose.',
  'It is in your wallet as soon as our bank has it.',
].join('\n');

const config: DepositConfig = {
  currency: 'USD',
  digits: 2,
  channels: [
    {
      code: 'BANK_TRANSFER',
      kind: 'BANK',
      name: 'Bank transfer',
      steps,
      min: '10.00',
      max: '5000.00',
      dayMax: '20000.00',
      dayLeft: '19500.00',
      feePercent: '0.00',
      quickAmounts: ['20.00', '50.00', '100.00', '500.00'],
      minutes: 60,
    },
    {
      code: 'QR_WALLET',
      kind: 'WALLET',
      name: 'QR wallet',
      steps,
      min: '5.00',
      max: '1000.00',
      dayMax: '3000.00',
      dayLeft: '3000.00',
      feePercent: '0.00',
      quickAmounts: ['10.00', '20.00', '50.00'],
      minutes: 15,
    },
    {
      code: 'INSTANT_CARD',
      kind: 'INSTANT',
      name: 'Instant card',
      steps,
      min: '10.00',
      max: '2000.00',
      dayMax: '5000.00',
      dayLeft: '5000.00',
      feePercent: '1.50',
      quickAmounts: ['20.00', '50.00'],
    },
    {
      code: 'SHOP_VOUCHER',
      kind: 'VOUCHER',
      name: 'Pay at a shop',
      steps,
      min: '5.00',
      max: '200.00',
      dayMax: '500.00',
      dayLeft: '0.00',
      feePercent: '1.00',
      quickAmounts: ['5.00', '10.00'],
      minutes: 1440,
    },
  ],
  offers: [
    {
      id: 1,
      name: 'First deposit, doubled',
      percent: 100,
      max: '200.00',
      min: '10.00',
      times: 10,
      days: 30,
      state: 'USED',
    },
    {
      id: 2,
      name: 'Weekly extra',
      percent: 30,
      max: '100.00',
      min: '20.00',
      times: 8,
      days: 14,
      state: 'OPEN',
    },
    { id: 3, name: 'Daily extra', percent: 5, max: '20.00', min: '50.00', times: 3, days: 3, state: 'OPEN' },
  ],
};

/** One that waits, by a bank. */
export const waitingDeposit: DepositOrder = {
  number: 'DP261121-0A1B2C3D4E',
  channel: 'BANK_TRANSFER',
  kind: 'BANK',
  channelName: 'Bank transfer',
  steps,
  amount: '100.00',
  fee: '0.00',
  currency: 'USD',
  status: 'PENDING',
  orderedAt: '2026-11-21T09:40:00Z',
  expiresAt: '2099-11-21T10:40:00Z',
  bonusName: 'Weekly extra',
  bonusAmount: '30.00',
  payment: {
    reference: 'DP261121-0A1B2C3D4E',
    bank: 'Lantern Street Bank',
    holder: 'Lantern Street Payments',
    account: '0071 2204 5518 903',
  },
};

const past = (number: string, more: Partial<DepositOrder>): DepositOrder => {
  const { payment: _, bonusName: __, bonusAmount: ___, ...rest } = waitingDeposit;
  return { ...rest, number, status: 'PAID', endedAt: '2026-11-20T10:00:00Z', ...more };
};

const list: DepositListResponse = {
  list: [
    waitingDeposit,
    past('DP261120-1111111111', { channelName: 'Instant card', fee: '1.50' }),
    past('DP261118-2222222222', { status: 'REJECTED', remark: 'The name differs.' }),
    past('DP261114-3333333333', { status: 'EXPIRED' }),
    past('DP261109-4444444444', { status: 'CANCELLED' }),
  ],
  total: 7,
  totalPages: 2,
};

const bonus = (number: string, more: Partial<Bonus>): Bonus => ({
  number,
  name: 'Weekly extra',
  amount: '30.00',
  wager: '240.00',
  wagered: '90.00',
  returns: '30.00',
  status: 'ACTIVE',
  grantedAt: '2026-11-19T08:00:00Z',
  expiresAt: '2026-12-03T08:00:00Z',
  ...more,
});

const CANCELLED = {
  name: 'First deposit, doubled',
  status: 'CANCELLED',
  returns: '12.40',
  endedAt: '2026-10-22T20:00:00Z',
} as const;

const bonuses: BonusListResponse = {
  list: [
    bonus('BN261119-1111111111', {}),
    bonus('BN261108-2222222222', {
      status: 'DONE',
      wagered: '240.00',
      returns: '0.00',
      endedAt: '2026-11-12T20:00:00Z',
    }),
    bonus('BN261020-3333333333', CANCELLED),
    bonus('BN260920-4444444444', { status: 'EXPIRED', returns: '0.00', endedAt: '2026-10-04T08:00:00Z' }),
  ],
  total: 4,
  totalPages: 1,
  turnoverLeft: '150.00',
  currency: 'USD',
};

const weekly: OwnReward = {
  id: 'R500003',
  kind: 'WEEKLY',
  amount: '4.35',
  state: 'READY',
  since: '2026-11-16T00:00:00Z',
  endsAt: '2026-11-23T00:00:00Z',
};

const ready: OwnRewardListResponse = {
  list: [
    weekly,
    {
      id: 'R500002',
      kind: 'MONTHLY',
      amount: '1.00',
      state: 'READY',
      since: '2026-11-01T00:00:00Z',
      endsAt: '2026-12-01T00:00:00Z',
    },
    { id: 'P1', kind: 'PROMOTION', title: 'Your first deposit, doubled', amount: '20.00', state: 'READY' },
  ],
  total: 3,
  totalPages: 1,
  currency: 'USD',
};

const gone: OwnRewardListResponse = {
  ...ready,
  list: [
    {
      id: 'R500001',
      kind: 'FIRST_DEPOSIT',
      amount: '5.00',
      state: 'CLAIMED',
      since: '2026-11-01T00:00:00Z',
      claimedAt: '2026-11-02T12:00:00Z',
    },
    {
      id: 'R500000',
      kind: 'WEEKLY',
      amount: '2.10',
      state: 'EXPIRED',
      since: '2026-11-09T00:00:00Z',
      endsAt: '2026-11-16T00:00:00Z',
    },
  ],
  total: 2,
};

export const depositAnswers: Answers = {
  getDepositConfig: config,
  orderDeposit: waitingDeposit,
  getDeposits: list,
  getDeposit: waitingDeposit,
  cancelDeposit: past(waitingDeposit.number, { status: 'CANCELLED' }),
  getBonuses: bonuses,
  cancelBonus: bonus('BN261119-1111111111', CANCELLED),
  getOwnRewards: ({ query }: StoryCall) => (query.get('state') === 'PAST' ? gone : ready),
  claimOwnReward: { ...weekly, state: 'CLAIMED', claimedAt: '2026-11-21T10:00:00Z' },
};
