import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { portalSections } from '#client/portal-sections.ts';
import { askToLogIn, stay } from '#client/session/ask-to-log-in.ts';
import { audienceOf } from '#client/session/audience-of.ts';
import { session } from '#client/session/session.ts';

/**
 * Tells whether the visitor can have favourites and recent games; a visitor who cannot is told what that needs [4.14],
 * [6.04].
 */
export function mayHaveGames(context: ActionContext): boolean {
  const audience = audienceOf(session, portalSections(context.brand).tenant.accountTypes);
  if (audience === 'visitor') askToLogIn(context, 'launch.notLoggedIn', stay);
  if (audience === 'trial') context.open({ modal: 'needTrueAccount' });
  return audience === 'member' || audience === 'agent';
}
