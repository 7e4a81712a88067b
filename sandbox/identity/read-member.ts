import type { MemberInfo } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { languageOf } from '#sandbox/messages/language-of.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { TRIAL } from './account-types.ts';

/** Who an account is. @param language of texts; the account's own where left out */
export async function readMember(
  db: Kysely<Tables>,
  accountId: number,
  language?: string,
): Promise<MemberInfo> {
  const account = await db
    .selectFrom('account')
    .innerJoin('club_label', 'club_label.rank_level', 'account.rank_level')
    .leftJoin('account as upline', 'upline.id', 'account.upline_id')
    .selectAll('account')
    .select(['color', 'color2', 'upline.nickname as upline'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const spoken = await languageOf(db, language ?? account.language);
  const names = await db
    .selectFrom('club_label_name')
    .select(['language', 'name'])
    .where('rank_level', '=', account.rank_level)
    .where('language', 'in', ['EN', spoken])
    .execute();
  const labels = await db
    .selectFrom('account_label')
    .select('label')
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute();
  const name = names.find((candidate) => candidate.language === spoken) ?? names[0];
  return {
    id: account.id,
    account: account.username,
    nickname: account.nickname,
    type: account.type,
    toUpline: account.to_upline && account.upline !== null,
    ...(account.upline === null ? {} : { upline: account.upline }),
    clubLabel: {
      labelName: name?.name ?? String(account.rank_level),
      color: account.color,
      color2: account.color2,
      rankLevel: account.rank_level,
    },
    memberLabel: labels.map(({ label }) => label),
    ...(account.password_hash === null && account.type !== TRIAL ? { hasPassword: false } : {}),
  };
}
