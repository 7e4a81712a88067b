import type { NamedVendor } from '@liveryjs/client/games/load-vendors';
import { shownVendor } from '@liveryjs/client/games/shown-vendor';
import { useAddress, useBrand } from '@liveryjs/engine/kit';
import { Card } from './Card.tsx';
import { paramName } from './vendor-cards.model.ts';

interface Props {
  readonly vendor: NamedVendor;
  /** Prefix of the list's names in the address. */
  readonly prefix: string | undefined;
  readonly gameClassify: string | undefined;
}

/** Narrows the list of the page to a vendor; pressed again, it shows all. */
export function FilterCard({ vendor, prefix, gameClassify }: Props) {
  const [query, setQuery] = useAddress();
  const name = (part: string) => paramName(part, prefix);
  const chosen = shownVendor(useBrand(), query.get(name('vassalage')) ?? '') === vendor.vassalage;
  const choose = () =>
    setQuery(
      {
        [name('vassalage')]: chosen ? undefined : vendor.vassalage,
        [name('gameClassify')]: chosen ? undefined : gameClassify,
        [name('page')]: undefined,
        [name('view')]: undefined,
      },
      true,
    );
  return <Card vendor={vendor} aria-pressed={chosen} onClick={choose} />;
}
