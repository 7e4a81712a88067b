import type { ActionContext } from '#engine/kit/plain.ts';
import { request } from '#platform/client/request.ts';
import type { LoginRequest, LoginResult } from '#schemas/generated/platform.ts';
import { enterSession } from './enter-session.ts';

/**
 * Logs a visitor in, and takes them to the home page [4.02].
 *
 * @throws CallError; one whose code contains `captcha` asks for a captcha, or for another [4.04]
 */
export async function signIn(login: LoginRequest, context: ActionContext): Promise<void> {
  const result = await request<LoginResult>('/wps/session/login', {
    method: 'POST',
    body: login,
    encrypt: true,
  });
  enterSession(result, login.username, context);
  // The action of a first login is this project's own: a welcome that points to the account's page.
  if (result.firstTimeLogin) context.notify('session.firstLogin');
}
