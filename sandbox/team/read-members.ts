import { decimalOf } from '@liveryjs/schemas/decimal';
import type { TeamKind, TeamListRequest, TeamMember } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { AGENTS } from '#sandbox/identity/account-types.ts';
import { nameKey } from '#sandbox/identity/name-key.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { rateText } from './rates.ts';

interface Selection {
  /** Below whom. */
  readonly topId: number;
  /** Whom: only those of the first step down, those of a name, or those whose name has something in it. */
  readonly whom: 'direct' | { readonly id: number } | { readonly search: string };
  readonly kind?: TeamKind | undefined;
  readonly sort: NonNullable<TeamListRequest['sort']>;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
  /** Digits of the currency. */
  readonly digits: number;
}

interface Row {
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly upline: string;
  readonly direct: number;
  readonly people: number;
  readonly balance: string;
  readonly rate: number;
  readonly last_login_at: Date | null;
  readonly joined_at: Date | null;
  readonly closed: boolean;
  readonly total: number;
}

const columns: Readonly<Record<Selection['sort'], string>> = {
  username: 'username',
  kind: 'is_agent',
  people: 'people',
  balance: 'balance',
  lastLoginAt: 'last_login_at',
  joinedAt: 'joined_at',
};

/** A page of the accounts below an account, and how many there are on all pages. */
export async function readMembers(
  db: Kysely<Tables>,
  { topId, whom, kind, sort, order, page, pageSize, digits }: Selection,
): Promise<{ readonly list: TeamMember[]; readonly total: number }> {
  const agents = sql.join(AGENTS);
  const picked =
    whom === 'direct'
      ? sql`cardinality(path) = 1`
      : 'id' in whom
        ? sql`account.id = ${whom.id}`
        : sql`position(${nameKey(whom.search)} in username) > 0`;
  const ofKind = kind === undefined ? sql`true` : sql`(type in (${agents})) = ${kind === 'AGENT'}`;
  const { rows } = await sql<Row>`
    with recursive below as (
      select id, array[id] as path from account where upline_id = ${topId}
      union all
      select account.id, path || account.id from account join below on account.upline_id = below.id
    ),
    sizes as (
      select member as id, count(*)::integer - 1 as people from below, unnest(path) as member group by member
    ),
    found as (
      select account.*, path, people, type in (${agents}) as is_agent
      from below join account on account.id = below.id join sizes on sizes.id = below.id
      where ${picked} and ${ofKind}
    )
    select found.id, found.username, found.nickname, found.type, found.closed, found.last_login_at, people, is_agent,
      upline.username as upline, coalesce(rate, 0) as rate, registered_at as joined_at,
      (select count(*)::integer from account as one where one.upline_id = found.id) as direct,
      coalesce((select sum(amount) from wallet where account_id = found.id), 0) as balance,
      (count(*) over ())::integer as total
    from found
      join account as upline on upline.id = found.upline_id
      left join rebate_rate on rebate_rate.account_id = found.id
      left join registration on registration.account_id = found.id
    order by ${sql.ref(columns[sort])} ${sql.raw(order)} nulls last, found.username
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return {
    list: rows.map(
      (row): TeamMember => ({
        username: row.username,
        nickname: row.nickname,
        kind: AGENTS.includes(row.type) ? 'AGENT' : 'MEMBER',
        upline: row.upline,
        direct: row.direct,
        people: row.people,
        balance: decimalOf(BigInt(row.balance), digits),
        rebateRate: rateText(row.rate),
        ...(row.last_login_at && { lastLoginAt: row.last_login_at.toISOString() }),
        ...(row.joined_at && { joinedAt: row.joined_at.toISOString() }),
        closed: row.closed,
      }),
    ),
    total: rows[0]?.total ?? 0,
  };
}
