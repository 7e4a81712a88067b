import { useActionContext } from '@liveryjs/engine/kit';
import type { Game } from '@liveryjs/schemas/platform';
import { useState } from 'react';

/** Starts a game, and tells whether it is starting. A press meanwhile does not start it again. */
export function useStart(game: Game): { readonly busy: boolean; readonly start: () => void } {
  const context = useActionContext();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { play } = await import('./play.ts');
      await play(context, game);
    } catch (error) {
      console.error(`[livery] The game ${game.nodeId} could not be started.`, error);
      context.notify('engine.actionFailed', 'error');
    }
    setBusy(false);
  };
  return { busy, start: () => void start() };
}
