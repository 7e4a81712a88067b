/**
 * An object that shows what another says, and notes which of its properties are read.
 *
 * @param current the object that is shown, called with each read
 * @param read takes the names of the properties
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
      const descriptor = Reflect.getOwnPropertyDescriptor(current(), key);
      // The empty object below may not claim that a property cannot change.
      return descriptor && { ...descriptor, configurable: true, writable: true };
    },
  });
}
