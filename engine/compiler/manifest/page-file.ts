/** The file of a bundle that holds the page of a path: `/` index.html, `/about` about.html, `/index.html` itself. */
export function pageFile(path: string): string {
  if (path === '/') return 'index.html';
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`;
}

/** The name of a file to a disk that takes capital letters for small ones, and letters for the same however they are composed. */
export function foldCase(file: string): string {
  return file.normalize('NFC').toLowerCase();
}

/** An address that shows the page of another one, from which it differs by case alone: both have one file. */
export interface CaseTwin {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the addresses of a route that have a file each, the main one last, and those that differ by case alone from one
 * of these: a disk that folds case could not hold a file for both.
 */
export function filesOfRoute({
  path,
  aliases,
}: {
  readonly path: string;
  readonly aliases: readonly string[];
}): { readonly written: readonly string[]; readonly twins: readonly CaseTwin[] } {
  const owners = new Map([[foldCase(pageFile(path)), path]]);
  const written = aliases.filter((alias) => {
    const file = foldCase(pageFile(alias));
    const owner = owners.get(file) ?? alias;
    owners.set(file, owner);
    // The same letters are the same file: `/index.html` is that of `/`.
    return pageFile(owner) === pageFile(alias);
  });
  const twins = aliases.flatMap((from) =>
    written.includes(from) ? [] : [{ from, to: owners.get(foldCase(pageFile(from))) ?? path }],
  );
  return { written: [...written, path], twins };
}
