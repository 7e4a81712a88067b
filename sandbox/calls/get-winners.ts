import type { Winner, WinnerListResponse } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { soldAt } from '#sandbox/games/sold-at.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { TRIAL } from '#sandbox/identity/account-types.ts';
import { maskName } from '#sandbox/identity/mask-name.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** Numbers of the accounts' own wins begin after those of the others. */
const OWN = 1_000_000;

/** The latest wins at what the merchant sells: those of bets that were settled, and others that the platform began with. The path is this project's own. */
export const getWinners: Handler<'getWinners'> = {
  async answer(
    { merchant: named, language: asked, count },
    { db, clock, request },
  ): Promise<WinnerListResponse> {
    const language = await languageOf(db, asked);
    const now = clock();
    const merchant = named ?? merchantOf(request);
    const own = await db
      .selectFrom('bet')
      .innerJoin('account', 'account.id', 'bet.account_id')
      .innerJoin('wallet', (join) =>
        join.onRef('wallet.account_id', '=', 'bet.account_id').on('wallet.place', '=', 'MAIN'),
      )
      .innerJoin('currency', 'currency.code', 'wallet.currency')
      .leftJoin('game', 'game.node_id', 'bet.node_id')
      .leftJoin('game_name', (join) =>
        join.onRef('game_name.node_id', '=', 'bet.node_id').on('game_name.language', '=', language),
      )
      .where('bet.status', '=', 'WON')
      .where('account.type', '!=', TRIAL)
      .where(soldAt(merchant, 'bet.game_type'))
      .select(({ fn }) => [
        'bet.id',
        'account.username',
        'bet.game_type',
        'bet.settled_at',
        fn.coalesce('game_name.name', 'game.name', 'bet.title').as('game'),
        sql<number>`(bet.payout / power(10, currency.digits))::float8`.as('amount'),
      ])
      .orderBy('bet.settled_at', 'desc')
      .limit(Number(count))
      .execute();
    const others = await db
      .selectFrom('shown_win')
      .innerJoin('game', 'game.node_id', 'shown_win.node_id')
      .innerJoin('vendor', 'vendor.code', 'game.vendor')
      .leftJoin('game_name', (join) =>
        join.onRef('game_name.node_id', '=', 'game.node_id').on('game_name.language', '=', language),
      )
      .where('vendor.enabled', '=', true)
      .where(soldAt(merchant, 'game.game_type'))
      .select(({ fn }) => [
        'shown_win.id',
        'shown_win.name',
        'game.game_type',
        'minutes_ago',
        'amount',
        fn.coalesce('game_name.name', 'game.name').as('game'),
      ])
      .orderBy('minutes_ago')
      .limit(Number(count))
      .execute();
    const list: Winner[] = [
      ...own.map(({ id, username, game, game_type, amount, settled_at }) => ({
        id: OWN + id,
        name: maskName(username),
        game,
        gameType: game_type,
        amount,
        wonAt: (settled_at ?? now).toISOString(),
      })),
      ...others.map(({ id, name, game, game_type, amount, minutes_ago }) => ({
        id,
        name,
        game,
        gameType: game_type,
        amount,
        wonAt: new Date(now.getTime() - minutes_ago * 60_000).toISOString(),
      })),
    ];
    return {
      list: list.sort((one, other) => other.wonAt.localeCompare(one.wonAt)).slice(0, Number(count)),
    };
  },
};
