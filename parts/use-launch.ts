import { useActionContext } from '@liveryjs/engine/kit';
import type { GameLaunch } from '@liveryjs/platform/games/launch/game-launch';
import { useState } from 'react';

/** How it stands with starting a game [4.13]. A press while one starts is not another one. */
export function useLaunch(): {
  readonly busy: boolean;
  readonly start: (launch: GameLaunch) => Promise<void>;
} {
  const context = useActionContext();
  const [busy, setBusy] = useState(false);
  const start = async (launch: GameLaunch) => {
    if (busy) return;
    setBusy(true);
    try {
      const { startGame } = await import('@liveryjs/platform/games/launch/start-game');
      await startGame(context, launch);
    } catch (error) {
      console.error(`[livery] ${launch.name ?? launch.vassalage} could not be started.`, error);
      context.notify('engine.actionFailed', 'error');
    }
    setBusy(false);
  };
  return { busy, start };
}
