import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { currentLanguage } from '#platform/system/current-language.ts';
import { loadMember } from './load-member.ts';

/** What follows where another tab has given this one its session: the page stays, and shows what a member sees. */
export async function joinSession(context: ActionContext): Promise<void> {
  await loadMember(currentLanguage(context.brand)).catch(() => {});
}
