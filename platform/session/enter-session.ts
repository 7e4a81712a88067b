import type { ActionContext } from '#engine/kit/plain.ts';
import { currentLanguage } from '#platform/system/current-language.ts';
import type { LoginResult } from '#schemas/generated/platform.ts';
import { loadMember } from './load-member.ts';
import { startSession } from './session.ts';

/** What follows on every login: modals close, the home page comes, member info is loaded [4.02], [4.06]. */
export function enterSession(
  result: LoginResult,
  username: string | undefined,
  context: ActionContext,
): void {
  startSession(result, username);
  context.close();
  context.navigate('/');
  // The answer to the login holds the same, but in the platform's own language: without it all goes on.
  loadMember(currentLanguage(context.brand)).catch(() => {});
}
