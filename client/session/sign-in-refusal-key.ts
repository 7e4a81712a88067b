import type {
  logIn,
  logInByIdentity,
  logInSecondStep,
  sendLoginCode,
  sendSecondCode,
} from '@liveryjs/schemas/calls/identity';
import { IdentityError } from '#client/verification/identity-error.ts';
import { asksForCaptcha } from './captcha.ts';
import { type RefusalKeys, refusalKey } from './refusal-key.ts';

type SignIn =
  | typeof logIn
  | typeof logInByIdentity
  | typeof logInSecondStep
  | typeof sendLoginCode
  | typeof sendSecondCode;

const KEYS: RefusalKeys<SignIn> = {
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
  // The platform says why no code was sent.
  sms_failed: undefined,
};

/**
 * Key of what visitors read when they could not be logged in, registered or verified [8.03].
 *
 * @returns undefined for a refusal that only the platform has words for
 */
export function signInRefusalKey(error: unknown): string | undefined {
  if (error instanceof IdentityError) return error.messageKey;
  const key = refusalKey(error, KEYS);
  return key === 'engine.actionFailed' && asksForCaptcha(error) ? 'session.captchaRequired' : key;
}
