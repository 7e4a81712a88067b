import { useState } from 'react';
import type { MadeBrand } from './NewBrand.tsx';

const KEY = 'studio:made';

/** The brand that was just made, which the tab keeps through a reload until its list of work is closed. */
export function useMade(): readonly [MadeBrand | undefined, (made: MadeBrand | undefined) => void] {
  const [made, setMade] = useState(storedBrand);
  return [
    made,
    (next) => {
      if (next === undefined) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, JSON.stringify(next));
      setMade(next);
    },
  ];
}

/** Only this page writes it; an earlier version of the page may have written it otherwise. */
function storedBrand(): MadeBrand | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Partial<MadeBrand>;
    const isWhole = [stored.id, stored.name, stored.folder].every((text) => typeof text === 'string');
    return isWhole && Array.isArray(stored.left) ? (stored as MadeBrand) : undefined;
  } catch {
    return undefined;
  }
}
