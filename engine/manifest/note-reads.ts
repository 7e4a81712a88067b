/**
 * An object that shows what another says, and notes which of its members are asked for.
 *
 * @param current the object that is shown, asked for with each read
 * @param read takes the names of the members
 */
export function noteReads<T extends object>(current: () => T, read: Set<PropertyKey>): T {
  return new Proxy({} as T, {
    get(_none, key) {
      read.add(key);
      return Reflect.get(current(), key);
    },
    has(_none, key) {
      read.add(key);
      return Reflect.has(current(), key);
    },
    ownKeys() {
      const keys = Reflect.ownKeys(current());
      for (const key of keys) read.add(key);
      return keys;
    },
    getOwnPropertyDescriptor(_none, key) {
      read.add(key);
      const found = Reflect.getOwnPropertyDescriptor(current(), key);
      // The empty object below may not claim that a member cannot change.
      return found && { ...found, configurable: true, writable: true };
    },
  });
}
