import { type ActionContext, CallError } from '#engine/kit/plain.ts';
import { request } from '#platform/client/request.ts';
import { sentCode } from '#platform/verification/send-code.ts';
import type {
  LoginResult,
  SmsSent,
  TwoFactorLoginRequest,
  TwoFactorResendRequest,
} from '#schemas/generated/platform.ts';
import { LOGIN_MODAL } from './ask-to-log-in.ts';
import { followLogin } from './follow-login.ts';
import { twoFactor } from './two-factor.ts';

/**
 * Ends the login with the code that was sent. Where it waits no longer, it begins anew.
 *
 * @throws CallError
 */
export async function confirmTwoFactor(code: string, context: ActionContext): Promise<void> {
  const { waiting } = twoFactor;
  if (!waiting) return beginAnew(context);
  const body: TwoFactorLoginRequest = { challengeId: waiting.challengeId, code };
  const path = '/wps/session/login/twoFactor';
  const result = await unlessOver(context, () =>
    request<LoginResult>(path, { method: 'POST', body, encrypt: true }),
  );
  if (!result) return;
  twoFactor.waiting = undefined;
  followLogin(result, waiting.note, context);
}

/**
 * Asks for another code. Where the login waits no longer, it begins anew.
 *
 * @throws CallError
 */
export async function resendTwoFactor(context: ActionContext): Promise<void> {
  const { waiting } = twoFactor;
  if (!waiting) return beginAnew(context);
  const { challengeId } = waiting;
  const body: TwoFactorResendRequest = { challengeId };
  const path = '/wps/session/login/twoFactor/code';
  const sent = await unlessOver(context, () => request<SmsSent>(path, { method: 'POST', body }));
  if (sent && twoFactor.waiting?.challengeId === challengeId) {
    twoFactor.waiting = { ...waiting, ...sentCode(sent) };
  }
}

/** Gives the login up, and offers another. @param reason key of the message that says why */
export function leaveTwoFactor(context: ActionContext, reason?: string): void {
  twoFactor.waiting = undefined;
  context.open({ modal: LOGIN_MODAL }, reason);
}

/** @returns undefined where the login waits no longer, which the visitor is told */
async function unlessOver<T>(context: ActionContext, call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'challenge_over') throw error;
    beginAnew(context);
    return undefined;
  }
}

function beginAnew(context: ActionContext): void {
  leaveTwoFactor(context, 'session.challengeOver');
}
