import type { ContractType } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { type NotesOf, say } from '#sandbox/messages/say.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** An event of a contract, as told to the side that did not cause it. */
export type ContractNews = NotesOf<'contract'>;

interface Note {
  readonly accountId: number;
  /** The other side; null: the house. */
  readonly otherId: number | null;
  readonly type: ContractType;
  /** Percent; of an offer. */
  readonly rate?: string;
  readonly now: Date;
}

/** Writes to an account, in its own language, what happened to a contract of its. */
export async function noteContract(
  db: Kysely<Tables>,
  news: ContractNews,
  { accountId, otherId, type, rate = '', now }: Note,
): Promise<void> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'language'])
    .where('id', 'in', otherId === null ? [accountId] : [accountId, otherId])
    .execute();
  const party = rows.find(({ id }) => id === accountId);
  const { language = 'EN' } = party ?? {};
  const other = rows.find(({ id }) => id === otherId)?.username ?? say(language, 'contract.house');
  const values = { type: say(language, `contract.type.${type}`), other, rate };
  const title = say(language, `contract.${news}.title`, values);
  const text = say(language, `contract.${news}.text`, values);
  await db
    .insertInto('message')
    .values({ account_id: accountId, title, text, sent_at: now, read_at: null })
    .execute();
}
