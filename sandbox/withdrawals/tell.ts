import type { Kysely } from 'kysely';
import { decimalOf } from '#sandbox/identity/decimal-of.ts';
import { type NotesOf, say } from '#sandbox/messages/say.ts';
import { moneyText } from '#sandbox/records/money-text.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { readCurrency } from '#sandbox/wallets/read-currency.ts';

/** What a member is told of a withdrawal. */
export type News = NotesOf<'withdrawal'>;

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
  const text = say(language, `withdrawal.${news}.text`, said);
  await db
    .insertInto('message')
    .values({
      account_id: accountId,
      title: say(language, `withdrawal.${news}.title`),
      text: remark ? `${text} ${remark}` : text,
      sent_at: at,
      read_at: null,
    })
    .execute();
}
