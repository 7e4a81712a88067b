/** Hosts of the developer's machine on which no portal can stand, each with what stands there. */
export const TAKEN_HOSTS: ReadonlyMap<string, string> = new Map([
  ['studio.localhost', 'the studio'],
  ['games.localhost', "the sandbox's games"],
]);

/** The name that a brand always answers on, on this machine. */
export function localHost(id: string): string {
  return `${id.toLowerCase()}.localhost`;
}
