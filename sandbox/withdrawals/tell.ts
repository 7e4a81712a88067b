import type { Kysely } from 'kysely';
import { readCurrency } from '#sandbox/calls/read-currency.ts';
import { decimalOf } from '#sandbox/identity/decimal-of.ts';
import { moneyText } from '#sandbox/records/money-text.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { type News, texts } from './texts.ts';

interface About {
  readonly accountId: number;
  /** Number of the withdrawal. */
  readonly reference: string;
  /** In the currency's smallest unit. */
  readonly amount: bigint;
  readonly at: Date;
  /** What the operator says of it. */
  readonly remark?: string | null;
  /** What else the text says. */
  readonly values?: Readonly<Record<string, number>>;
}

/** Writes to an account's inbox what became of a withdrawal, in the language of the account. @param db a transaction of the caller's */
export async function tell(
  db: Kysely<Tables>,
  news: News,
  { accountId, reference, amount, at, remark, values = {} }: About,
): Promise<void> {
  const { language } = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { code, digits } = await readCurrency(db, accountId);
  const said: Readonly<Record<string, string | number>> = {
    ...values,
    number: reference,
    amount: moneyText(decimalOf(amount, digits), code, language),
  };
  const [title = '', text = ''] = (texts[language] ?? texts.EN)?.[news] ?? [];
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(said[name] ?? ''));
  await db
    .insertInto('message')
    .values({
      account_id: accountId,
      title,
      text: remark ? `${filled} ${remark}` : filled,
      sent_at: at,
      read_at: null,
    })
    .execute();
}
