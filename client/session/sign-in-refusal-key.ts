import { CallError } from '@liveryjs/engine/kit/plain';
import { IdentityError } from '#client/verification/identity-error.ts';
import { asksForCaptcha } from './captcha.ts';
import { refusalKey } from './refusal-key.ts';

const KEYS: Readonly<Record<string, string>> = {
  wrong_credentials: 'session.wrongCredentials',
  code_wrong: 'session.codeWrong',
  captcha_required: 'session.captchaRequired',
  captcha_wrong: 'session.captchaWrong',
  verification_required: 'session.verificationRequired',
  verification_wrong: 'session.verificationWrong',
  challenge_over: 'session.challengeOver',
  identity_wrong: 'session.identityWrong',
  member_no_enter: 'session.memberNoEnter',
  error_not_agent: 'session.errorNotAgent',
};

/**
 * Key of what visitors read when they could not be logged in, registered or verified [8.03].
 *
 * @returns undefined for a refusal that only the platform has words for
 */
export function signInRefusalKey(error: unknown): string | undefined {
  if (error instanceof IdentityError) return error.messageKey;
  const code = error instanceof CallError ? error.code : undefined;
  const key = (code && KEYS[code]) || refusalKey(error);
  return key === 'engine.actionFailed' && asksForCaptcha(error) ? 'session.captchaRequired' : key;
}
