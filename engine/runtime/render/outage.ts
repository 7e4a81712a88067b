import { createContext } from 'react';

/** A part of a page that could not be shown, or not yet. */
export interface FailedPart {
  /** Key of the message that says why. */
  readonly messageKey: string;
  readonly retry: () => void;
  /** It says nothing itself: the page speaks for it. */
  readonly silent?: boolean;
}

/** The parts of one page that could not be shown, as they change. */
export interface Outage {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly parts: () => readonly FailedPart[];
  /** @returns what takes the part out again */
  readonly add: (part: FailedPart) => () => void;
}

export function createOutage(): Outage {
  let parts: readonly FailedPart[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly FailedPart[]) => {
    parts = next;
    for (const onChange of listeners) onChange();
  };
  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    parts: () => parts,
    add(part) {
      change([...parts, part]);
      return () => change(parts.filter((candidate) => candidate !== part));
    },
  };
}

/** The page that a part stands on; undefined: each part speaks for itself. */
export const OutageContext = createContext<Outage | undefined>(undefined);
