import type { NamedVendor } from '@liveryjs/client/games/load-vendors';
import { vendorsBehind } from '@liveryjs/client/games/shown-vendor';
import { useBrand } from '@liveryjs/engine/kit';
import { useLaunch } from '@liveryjs/parts/use-launch';
import { useNotOffered } from '@liveryjs/parts/use-not-offered';
import type { GameCategory } from '@liveryjs/schemas/portal';
import { Card } from './Card.tsx';

interface Props {
  readonly vendor: NamedVendor;
  readonly gameType: GameCategory;
}

/** Shows a vendor's games to choose from, to those who may play [4.13]. */
export function OpenCard({ vendor, gameType }: Props) {
  const brand = useBrand();
  const { busy, start } = useLaunch();
  const notOffered = useNotOffered();
  const open = () => {
    const { vassalage: shown, vendorName: name } = vendor;
    const behind = vendorsBehind(brand, shown);
    const vassalage = behind.find((code) => !notOffered.includes(code)) ?? shown;
    return start({ vassalage, gameType, isGame: 'VASSALAGE', name });
  };
  return <Card vendor={vendor} aria-busy={busy} onClick={() => void open()} />;
}
