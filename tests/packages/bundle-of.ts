import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A bundle without the names of its scripts, and without how many there are: both follow from where modules lie. */
export function bundleOf(root: string) {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .sort();
  const text = (name: string) =>
    readFileSync(join(root, name), 'utf8')
      .replaceAll(/assets\/[\w.~-]+\.js/g, 'script')
      .replaceAll(/<link rel="modulepreload"[^>]*>\n/g, '');
  return {
    pages: Object.fromEntries(
      names.filter((name) => name.endsWith('.html')).map((name) => [name, text(name)]),
    ),
    files: names.filter((name) => !/\.(html|js|json|txt)(\.br|\.gz)?$/.test(name)),
    scripts: names
      .filter((name) => name.endsWith('.js'))
      .reduce((sum, name) => sum + readFileSync(join(root, name)).length, 0),
  };
}
