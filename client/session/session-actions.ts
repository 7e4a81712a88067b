import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { signInRefusalKey } from './sign-in-refusal-key.ts';
import { startFreePlay } from './start-free-play.ts';

export { expireSession } from './expire-session.ts';
export { followLanguage } from './follow-language.ts';
export { hearOtherTabs } from './hear-other-tabs.ts';
export { joinSession } from './join-session.ts';
export { signOut } from './sign-out.ts';

/** Starts the free demo, or tells the visitor why not. */
export async function tryFreePlay(context: ActionContext): Promise<void> {
  try {
    await startFreePlay(context);
  } catch (error) {
    context.notify(signInRefusalKey(error) ?? 'engine.actionFailed', 'error');
  }
}
