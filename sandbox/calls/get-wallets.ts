import { decimalOf } from '@liveryjs/schemas/decimal';
import type { WalletListResponse } from '@liveryjs/schemas/platform';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { readWallets } from '#sandbox/wallets/read-wallets.ts';

/** The account's wallets, MAIN first. Path and shape are this project's own. */
export const getWallets: Handler<'getWallets'> = {
  async answer(_query, { db, clock, session: { accountId } }): Promise<WalletListResponse> {
    await openDueDraws({ db, clock });
    await settleRounds(db, accountId, clock());
    const { code: currency, digits } = await readCurrency(db, accountId);
    const { isSingle, wallets } = await readWallets(db, accountId);
    return {
      isSingle,
      wallets: wallets.map(({ place, name, amount, maintenance }) => ({
        place,
        ...(name !== null && { name }),
        amount: decimalOf(BigInt(amount), digits),
        canTransfer: !maintenance,
      })),
      currency,
    };
  },
};
