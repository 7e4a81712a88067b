import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { mailPassword } from '@liveryjs/schemas/calls/identity';
import type { PasswordMailRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { LOGIN_MODAL } from '#client/session/ask-to-log-in.ts';
import { session } from '#client/session/session.ts';

/**
 * Has a new password sent by mail; the modal closes, and the visitor is told to look for it [4.12].
 *
 * @throws CallError
 */
export async function resetByEmail(
  { username, email }: PasswordMailRequest,
  context: ActionContext,
): Promise<void> {
  await call(mailPassword, { username, email });
  // Where a session has lapsed, something waits below for its visitor to log in.
  if (session.lapsed) context.open({ modal: LOGIN_MODAL });
  else context.close();
  void context.confirm({
    title: 'password.mailSent',
    text: 'password.mailSentTo',
    values: { email },
    cancel: null,
  });
}
