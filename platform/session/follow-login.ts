import { type ActionContext, featuresOn } from '#engine/kit/plain.ts';
import { system } from '#platform/system/store.ts';
import type { LoginAnswer, LoginResult } from '#schemas/generated/platform.ts';
import { enterSession } from './enter-session.ts';
import { keepTwoFactor } from './two-factor.ts';

/** What is known of a login beside its answer. */
export interface LoginNote {
  /** What the visitor logged in with; undefined: only the platform knows who it was. */
  readonly username?: string | undefined;
  /** Whether it was by a password, which may be due to be changed [4.03]. */
  readonly byPassword: boolean;
  /** Whether that is the one that has to be changed in any case [4.03]. */
  readonly flagged?: boolean;
}

/**
 * What follows on the answer to a login [4.02], [4.03]: the session, or the second step before it [2.37].
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
