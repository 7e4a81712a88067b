import { type Kysely, sql } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** Accounts of which the first is an agent who has brought the others. */
const BRANCH = 50;

/**
 * Puts so many new accounts below each account, half a hundred of them below the first of their kind: a team as large
 * as teams become. They have no password to log in with.
 *
 * @throws Refusal for a name that no account has
 */
export async function growTeams(
  db: Kysely<Tables>,
  sizes: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  for (const [username, size] of Object.entries(sizes)) {
    const top = await db
      .selectFrom('account')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst();
    if (!top) {
      refuseMistakes([{ at: `body/bigTeam/${username}`, message: 'is no account of this platform' }]);
      continue;
    }
    const name = (number: unknown) => sql`${`${username}-`} || lpad((${number})::text, 5, '0')`;
    await sql`
      insert into account (username, type, nickname, language, to_upline, rank_level, points, closed, upline_id)
      select ${name(sql`number`)}, case when number % ${BRANCH} = 1 then 2 else 0 end,
        'Member ' || number, 'EN', true, 0, 0, false, ${top.id}
      from generate_series(1, ${size}::integer) as number`.execute(db);
    await sql`
      update account set upline_id = head.id from account as head
      where account.upline_id = ${top.id} and account.type = 0 and account.username like ${`${username}-_____`}
        and head.username = ${name(sql`(right(account.username, 5)::integer - 1) / ${BRANCH} * ${BRANCH} + 1`)}
    `.execute(db);
    for (const statement of [
      sql`insert into wallet (account_id, place, currency, amount)
        select id, 'MAIN', 'USD', 0 from account where username like ${`${username}-_____`}`,
      sql`insert into registration (account_id, registered_at, method, address)
        select id, ${now}::timestamptz - interval '1 hour' * right(username, 5)::integer, 'WEB', '203.0.113.20'
        from account where username like ${`${username}-_____`}`,
    ]) {
      await statement.execute(db);
    }
  }
}
