import type { RegisterRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { takeCaptcha } from './captcha.ts';
import type { RegisterForm } from './register-fields.ts';

/** @throws Refusal where the merchant's rules ask for a captcha, and where one is wrong */
export async function requireRegisterCaptcha(
  db: Kysely<Tables>,
  { captcha, captchaId }: Pick<RegisterRequest, 'captcha' | 'captchaId'>,
  { rules: { captcha: rule } }: RegisterForm,
  now: Date,
): Promise<void> {
  if (!rule?.enabled) return;
  if (!captcha || !captchaId) {
    if (!rule.required) return;
    const message = 'Please also enter the digits in the picture.';
    throw new Refusal(403, message, { code: 'captcha_required' });
  }
  if (await takeCaptcha(db, captchaId, captcha, now)) return;
  const message = 'Those digits are not correct, or the picture has expired. Please try a new one.';
  throw new Refusal(403, message, { code: 'captcha_wrong' });
}
