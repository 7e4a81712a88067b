interface ChannelSeed {
  /** Names its texts, too: `channel.<code>.name`, and `.steps` with a line for each. */
  readonly code: string;
  readonly kind: 'BANK' | 'WALLET' | 'INSTANT' | 'VOUCHER';
  /** In cents: the least and the most of an order, and what may be ordered in 24 hours. */
  readonly limits: readonly [minimum: number, maximum: number, day: number];
  /** Basis points of the amount. */
  readonly fee?: number;
  readonly quick: readonly number[];
  /** Minutes that an order waits to be paid; left out: it is paid at once. */
  readonly minutes?: number;
}

export const channels: readonly ChannelSeed[] = [
  {
    code: 'BANK_TRANSFER',
    kind: 'BANK',
    limits: [10_00, 5_000_00, 20_000_00],
    quick: [20_00, 50_00, 100_00, 500_00, 1_000_00],
    minutes: 60,
  },
  {
    code: 'QR_WALLET',
    kind: 'WALLET',
    limits: [5_00, 1_000_00, 3_000_00],
    quick: [10_00, 20_00, 50_00, 100_00, 200_00],
    minutes: 15,
  },
  {
    code: 'INSTANT_CARD',
    kind: 'INSTANT',
    limits: [10_00, 2_000_00, 5_000_00],
    fee: 150,
    quick: [20_00, 50_00, 100_00, 250_00],
  },
  {
    code: 'SHOP_VOUCHER',
    kind: 'VOUCHER',
    limits: [5_00, 200_00, 500_00],
    fee: 100,
    quick: [5_00, 10_00, 20_00, 50_00, 100_00],
    minutes: 24 * 60,
  },
];
