import type { WalletTransfer } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { decimalOf } from '#sandbox/identity/decimal-of.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { answerOnce } from '#sandbox/ledger/answer-once.ts';
import { lockWallets } from '#sandbox/ledger/lock-wallets.ts';
import { transferBetween } from '#sandbox/ledger/transfer-between.ts';
import { newReference } from '#sandbox/points/new-reference.ts';
import { chooseGivers } from '#sandbox/wallets/choose-givers.ts';
import { readCurrency } from '#sandbox/wallets/read-currency.ts';
import { readWallets } from '#sandbox/wallets/read-wallets.ts';

/** Moves money between the account's own wallets. The shape is this project's own. */
export const transferWallet: Handler<'transferWallet'> = {
  async answer(_query, { session: { accountId }, body, ...platform }): Promise<WalletTransfer> {
    await requireTrueAccount(platform, accountId);
    const { db, clock } = platform;
    const { idempotencyKey: key, ...wanted } = body;
    const at = clock();
    return answerOnce(db, { accountId, key, asks: ['walletTransfer', wanted] }, async (transaction) => {
      await lockWallets(transaction, [accountId]);
      const { code: currency, digits } = await readCurrency(transaction, accountId);
      const from = chooseGivers(await readWallets(transaction, accountId), wanted, digits);
      const reference = newReference('WT', at);
      const moved = await transferBetween(transaction, { accountId, from, to: wanted.to, reference, at });
      return { reference, amount: decimalOf(moved, digits), currency };
    });
  },
};
