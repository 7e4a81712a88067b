import { randomUUID } from 'node:crypto';
import type { PayoutAccount, Transaction, Withdrawal, WithdrawalTransfer } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { OwnIds } from '#sandbox/http/own-ids.ts';
import type { TestPlatform } from './describe-platform.ts';
import { pictureFiles } from './picture-files.ts';
import { type Answer, password, type Visitor, visitorOf } from './visitor.ts';

export const newKey = () => `key-${randomUUID()}`;

/** The parameters of a withdrawal beside its destination. */
interface Wish {
  readonly amount: string;
  readonly fee?: string;
  readonly password?: string;
  readonly idempotencyKey?: string;
  readonly payoutAccountId?: number;
}

/** Somebody with a payment password, which is the one that they log in with, and one account that money goes to. */
export async function withdrawerOf(platform: TestPlatform, username = 'mai', address?: string) {
  const { db } = platform.store;
  await db
    .updateTable('account')
    .set({ payment_password_hash: sql.ref('password_hash') })
    .where('username', '=', username)
    .execute();
  const visitor = visitorOf(platform, address);
  expect((await visitor.logIn(username)).status).toBe(200);
  const account = await addAccount(visitor, { number: '0071000123456' });

  return {
    visitor,
    account,
    withdraw: (wish: Wish): Promise<Answer> =>
      visitor.seal('POST', '/wps/withdraw', {
        payoutAccountId: account.id,
        fee: '0.00',
        password,
        idempotencyKey: newKey(),
        ...wish,
      }),
    cancel: (reference: string, idempotencyKey = newKey()) =>
      visitor.ask('POST', '/wps/withdraw/cancel', { body: { reference, idempotencyKey } }),
    received: (...transfers: object[]) =>
      visitor.ask('POST', '/wps/withdraw/received', { body: { transfers } }),
    missing: (body: object) =>
      visitor.ask('POST', '/wps/withdraw/missing', { body: { idempotencyKey: newKey(), ...body } }),
    async picture(): Promise<string> {
      const body = pictureFiles.png;
      const { value } = await visitor.ask('POST', '/wps/upload/picture', { type: 'image/png', body });
      return value.id;
    },
    list: async (): Promise<Withdrawal[]> =>
      (await visitor.ask('GET', '/wps/withdraw/requests?pageSize=100')).value.list,
    waiting: async (): Promise<WithdrawalTransfer[]> =>
      (await visitor.ask('GET', '/wps/withdraw/transfers')).value.list,
    config: async () => (await visitor.ask('GET', '/wps/withdraw/config')).value,
    /** Reads the balance of the main wallet. */
    money: async (): Promise<string> => (await visitor.ask('GET', '/wps/withdraw/config')).value.available,
    /** Kinds, amounts and references of the movements of a day, the oldest first. */
    async moves(): Promise<(readonly [string, string, string])[]> {
      const day = platform.now().toISOString().slice(0, 10);
      const { value } = await visitor.ask(
        'GET',
        `/wps/relay/MCSFE_transactionRecord?from=${day}T00:00:00Z&to=${day}T23:59:59Z&pageSize=100`,
      );
      return value.list
        .map(({ kind, amount, reference }: Transaction) => [kind, amount, reference] as const)
        .reverse();
    },
    /** Titles of what the inbox has from today, the oldest first. */
    async news(): Promise<string[]> {
      const rows = await db
        .selectFrom('message')
        .innerJoin('account', 'account.id', 'account_id')
        .select('title')
        .where('username', '=', username)
        .where('sent_at', '>=', new Date(`${platform.now().toISOString().slice(0, 10)}T00:00:00Z`))
        .orderBy('message.id')
        .execute();
      return rows.map(({ title }) => title);
    },
  };
}

/** Adds an account that money can go to. */
export async function addAccount(visitor: Visitor, more: object = {}): Promise<OwnIds<PayoutAccount>> {
  const answer = await visitor.seal('POST', '/wps/withdraw/accounts', {
    provider: 'MEKONG',
    holder: 'Nguyễn Thị Mai',
    number: '12345678',
    password,
    ...more,
  });
  expect([answer.status, answer.message]).toEqual([200, undefined]);
  return answer.value.list.at(-1);
}

/** Reads the house's holding for withdrawals, the sum of all entries, and the wallets that differ from the sum of theirs. */
export async function booksOf({ store: { db } }: TestPlatform) {
  const sumOf = async (house?: string) => {
    let entries = db.selectFrom('ledger_entry').select(sql<string>`coalesce(sum(amount), 0)::text`.as('sum'));
    if (house) entries = entries.where('house', '=', house);
    return (await entries.executeTakeFirstOrThrow()).sum;
  };
  const wrong = await db
    .selectFrom('wallet')
    .leftJoin('ledger_entry', 'ledger_entry.wallet_id', 'wallet.id')
    .select('wallet.id')
    .groupBy(['wallet.id', 'wallet.amount'])
    .having(sql<boolean>`coalesce(sum(ledger_entry.amount), 0) <> wallet.amount`)
    .execute();
  return { held: await sumOf('held'), total: await sumOf(), wrong };
}
