import { type ActionContext, pathHere } from '@liveryjs/engine/kit/plain';
import { currentLanguage } from '#client/system/current-language.ts';
import { loadMember } from './load-member.ts';

/**
 * Goes on in a tab that was given the session of another one: where the visitor was led away from something by the login, that shows, and no
 * page or window to log in.
 */
export async function joinSession(context: ActionContext): Promise<void> {
  const { access, routes } = context.brand;
  const login = routes.find(({ id }) => id === access.loginRoute);
  if (!context.resumeAim() && pathHere(context.brand) === login?.path) context.navigate('/');
  await loadMember(currentLanguage(context.brand)).catch(() => {});
}
