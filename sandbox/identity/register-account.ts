import type { LoginResult, RegisterMobileRequest, RegisterRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { CallContext } from '#sandbox/http/call.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Mistake } from '#sandbox/http/schemas.ts';
import { languageAsked } from '#sandbox/messages/language-of.ts';
import { findReferrer } from '#sandbox/referrals/find-referrer.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { isModuleOn } from '#sandbox/system/modules-on.ts';
import { makePassword } from './account-name.ts';
import { enter } from './admit.ts';
import { requireBotProof } from './bot-check.ts';
import { createAccount, refuseTaken } from './create-account.ts';
import { findAffiliate } from './find-affiliate.ts';
import { isPlain } from './is-plain.ts';
import { sendNewPassword } from './new-password-sms.ts';
import { noteRegistration } from './note-registration.ts';
import { originOf } from './origin.ts';
import { hashPassword } from './password.ts';
import { readRegisterRules } from './read-register-rules.ts';
import { requireRegisterCaptcha } from './register-captcha.ts';
import { checkFields, type RegisterForm, type RegisterMode, readFields } from './register-fields.ts';
import { checkNumber, proveNumber } from './register-number.ts';
import { requireEntry } from './require-entry.ts';
import { requireModule } from './require-module.ts';
import { limitAddress } from './tally.ts';

type Body = RegisterRequest | RegisterMobileRequest;

/**
 * Makes an account by the merchant's rules and logs it in [4.08]. What can be used once only is used up last, so that
 * a visitor who has mistyped a field needs no new code.
 *
 * @throws Refusal
 */
export async function registerAccount(
  mode: RegisterMode,
  { db, clock, request, body }: CallContext<Body>,
): Promise<LoginResult> {
  const now = clock();
  await limitAddress(db, 'register', request.ip, now);
  await requireModule(db, 'DIRECTREG3');
  await requireModule(db, mode === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3');
  await requireBotProof(db, body.verification, now);

  const form: RegisterForm = {
    mode,
    rules: await readRegisterRules(db, merchantOf(request)),
    withPassword: mode === 'username' || (await isModuleOn(db, 'MOBILENUMPASSREG3')),
  };
  const fields = readFields(body, form);
  const number = fields.mobileNum && { dialingCode: body.countryDialingCode ?? '', mobile: fields.mobileNum };
  refuseBroken([
    ...checkFields(fields, form),
    ...checkOrigin(body),
    ...checkTwice(body, form),
    ...(number ? await checkNumber(db, number, body) : []),
  ]);
  await requireRegisterCaptcha(db, body, form, now);
  const affiliate = await affiliateOf(db, fields.affiliateCode, body.domain);
  const referrer = await referrerOf(db, body.referralCode?.trim() || undefined, fields.recommenderId);
  const identifiers = { username: fields.username, email: fields.email, number: number || undefined };
  await refuseTaken(db, identifiers);
  if (number) await proveNumber(db, number, body, now);

  const password = fields.password ?? makePassword();
  const [passwordHash, paymentPasswordHash, language] = await Promise.all([
    hashPassword(password),
    fields.paymentPassword === undefined ? null : hashPassword(fields.paymentPassword),
    languageAsked(db, request),
  ]);
  return db.transaction().execute(async (transaction) => {
    const accountId = await createAccount(transaction, {
      ...identifiers,
      passwordHash,
      paymentPasswordHash,
      language,
      uplineId: affiliate?.accountId ?? referrer?.uplineId ?? undefined,
      type: affiliate?.type,
      rate: affiliate?.rate,
    });
    if (referrer) {
      await transaction
        .insertInto('referral')
        .values({ account_id: accountId, referrer_id: referrer.accountId, since: now })
        .execute();
    }
    await noteRegistration(transaction, accountId, {
      registered_at: now,
      method: body.registerMethod,
      address: request.ip,
      domain: body.domain,
      url: body.registerUrl,
      affiliate_code: affiliate?.code ?? null,
      referral_code: body.referralCode?.trim() || null,
      recommender_id: fields.recommenderId ?? null,
      payee_name: fields.payeeName ?? null,
      id_number: fields.idNumber ?? null,
      qq_num: fields.qqNum ?? null,
      line: fields.line ?? null,
      whatsapp: fields.whatsapp ?? null,
      zalo: fields.zalo ?? null,
      facebook: fields.facebook ?? null,
      wechat: fields.wechat ?? null,
    });
    if (fields.password === undefined) await sendNewPassword(transaction, accountId, password, now);
    await requireEntry(transaction, accountId);
    return enter(transaction, { accountId, passwordExpired: false }, originOf(request), now);
  });
}

/** @throws Refusal that names every field at fault */
function refuseBroken(details: readonly Mistake[]): void {
  if (details.length === 0) return;
  const list = details.map(({ at, message }) => `${at} ${message}`).join('; ');
  throw new Refusal(422, `Some details are not valid: ${list}.`, {
    code: 'rule_broken',
    details: [...details],
  });
}

function checkTwice(body: Body, { mode, withPassword }: RegisterForm): readonly Mistake[] {
  const sameNumber = mode === 'username' || body.username === body.mobileNum;
  const samePassword = !withPassword || body.password === body.confirmPassword;
  return [
    ...(sameNumber ? [] : [{ at: 'body/username', message: 'must be the mobile number' }]),
    ...(samePassword ? [] : [{ at: 'body/confirmPassword', message: 'must be the same as the password' }]),
  ];
}

/** Checks the fields that have no rule, but are kept too. */
function checkOrigin(body: Body): readonly Mistake[] {
  return (['referralCode', 'registerUrl', 'domain'] as const)
    .filter((name) => !isPlain(body[name] ?? ''))
    .map((name) => ({ at: `body/${name}`, message: 'must not hold control characters' }));
}

async function affiliateOf(db: Kysely<Tables>, code: string | undefined, domain: string) {
  if (code === undefined) return undefined;
  const affiliate = await findAffiliate(db, code, domain);
  if (affiliate) return affiliate;
  throw new Refusal(403, 'This invitation code does not exist.', { code: 'invalid_affiliate' });
}

/** Who is rewarded for bringing the account. A recommender's id counts where it is a code; nobody has to be one. */
async function referrerOf(db: Kysely<Tables>, code: string | undefined, recommenderId: string | undefined) {
  const given = code ?? recommenderId;
  if (given === undefined || !(await isModuleOn(db, 'REFERRAL3'))) return undefined;
  const referrer = await findReferrer(db, given);
  if (referrer || code === undefined) return referrer;
  throw new Refusal(403, 'This referral code does not exist.', { code: 'invalid_referral' });
}
