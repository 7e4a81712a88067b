import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { logIn } from '@liveryjs/schemas/calls/identity';
import type { LoginRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { portalSections } from '#client/portal-sections.ts';
import { solveBotCheck } from '#client/verification/bot-check.ts';
import { followLogin } from './follow-login.ts';
import { isFlagged } from './is-flagged.ts';

/**
 * Logs a visitor in, and takes them to the home page, or to the second step of the login [4.02]. All but SMS logins
 * pass a bot check [4.05].
 *
 * @throws CallError; one whose code contains `captcha` asks for a captcha, or for another [4.04]
 */
export async function signIn(
  login: Omit<LoginRequest, 'verification'>,
  context: ActionContext,
): Promise<void> {
  const byPassword = login.type !== 'sms';
  const body: LoginRequest = byPassword ? { ...login, ...(await solveBotCheck()) } : login;
  const answer = await call(logIn, body);
  const { tenant } = portalSections(context.brand);
  const flagged = byPassword && (await isFlagged(login.password, tenant));
  await followLogin(answer, { username: login.username, byPassword, flagged }, context);
}
