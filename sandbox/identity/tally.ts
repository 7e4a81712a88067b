import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';

const MINUTE = 60 * 1000;

/** The things counted, the party that each is counted by, and the time that a count stands from its first. */
const windows = {
  /** By address. */
  login: 5 * MINUTE,
  captcha: 5 * MINUTE,
  freeplay: 10 * MINUTE,
  challenge: 5 * MINUTE,
  affiliate: 5 * MINUTE,
  register: 10 * MINUTE,
  identity: 5 * MINUTE,
  sms: 10 * MINUTE,
  passwordMail: 10 * MINUTE,
  feedback: 10 * MINUTE,
  failedAddress: 30 * MINUTE,
  /** By name. */
  failedName: 30 * MINUTE,
  /** By mobile number. */
  smsNumber: 60 * MINUTE,
  identityNumber: 5 * MINUTE,
  /** By account. */
  mailedCode: 60 * MINUTE,
  mailedPassword: 60 * MINUTE,
  oldPassword: 30 * MINUTE,
  upload: 10 * MINUTE,
  spendPassword: 30 * MINUTE,
  accountSms: 60 * MINUTE,
} as const;

/** The limit of each count inside its window. */
const most = {
  login: 30,
  captcha: 60,
  freeplay: 10,
  challenge: 120,
  affiliate: 60,
  register: 30,
  identity: 60,
  sms: 20,
  passwordMail: 10,
  feedback: 10,
  smsNumber: 10,
  mailedCode: 10,
  mailedPassword: 5,
  oldPassword: 10,
  upload: 30,
  spendPassword: 10,
  accountSms: 10,
} as const;

type Kind = keyof typeof windows;

/** Something that is counted, and whose. */
export type Tally = readonly [kind: Kind, key: string];

/** Counts once more, whoever else counts at the same time. */
export async function countOnce(
  db: Kysely<Tables>,
  [kind, key]: Tally,
  now: Date,
): Promise<{ count: number; endsAt: Date }> {
  await db.deleteFrom('tally').where('ends_at', '<=', now).execute();
  const { count, ends_at } = await db
    .insertInto('tally')
    .values({ kind, key, count: 1, ends_at: new Date(now.getTime() + windows[kind]) })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet({ count: sql<number>`tally.count + 1` }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { count, endsAt: ends_at };
}

/** Waits until no other transaction is between looking at a count and counting. To be called in a transaction. */
export async function waitForTurn(db: Kysely<Tables>, [kind, key]: Tally): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${kind} ${key}`}))`.execute(db);
}

/** The highest of some counts. */
export async function highestOf(db: Kysely<Tables>, tallies: readonly Tally[], now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('tally')
    .select(({ fn }) => fn.max('count').as('count'))
    .where('ends_at', '>', now)
    .where(({ eb, or, and }) =>
      or(tallies.map(([kind, key]) => and([eb('kind', '=', kind), eb('key', '=', key)]))),
    )
    .executeTakeFirstOrThrow();
  return count ?? 0;
}

export async function forgetCount(db: Kysely<Tables>, [kind, key]: Tally): Promise<void> {
  await db.deleteFrom('tally').where('kind', '=', kind).where('key', '=', key).execute();
}

/** @throws Refusal, 429, where an address has done a thing too often */
export async function limitAddress(
  db: Kysely<Tables>,
  kind: keyof typeof most,
  address: string,
  now: Date,
): Promise<void> {
  await limit(db, [kind, address], 'Too many attempts from your address.', now);
}

/**
 * @param sentence why, for whom did it
 * @throws Refusal, 429, where a thing was done too often
 */
export async function limit(
  db: Kysely<Tables>,
  [kind, key]: readonly [kind: keyof typeof most, key: string],
  sentence: string,
  now: Date,
): Promise<void> {
  const { count, endsAt } = await countOnce(db, [kind, key], now);
  if (count > most[kind]) throw tooMany(sentence, endsAt, now);
}

/** A call too many. @param until when it is taken again */
export function tooMany(sentence: string, until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new Refusal(
    429,
    `${sentence} Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    { code: 'too_many_requests' },
    { 'retry-after': String(seconds) },
  );
}
