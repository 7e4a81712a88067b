import { useAddress, useHash } from '@liveryjs/engine/kit';

/** The article that the address names, as `id` in its query or as its hash [2.09]. */
export interface OpenArticle {
  /** Its name; empty without one. */
  readonly open: string;
  /** Names another, which leaves a step back; an empty name none any more. */
  readonly setOpen: (id: string) => void;
}

export function useOpen(): OpenArticle {
  const [query, setQuery] = useAddress();
  const [hash, setHash] = useHash();
  return {
    open: query.get('id') ?? hash,
    setOpen(id) {
      if (hash) setHash('');
      setQuery({ id });
    },
  };
}
