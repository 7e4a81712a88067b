import { amountOf } from '@liveryjs/schemas/decimal';
import type { WalletTransferRequest } from '@liveryjs/schemas/platform';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { PlaceOfMoney } from './read-wallets.ts';

interface Wallets {
  readonly isSingle: boolean;
  readonly wallets: readonly PlaceOfMoney[];
}

/**
 * Returns the amounts to take from an account's wallets, in the currency's smallest unit.
 *
 * @throws Refusal single_wallet, wallet_closed, nothing_to_move, insufficient_funds; bad_request for a wallet that the account has not
 */
export function chooseGivers(
  { isSingle, wallets }: Wallets,
  { from, to, amount }: Omit<WalletTransferRequest, 'idempotencyKey'>,
  digits: number,
): readonly { readonly place: string; readonly amount: bigint }[] {
  if (isSingle) throw refusal(403, 'single_wallet', 'There is one wallet here, and nothing to transfer.');
  const find = (place: string | undefined) => wallets.find((wallet) => wallet.place === place);
  const taker = find(to);
  const named = find(from);
  const wantedAmount = amount === undefined ? undefined : amountOf(amount, digits);
  refuseMistakes([
    ...(taker ? [] : [{ at: 'body/to', message: 'is no wallet of yours' }]),
    ...(from === undefined || named ? [] : [{ at: 'body/from', message: 'is no wallet of yours' }]),
    ...(from === to ? [{ at: 'body/from', message: 'must be another wallet' }] : []),
    ...(amount !== undefined && !wantedAmount
      ? [{ at: 'body/amount', message: `must be above 0, with ${digits} digits after the point at most` }]
      : []),
  ]);
  if (!taker?.isOpen || taker.maintenance || named?.maintenance) {
    throw refusal(409, 'wallet_closed', 'This wallet is closed at the moment.');
  }
  if (named && wantedAmount) return [{ place: named.place, amount: wantedAmount }];
  const givers = (named ? [named] : wallets).filter(
    (wallet) => wallet.place !== to && wallet.amount !== '0' && !wallet.maintenance,
  );
  if (givers.length === 0) throw refusal(409, 'nothing_to_move', 'There is nothing to move.');
  return givers.map((wallet) => ({ place: wallet.place, amount: BigInt(wallet.amount) }));
}

function refusal(status: number, code: string, message: string): Refusal {
  return new Refusal(status, message, { code });
}
