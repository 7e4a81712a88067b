import type { ActionContext } from '#engine/kit/plain.ts';
import { currentLanguage } from '#platform/system/current-language.ts';
import type { LoginResult } from '#schemas/generated/platform.ts';
import { afterLogin } from './after-login.ts';
import { loadMember } from './load-member.ts';
import { startSession } from './session.ts';

/**
 * What follows on every login: modals close, the home page comes, member info is loaded [4.02], [4.06]. Whose session
 * had lapsed goes on in the place where that was, with what is typed there. Who has to choose a new password is asked
 * to before anything else [4.03].
 */
export function enterSession(
  result: LoginResult,
  username: string | undefined,
  context: ActionContext,
  { newPassword = false } = {},
): void {
  if (startSession(result, username)) {
    context.resume();
  } else {
    context.close();
    context.navigate('/');
  }
  if (newPassword) {
    context.open({ modal: 'changePassModal' }, 'password.due');
    return;
  }
  afterLogin.due = true;
  // The answer to the login holds the same, but in the platform's own language: without it all goes on.
  loadMember(currentLanguage(context.brand)).catch(() => {});
}
