import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { logOut } from '@liveryjs/schemas/calls/identity';
import { call } from '#client/calls/call.ts';
import { currentLanguage } from '#client/system/current-language.ts';
import { leaveSession } from './leave-session.ts';
import { loadMember } from './load-member.ts';
import type { TabNews } from './other-tabs.ts';

/**
 * Reacts, in a tab with a session, to what happened while the tab looked away. A visitor who signs out in one tab is signed
 * out in all that show the same account, with a token of their own each [4.07]. After anything else the platform is asked
 * whether it still knows this tab's token.
 */
export async function hearOtherTabs(news: TabNews | 'broughtBack', context: ActionContext): Promise<void> {
  if (news === 'signedOut') {
    // The token leaves with the call at once: it may be forgotten here.
    const told = call(logOut);
    leaveSession(context);
    context.navigate('/');
    context.notify('session.signedOutElsewhere');
    // Tabs may share a token, which is over then.
    await told.catch(() => {});
  } else {
    await loadMember(currentLanguage(context.brand)).catch(() => {});
  }
}
