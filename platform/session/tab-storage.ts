/** What a tab of the browser remembers until it is closed. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

const page = new Map<string, string>();

/** Lasts as long as the page. */
const pageStorage: TabStorage = {
  getItem: (name) => page.get(name) ?? null,
  setItem: (name, value) => void page.set(name, value),
  removeItem: (name) => void page.delete(name),
  clear: () => page.clear(),
};

/** The session storage, or what stands in for it where the browser forbids storage. */
export function tabStorage(): TabStorage {
  try {
    return sessionStorage;
  } catch {
    return pageStorage;
  }
}
