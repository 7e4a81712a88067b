/** A random name for this page among the tabs of its site; undefined where the browser seals nothing, as on pages without TLS. */
export function createTabName(): string | undefined {
  try {
    return crypto.subtle && crypto.randomUUID();
  } catch {
    return undefined;
  }
}
