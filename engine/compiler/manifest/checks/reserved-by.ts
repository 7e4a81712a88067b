import { pageFile } from '#compiler/manifest/page-file.ts';

/** Tells whether a path is a folder, or below it. */
export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/**
 * Returns the reserved name that an address meets: the same, one below it, or one whose page would be the same file.
 * @param reserved paths; `*` stands for letters of any number, slashes among them
 */
export function reservedBy(reserved: readonly string[], address: string): string | undefined {
  const file = pageFile(address);
  return reserved.find((name) => {
    if (!name.includes('*')) return isBelow(address, name) || file === pageFile(name);
    const parts = name.split('*').map((part) => part.replaceAll('.', '\\.'));
    const pattern = new RegExp(`^${parts.join('.+')}$`);
    return pattern.test(address) || pattern.test(`/${file}`);
  });
}
