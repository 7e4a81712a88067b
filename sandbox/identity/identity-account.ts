import type { IdentityLoginRequest } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import type { Identity } from '#sandbox/third-party/id-token.ts';
import { createAccount, type MobileNumber } from './create-account.ts';
import { findAffiliate } from './find-affiliate.ts';
import { isPlain } from './is-plain.ts';
import { mobileKey } from './mobile-key.ts';
import { noteRegistration } from './note-registration.ts';
import { requireModule } from './require-module.ts';
import { identityWrong } from './take-identity.ts';

interface From extends Pick<IdentityLoginRequest, 'affiliateCode' | 'domain' | 'registerUrl'> {
  readonly address: string;
  readonly language: string;
}

/**
 * The account of somebody whom the third party has verified; a new one where there is none. A mail address decides
 * nothing: nobody had to prove theirs to register with it. To be called in a transaction.
 *
 * @throws Refusal where nobody may register
 */
export async function accountOfIdentity(
  db: Kysely<Tables>,
  identity: Identity,
  from: From,
  now: Date,
): Promise<number> {
  const { channel, subject } = identity;
  // Two who come for the first time at once: the second waits, and finds the account.
  await sql`select pg_advisory_xact_lock(hashtext(${`${channel} ${subject}`}))`.execute(db);
  if (channel === 'sms') {
    const number = await numberOf(db, subject);
    return (await findByDigits(db, number)) ?? create(db, { channel, number }, from, now);
  }
  const identityRow = await db
    .selectFrom('account_identity')
    .select('account_id')
    .where('channel', '=', channel)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (identityRow) return identityRow.account_id;
  const accountId = await create(db, { channel, name: identity.name, email: identity.email }, from, now);
  await db.insertInto('account_identity').values({ channel, subject, account_id: accountId }).execute();
  return accountId;
}

/** A number of all its digits in its two parts. */
async function numberOf(db: Kysely<Tables>, digits: string): Promise<MobileNumber> {
  const country = await db
    .selectFrom('country')
    .select('dialing_code')
    .where(sql<boolean>`starts_with(${digits}, dialing_code)`)
    .orderBy(({ fn }) => fn('length', ['dialing_code']), 'desc')
    .executeTakeFirst();
  if (!country) throw identityWrong();
  const { dialing_code: dialingCode } = country;
  return { dialingCode, mobile: digits.slice(dialingCode.length) };
}

/** Countries that share the beginning of their codes may split a number differently: only all of it counts. */
async function findByDigits(
  db: Kysely<Tables>,
  { dialingCode, mobile }: MobileNumber,
): Promise<number | undefined> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where(({ eb, fn }) =>
      eb(fn('concat', ['dialing_code', 'mobile_num']), '=', dialingCode + mobileKey(mobile)),
    )
    .executeTakeFirst();
  return account?.id;
}

type Person = Pick<Identity, 'channel' | 'name' | 'email'> & { readonly number?: MobileNumber };

async function create(
  db: Kysely<Tables>,
  { channel, name, email, number }: Person,
  { affiliateCode, domain = '', registerUrl = '', address, language }: From,
  now: Date,
): Promise<number> {
  await requireModule(db, 'DIRECTREG3');
  if (number) await requireModule(db, 'MOBILENUMREG3');
  // A code that is none stops nobody here: visitors have not typed it.
  const affiliate = affiliateCode === undefined ? undefined : await findAffiliate(db, affiliateCode, domain);
  const accountId = await createAccount(db, {
    nickname: name,
    passwordHash: null,
    email: email !== undefined && (await isFree(db, email)) ? email : undefined,
    number,
    language,
    uplineId: affiliate?.accountId,
    type: affiliate?.type,
    rate: affiliate?.rate,
  });
  await noteRegistration(db, accountId, {
    registered_at: now,
    method: channel,
    address,
    domain: isPlain(domain) ? domain : null,
    url: isPlain(registerUrl) ? registerUrl : null,
    affiliate_code: affiliate?.code ?? null,
  });
  return accountId;
}

async function isFree(db: Kysely<Tables>, email: string): Promise<boolean> {
  const other = await db
    .selectFrom('account')
    .select('id')
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return other === undefined;
}
