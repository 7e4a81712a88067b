import { useActionContext } from '@liveryjs/engine/kit';
import type { NamedVendor } from '@liveryjs/platform/games/load-vendors';
import { vendorsBehind } from '@liveryjs/platform/games/shown-vendor';
import type { GameCategory } from '@liveryjs/schemas/portal';
import { useState } from 'react';
import { Card } from './Card.tsx';

interface Props {
  readonly vendor: NamedVendor;
  readonly gameType: GameCategory;
}

/** Shows a vendor's games to choose from, to those who may play [4.13]. */
export function OpenCard({ vendor, gameType }: Props) {
  const context = useActionContext();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { startGame } = await import('@liveryjs/platform/games/launch/start-game');
      const { vassalage: shown, vendorName: name } = vendor;
      const [vassalage = shown] = vendorsBehind(context.brand, shown);
      await startGame(context, { vassalage, gameType, isGame: 'VASSALAGE', name });
    } catch (error) {
      console.error(`[livery] The vendor ${vendor.vassalage} could not be opened.`, error);
      context.notify('engine.actionFailed', 'error');
    }
    setBusy(false);
  };
  return <Card vendor={vendor} aria-busy={busy} onClick={() => void open()} />;
}
