import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Kysely } from 'kysely';
import { say } from '#sandbox/messages/say.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { moneyText } from '#sandbox/records/money-text.ts';
import type { Tables } from '#sandbox/store/tables.ts';

interface News {
  readonly number: string;
  /** In the currency's smallest unit. */
  readonly amount: bigint;
  readonly at: Date;
}

/** Writes to an account that a deposit has arrived, in its own language. */
export async function writeArrived(db: Kysely<Tables>, accountId: number, news: News): Promise<void> {
  await write(db, accountId, news, 'arrived');
}

/** Writes to an account that a deposit was turned down, in its own language. */
export async function writeRejected(db: Kysely<Tables>, accountId: number, news: News): Promise<void> {
  await write(db, accountId, news, 'rejected');
}

async function write(
  db: Kysely<Tables>,
  accountId: number,
  news: News,
  about: 'arrived' | 'rejected',
): Promise<void> {
  const { language } = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { code, digits } = await readCurrency(db, accountId);
  const amount = moneyText(decimalOf(news.amount, digits), code, language);
  const title = say(language, `deposit.${about}.title`);
  const text = say(language, `deposit.${about}.text`, { amount, number: news.number });
  await db
    .insertInto('message')
    .values({ account_id: accountId, title, text, sent_at: news.at, read_at: null })
    .execute();
}
