import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { currentLanguage } from '#platform/system/current-language.ts';
import { loadMember } from './load-member.ts';

/**
 * Goes on in a tab that was given the session of another one: where the visitor was led away from something by the login, that shows, and no
 * page or window to log in.
 */
export async function joinSession(context: ActionContext): Promise<void> {
  const { access, routes } = context.brand;
  const login = routes.find(({ id }) => id === access.loginRoute);
  if (!context.resumeAim() && location.pathname === login?.path) context.navigate('/');
  await loadMember(currentLanguage(context.brand)).catch(() => {});
}
