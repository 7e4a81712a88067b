import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Kysely } from 'kysely';
import { type NotesOf, say } from '#sandbox/messages/say.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { moneyText } from '#sandbox/records/money-text.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** The name of a message to a member about a withdrawal. */
export type News = NotesOf<'withdrawal'>;

interface About {
  readonly accountId: number;
  /** Number of the withdrawal. */
  readonly reference: string;
  /** In the currency's smallest unit. */
  readonly amount: bigint;
  readonly at: Date;
  /** The operator's remark on the withdrawal. */
  readonly remark?: string | null;
  /** The further values in the text. */
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
  const textValues: Readonly<Record<string, string | number>> = {
    ...values,
    number: reference,
    amount: moneyText(decimalOf(amount, digits), code, language),
  };
  const text = say(language, `withdrawal.${news}.text`, textValues);
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
