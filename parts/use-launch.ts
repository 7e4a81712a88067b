import type { GameLaunch } from '@liveryjs/client/games/launch/game-launch';
import { useActionContext } from '@liveryjs/engine/kit';
import { useCallback, useState } from 'react';

/** Starts a game, and tells whether one is starting [4.13]. A press meanwhile starts no other. */
export function useLaunch(): {
  readonly busy: boolean;
  readonly start: (launch: GameLaunch) => Promise<void>;
} {
  const context = useActionContext();
  const [busy, setBusy] = useState(false);
  const start = useCallback(
    async (launch: GameLaunch) => {
      if (busy) return;
      setBusy(true);
      try {
        const { startGame } = await import('@liveryjs/client/games/launch/start-game');
        await startGame(context, launch);
      } catch (error) {
        console.error(`[livery] ${launch.name ?? launch.vassalage} could not be started.`, error);
        context.notify('engine.actionFailed', 'error');
      }
      setBusy(false);
    },
    [busy, context],
  );
  return { busy, start };
}
