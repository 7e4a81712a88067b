import type { ContractType } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { type ContractTexts, contractTexts, englishTexts } from './texts.ts';

/** What happened to a contract, for who did not do it. */
export type ContractNews = keyof ContractTexts['news'];

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
  const own = rows.find(({ id }) => id === accountId);
  const texts = contractTexts[own?.language ?? ''] ?? englishTexts;
  const other = rows.find(({ id }) => id === otherId)?.username ?? texts.house;
  const [title, text] = texts.news[news];
  const fill = (words: string) =>
    words.replaceAll('{type}', texts.types[type]).replaceAll('{other}', other).replaceAll('{rate}', rate);
  await db
    .insertInto('message')
    .values({ account_id: accountId, title: fill(title), text: fill(text), sent_at: now, read_at: null })
    .execute();
}
