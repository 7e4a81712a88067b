import type { PayoutProvider } from '@liveryjs/schemas/platform';

const bank = (code: string, name: string, minDigits: number, maxDigits: number): PayoutProvider => ({
  code,
  kind: 'BANK',
  name,
  minDigits,
  maxDigits,
});
const wallet = (code: string, name: string, minDigits: number, maxDigits: number): PayoutProvider => ({
  ...bank(code, name, minDigits, maxDigits),
  kind: 'WALLET',
});

/** Where withdrawals can go to. None of them exists. */
export const providers: readonly PayoutProvider[] = [
  bank('MEKONG', 'Mekong Commercial Bank', 8, 15),
  bank('REDRIVER', 'Red River Bank', 9, 14),
  bank('LOTUS', 'Lotus Savings Bank', 10, 13),
  bank('ANNAM', 'Annam Trade Bank', 6, 16),
  bank('BAYAN', 'Bayan Union Bank', 10, 12),
  bank('ISLAS', 'Banco de las Islas', 12, 12),
  bank('LUZON', 'Luzon Rural Bank', 10, 16),
  bank('CREEK', 'Creek Harbour Bank', 12, 16),
  bank('DUNES', 'Bank of the Dunes', 10, 19),
  wallet('POCKETA', 'Pocketa', 9, 11),
  wallet('LILYPAY', 'LilyPay', 9, 10),
  wallet('BARYA', 'Barya', 10, 11),
  wallet('DINARO', 'Dinaro', 9, 12),
];

/** @throws Error for a code that none of them has: it was never taken */
export function providerOf(code: string): PayoutProvider {
  const match = providers.find((provider) => provider.code === code);
  if (!match) throw new Error(`There is no provider ${code}.`);
  return match;
}
