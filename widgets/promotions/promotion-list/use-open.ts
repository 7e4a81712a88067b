import { useAddress, useHash } from '@liveryjs/engine/kit';

/** The promotion that the address names, as its hash or as `id` in its query [2.07]. */
export interface OpenPromotion {
  /** Its number; empty without one. */
  readonly open: string;
  /** Names another; an empty number none any more. */
  readonly setOpen: (id: string) => void;
}

export function useOpen(): OpenPromotion {
  const [query, setQuery] = useAddress();
  const [hash, setHash] = useHash();
  const id = query.get('id') ?? '';
  return {
    open: hash || id,
    setOpen(next) {
      setHash(next);
      if (!next && id) setQuery({ id: undefined }, true);
    },
  };
}
