import type { Draft } from './prepared.ts';

/** One mistake in the manifest of aurora, and what is to be said of it. */
export interface Mistake {
  readonly name: string;
  /** Changes the manifest, or its text. */
  readonly edit: (brand: Draft) => void;
  readonly code: string;
  /** The line of the finding, with what is marked in it: `"from": «"21.12.2090"»`. */
  readonly at: string;
  /** A part of what is said to be done about it. */
  readonly remedy: string;
}

type Row = readonly [edit: Mistake['edit'], code: string, at: string, remedy: string];

/** Mistakes by what is wrong. */
export function mistakes(rows: Readonly<Record<string, Row>>): Mistake[] {
  return Object.entries(rows).map(([name, [edit, code, place, remedy]]) => ({
    name,
    edit,
    code,
    at: place,
    remedy,
  }));
}

/** A condition on the page of promotions. */
export function inPromotions(when: unknown): Mistake['edit'] {
  return (brand) => {
    brand.routes[3].when = when;
  };
}

/** An entry of the side menu that leads there. */
export function menuEntry(to: unknown): Mistake['edit'] {
  return (brand) => {
    brand.regions.sideMenu = [{ id: 'menu', props: { items: [{ id: 'fair', label: 'nav.live', to }] } }];
  };
}
