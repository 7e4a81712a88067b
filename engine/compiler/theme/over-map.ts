/** A map with other values for some keys of the map below it, which must not change: what stays is not copied. */
export class OverMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #over: ReadonlyMap<Key, Value>;
  readonly #below: ReadonlyMap<Key, Value>;
  readonly size: number;

  constructor(over: ReadonlyMap<Key, Value>, below: ReadonlyMap<Key, Value>) {
    this.#over = over;
    this.#below = below;
    let { size } = below;
    for (const key of over.keys()) if (!below.has(key)) size++;
    this.size = size;
  }

  get(key: Key): Value | undefined {
    const value = this.#over.get(key);
    return value !== undefined || this.#over.has(key) ? value : this.#below.get(key);
  }

  has(key: Key): boolean {
    return this.#over.has(key) || this.#below.has(key);
  }

  /** In the order of a copy of the map below in which the others were set. */
  *entries(): MapIterator<[Key, Value]> {
    for (const [key, value] of this.#below)
      yield [key, this.#over.has(key) ? (this.#over.get(key) as Value) : value];
    for (const [key, value] of this.#over) if (!this.#below.has(key)) yield [key, value];
  }

  *keys(): MapIterator<Key> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }

  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this);
  }
}
