import { createHash } from 'node:crypto';
import type { DepositPayment } from '@liveryjs/schemas/platform';

interface Order {
  readonly kind: 'BANK' | 'WALLET' | 'INSTANT' | 'VOUCHER';
  readonly number: string;
  /** An exact decimal. */
  readonly amount: string;
  readonly currency: string;
}

/** Returns the payment details of an order that waits. Accounts and addresses lead nowhere, on purpose. */
export function paymentOf({ kind, number, amount, currency }: Order): DepositPayment {
  const reference = number;
  if (kind === 'BANK') {
    return {
      reference,
      bank: 'Lantern Street Bank',
      holder: 'Lantern Street Payments',
      account: '0071 2204 5518 903',
    };
  }
  if (kind === 'WALLET') {
    const about = new URLSearchParams({ to: number, amount, currency });
    return { reference, qr: `https://pay.example.com/q?${about}` };
  }
  const digits = createHash('sha256').update(number).digest().readBigUInt64BE() % 10n ** 12n;
  const code = String(digits).padStart(12, '0');
  return { reference, code: code.replaceAll(/\d{4}(?=\d)/g, '$& ') };
}
