/** Texts by name. No access throws: what the browser does not keep lasts as long as the page. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** @param find gives the browser's storage; browsers that forbid one throw, or have null in its place */
function storageOver(find: () => Storage | null): PageStorage {
  /** Values that the browser did not take; null is one that it would not forget. */
  const page = new Map<string, string | null>();
  let givenUp = false;
  const attempt = <T>(act: (storage: Storage | null) => T): T | undefined => {
    try {
      return act(givenUp ? null : find());
    } catch {
      return undefined;
    }
  };
  /** True when the browser holds this value now: some take one and keep nothing. */
  const holds = (name: string, value: string | null) =>
    attempt((storage) => (storage?.getItem(name) ?? null) === value) ?? false;
  const keep = (name: string, value: string | null, act: (storage: Storage | null) => void) => {
    attempt(act);
    if (holds(name, value)) page.delete(name);
    else page.set(name, value);
  };
  return {
    getItem: (name) => page.get(name) ?? (page.has(name) ? null : (attempt((s) => s?.getItem(name)) ?? null)),
    setItem(name, value) {
      keep(name, value, (storage) => storage?.setItem(name, value));
      // A page that comes later must not take an older value for this one.
      if (page.has(name)) attempt((storage) => storage?.removeItem(name));
    },
    removeItem: (name) => keep(name, null, (storage) => storage?.removeItem(name)),
    clear() {
      page.clear();
      const left = attempt((storage) => {
        storage?.clear();
        return storage?.length ?? 0;
      });
      // Values that the browser will not forget must not be read again.
      givenUp = left !== 0;
    },
  };
}

const tab = storageOver(() => sessionStorage);
const site = storageOver(() => localStorage);

/** The values that a tab of the browser remembers until it is closed. */
export function tabStorage(): PageStorage {
  return tab;
}

/** The values that all tabs of a site remember, from visit to visit. */
export function siteStorage(): PageStorage {
  return site;
}
