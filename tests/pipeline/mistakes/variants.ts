import type { Draft } from './prepared.ts';
import type { Mistake } from './rows.ts';

/** A mistake of the kind of another one, as somebody else makes it: of another value, at another place, or in another brand. */
export interface Variant extends Mistake {
  /** Name of the mistake whose kind it is. */
  readonly kind: string;
  /** Brand that it is made in. */
  readonly brand: string;
}

type Edit = Mistake['edit'];
type Row = readonly [edit: Edit, code: string, at: string, remedy: string, brand?: string];

/** Variants by the mistakes whose kinds they are. */
export function variants(rows: Readonly<Record<string, Readonly<Record<string, Row>>>>): readonly Variant[] {
  return Object.entries(rows).flatMap(([kind, all]) =>
    Object.entries(all).map(([form, [edit, code, place, remedy, brand = 'aurora']]) => ({
      kind,
      name: `${kind}: ${form}`,
      brand,
      edit,
      code,
      at: place,
      remedy,
    })),
  );
}

/** Steps of a path: `routes[home].main` is a key, an item by its id or code, and a key. */
const STEP = /\[([^\]]+)\]|([^.[\]]+)/g;

/**
 * Writes a value, or takes it out where it is undefined: `put('routes[home].main[hot].props.pageSize', 12)`. Items and objects
 * that lead there are made where the manifest has none.
 */
export function put(path: string, value: unknown): Edit {
  const steps = [...path.matchAll(STEP)].map(([, id, key]) => ({ id, key: key ?? '' }));
  return (brand) => {
    let around: Draft = brand;
    for (const [index, { id, key }] of steps.entries()) {
      const next = steps[index + 1];
      const place = id === undefined ? key : placeOf(around, id);
      if (next === undefined) around[place] = value;
      else around[place] ??= next.id === undefined ? {} : [];
      if (next === undefined && value === undefined) delete around[place];
      around = around[place];
    }
  };
}

/** The index of an item by its id or code, made where there is none. */
function placeOf(list: Draft, id: string): number {
  const index = list.findIndex((item: Draft) => item?.id === id || item?.code === id);
  return index === -1 ? list.push({ id }) - 1 : index;
}

/** Adds items at the end of a list. */
export function add(path: string, ...items: readonly unknown[]): Edit {
  return (brand) => {
    put(`${path}[\0]`, undefined)(brand);
    const list = [...path.matchAll(STEP)].reduce(
      (around: Draft, [, id, key]) => around[id === undefined ? (key ?? '') : placeOf(around, id)],
      brand,
    );
    list.splice(-1, 1, ...items);
  };
}

/** Several changes, one after the other. */
export function both(...edits: readonly Edit[]): Edit {
  return (brand) => {
    for (const edit of edits) edit(brand);
  };
}
