/** Why a name cannot be the id of a new brand, which becomes a folder and a host name; undefined when it can. */
export function idProblem(id: string): string | undefined {
  if (id.length > 63) return 'An id has 63 letters at most: it becomes a host name.';
  if (/^[a-z]([a-z0-9-]*[a-z0-9])?$/.test(id)) return undefined;
  return `An id has small letters, digits and "-", starts with a letter and ends with a letter or digit: it becomes a folder and a host name. "${id}" does not.`;
}
