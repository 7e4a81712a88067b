import type { Kysely } from 'kysely';
import { readCurrency } from '#sandbox/calls/read-currency.ts';
import { decimalOf } from '#sandbox/identity/decimal-of.ts';
import { moneyText } from '#sandbox/records/money-text.ts';
import type { Tables } from '#sandbox/store/tables.ts';

interface News {
  readonly number: string;
  /** In the currency's smallest unit. */
  readonly amount: bigint;
  readonly at: Date;
}

interface Text {
  readonly title: string;
  readonly text: string;
}

/** Writes to an account that a deposit has arrived, in its own language. */
export async function writeArrived(db: Kysely<Tables>, accountId: number, news: News): Promise<void> {
  await write(db, accountId, news, arrived);
}

/** Writes to an account that a deposit was turned down, in its own language. */
export async function writeRejected(db: Kysely<Tables>, accountId: number, news: News): Promise<void> {
  await write(db, accountId, news, rejected);
}

type Texts = Readonly<Record<string, (news: Pick<News, 'number'> & { readonly sum: string }) => Text>>;

async function write(db: Kysely<Tables>, accountId: number, news: News, texts: Texts): Promise<void> {
  const { language } = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { code, digits } = await readCurrency(db, accountId);
  const sum = moneyText(decimalOf(news.amount, digits), code, language);
  const said = (texts[language] ?? texts.EN)?.({ number: news.number, sum });
  if (!said) return;
  await db
    .insertInto('message')
    .values({ account_id: accountId, ...said, sent_at: news.at, read_at: null })
    .execute();
}

const arrived: Texts = {
  EN: ({ sum, number }) => ({
    title: 'Your deposit has arrived',
    text: `${sum} are in your wallet. Deposit ${number}.`,
  }),
  TY: ({ sum, number }) => ({
    title: 'Dumating na ang deposito mo',
    text: `Nasa wallet mo na ang ${sum}. Deposito ${number}.`,
  }),
  VI: ({ sum, number }) => ({
    title: 'Tiền nạp của bạn đã đến',
    text: `${sum} đã vào ví của bạn. Lệnh nạp ${number}.`,
  }),
  AR: ({ sum, number }) => ({
    title: 'وصل إيداعك',
    text: `أصبح في محفظتك ${sum}. الإيداع رقم ${number}.`,
  }),
};

const rejected: Texts = {
  EN: ({ sum, number }) => ({
    title: 'A deposit did not come about',
    text: `Our bank turned down ${number} over ${sum}. Nothing was booked.`,
  }),
  TY: ({ sum, number }) => ({
    title: 'Hindi natuloy ang isang deposito',
    text: `Tinanggihan ng aming bangko ang ${number} na ${sum}. Walang naitala.`,
  }),
  VI: ({ sum, number }) => ({
    title: 'Một lệnh nạp không thành công',
    text: `Ngân hàng của chúng tôi đã từ chối lệnh ${number} với số tiền ${sum}. Không có giao dịch nào được ghi.`,
  }),
  AR: ({ sum, number }) => ({
    title: 'لم يتم أحد الإيداعات',
    text: `رفض بنكنا الإيداع رقم ${number} بمبلغ ${sum}. لم يُقيَّد شيء.`,
  }),
};
