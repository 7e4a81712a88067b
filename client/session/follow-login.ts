import { type ActionContext, featuresOn } from '@liveryjs/engine/kit/plain';
import type { LoginAnswer, LoginResult } from '@liveryjs/schemas/platform';
import { system } from '#client/system/store.ts';
import { enterSession } from './enter-session.ts';
import type { LoginNote } from './login-note.ts';
import { keepTwoFactor } from './two-factor.ts';

/**
 * Acts on the answer to a login [4.02], [4.03]: begins the session, or the second step before it [2.37].
 *
 * @throws CallError where the answer makes no session
 */
export async function followLogin(
  answer: LoginAnswer,
  note: LoginNote,
  context: ActionContext,
): Promise<void> {
  if ('challengeId' in answer) {
    keepTwoFactor(answer, note);
    context.open({ modal: 'twoFactor' });
    return;
  }
  const newPassword = needsNewPassword(answer, note, context);
  await enterSession(answer, note.username, context, { newPassword });
  // The action of a first login is this project's own: a welcome that points to the account's page.
  if (answer.firstTimeLogin) context.notify('session.firstLogin');
}

function needsNewPassword(
  { passwordExpired = false }: LoginResult,
  { byPassword, flagged = false }: LoginNote,
  context: ActionContext,
): boolean {
  if (!byPassword) return false;
  return flagged || (passwordExpired && forcesChange(context));
}

function forcesChange({ brand }: ActionContext): boolean {
  return featuresOn(brand.features, system.modules)?.includes('forcePasswordChange') ?? false;
}
