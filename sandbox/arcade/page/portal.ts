import { facts } from './facts.ts';

export type Message =
  | { readonly type: 'game:ready' }
  | { readonly type: 'game:balance'; readonly balance: string; readonly currency: string }
  | { readonly type: 'game:close' }
  | { readonly type: 'game:error'; readonly code: string };

export const isFramed = parent !== window;

/** Tells the portal that launched the game, and no other page. */
export function tell(message: Message): void {
  if (isFramed) parent.postMessage(message, facts.portal);
}
