import { decimalOf } from '@liveryjs/schemas/decimal';
import type { WalletTransfer } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import { newReference } from '#sandbox/money/new-reference.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { transferBetween } from '#sandbox/money/transfer-between.ts';
import { chooseGivers } from '#sandbox/wallets/choose-givers.ts';
import { readWallets } from '#sandbox/wallets/read-wallets.ts';

/** Moves money between the account's own wallets. The shape is this project's own. */
export const transferWallet: Handler<'transferWallet'> = {
  async answer(_query, { session: { accountId }, body, ...platform }): Promise<WalletTransfer> {
    await requireTrueAccount(platform, accountId);
    const { db, clock } = platform;
    const { idempotencyKey: key, ...transferRequest } = body;
    const now = clock();
    return answerOnce(
      db,
      { accountId, key, asks: ['walletTransfer', transferRequest] },
      async (transaction) => {
        await lockWallets(transaction, [accountId]);
        const { code: currency, digits } = await readCurrency(transaction, accountId);
        const from = chooseGivers(await readWallets(transaction, accountId), transferRequest, digits);
        const reference = newReference('WT', now);
        const moved = await transferBetween(transaction, {
          accountId,
          from,
          to: transferRequest.to,
          reference,
          at: now,
        });
        return { reference, amount: decimalOf(moved, digits), currency };
      },
    );
  },
};
