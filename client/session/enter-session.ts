import { type ActionContext, CallError } from '@liveryjs/engine/kit/plain';
import type { LoginResult, MemberInfo } from '@liveryjs/schemas/platform';
import { currentLanguage } from '#client/system/current-language.ts';
import { afterLogin } from './after-login.ts';
import { askMember } from './ask-member.ts';
import { loadMember } from './load-member.ts';
import { startSession } from './session.ts';

/** The characters that a header can carry. */
const TOKEN = /^[!-~]+$/;

/**
 * Enters a session: modals close, the home page comes, member info is loaded [4.02], [4.06]. Whoever was asked to log in on the way
 * to something gets there in the place of the home page. Whose session had
 * lapsed goes on in the place where that was, with what is typed there. Who has to choose a new password is asked
 * to before anything else [4.03]. Whoever is `welcomed` first reads what the window of a new account says, and goes on from there.
 *
 * Nobody is half in: where the login does not bring member info, that is asked for with the new token while the page,
 * the memory and the storage still know of no session, and all of them change at once. A token that the platform does
 * not know logs nobody in. Where member info fails for another reason the token alone makes the session [4.01]: its
 * visitor counts as a member until member info has come, which the portal asks for again every minute and whenever the
 * visitor returns to the page.
 *
 * @throws CallError where the token is none: nothing has changed then
 */
export async function enterSession(
  result: LoginResult,
  username: string | undefined,
  context: ActionContext,
  { newPassword = false, welcomed = false } = {},
): Promise<void> {
  if (!TOKEN.test(result.token)) throw new CallError('shape', 'The login brought a token that is none.');
  const language = currentLanguage(context.brand);
  const member = result.member ?? (await memberOf(result.token, language));
  if (startSession({ ...result, member }, username)) {
    context.resume();
  } else if (newPassword || welcomed || !context.resumeAim()) {
    context.close();
    context.navigate('/');
  }
  if (newPassword) {
    context.open({ modal: 'changePassModal' }, 'password.due');
    return;
  }
  afterLogin.due = true;
  // The answer to the login holds the same, but in the platform's own language: without it all goes on.
  if (result.member) loadMember(language).catch(() => {});
}

/** @returns undefined where member info cannot be had for now */
async function memberOf(token: string, language: string): Promise<MemberInfo | undefined> {
  try {
    return await askMember(language, { token });
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    if (cause.status !== 401) return undefined;
    throw new CallError('shape', 'The platform does not know the token of its own login.', { cause });
  }
}
