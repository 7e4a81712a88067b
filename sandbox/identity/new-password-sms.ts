import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Sends the owner of a new account the password that the platform made. */
export async function sendNewPassword(
  db: Kysely<Tables>,
  accountId: number,
  password: string,
  now: Date,
): Promise<void> {
  const { username, language, dialing_code, mobile_num } = await db
    .selectFrom('account')
    .select(['username', 'language', 'dialing_code', 'mobile_num'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const write = texts[language] ?? english;
  await db
    .insertInto('outbox')
    .values({
      sent_at: now,
      channel: 'SMS',
      recipient: `${dialing_code}${mobile_num}`,
      text: write(username, password),
    })
    .execute();
}

type Write = (username: string, password: string) => string;

const english: Write = (username, password) =>
  `Welcome! Your account is ${username} and your password is ${password}. Please change it soon, and never tell it to anybody.`;

const texts: Readonly<Record<string, Write>> = {
  VI: (username, password) =>
    `Chào mừng bạn! Tài khoản của bạn là ${username}, mật khẩu là ${password}. Hãy sớm đổi mật khẩu và đừng cho ai biết.`,
  TY: (username, password) =>
    `Welcome! Ang account mo ay ${username} at ang password mo ay ${password}. Palitan ito agad at huwag ibigay kahit kanino.`,
  AR: (username, password) =>
    `أهلًا بك! اسم حسابك ${username} وكلمة مرورك ${password}. غيّرها قريبًا ولا تخبر بها أحدًا.`,
};
