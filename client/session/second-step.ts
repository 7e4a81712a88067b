import { type ActionContext, CallError } from '@liveryjs/engine/kit/plain';
import { logInSecondStep, sendSecondCode } from '@liveryjs/schemas/calls/identity';
import { call } from '#client/calls/call.ts';
import { sentCode } from '#client/verification/send-code.ts';
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
  const { challengeId, note } = waiting;
  const result = await unlessOver(context, () => call(logInSecondStep, { challengeId, code }));
  if (!result) return;
  await followLogin(result, note, context);
  if (twoFactor.waiting?.challengeId === challengeId) twoFactor.waiting = undefined;
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
  const sent = await unlessOver(context, () => call(sendSecondCode, { challengeId }));
  if (sent !== undefined && twoFactor.waiting?.challengeId === challengeId) {
    twoFactor.waiting = { ...waiting, ...sentCode(sent) };
  }
}

/** Gives the login up, and offers another. @param reason key of the message that says why */
export function leaveTwoFactor(context: ActionContext, reason?: string): void {
  twoFactor.waiting = undefined;
  context.open({ modal: LOGIN_MODAL }, reason);
}

/** @returns undefined where the login waits no longer, which the visitor is told */
async function unlessOver<T>(context: ActionContext, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'challenge_over') throw error;
    beginAnew(context);
    return undefined;
  }
}

function beginAnew(context: ActionContext): void {
  leaveTwoFactor(context, 'session.challengeOver');
}
