import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { currentLanguage } from '#platform/system/current-language.ts';
import { loadMember } from './load-member.ts';

/**
 * What follows where another tab has given this one its session: what was asked for when it was a visitor's shows, and no page or window to
 * log in.
 */
export async function joinSession(context: ActionContext): Promise<void> {
  const { access, routes } = context.brand;
  const login = routes.find(({ id }) => id === access.loginRoute);
  if (!context.resumeAim() && location.pathname === login?.path) context.navigate('/');
  await loadMember(currentLanguage(context.brand)).catch(() => {});
}
