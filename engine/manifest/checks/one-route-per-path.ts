import { isList, own, ownText } from '#engine/manifest/json.ts';
import { pageFile } from '#engine/manifest/page-file.ts';
import type { Check } from './check.ts';

/** An address of a route, and the file of its page. */
interface Address {
  readonly address: string;
  readonly route: string;
  readonly file: string;
}

export const oneRoutePerPath: Check = {
  meta: {
    codes: ['path-collision', 'page-collision', 'path-reserved'],
    docs: 'No two routes share a path, an alias or the file of a page, no route has the same address twice, and none has the address of something that is no page.',
  },
  run({ manifest, survey, reserved, path, report }) {
    const addressed = new Map<string, Address>();
    const files = new Map<string, Address>();
    const folders = new Map<string, Address>();
    const routes = own(manifest, 'routes');
    for (const [index, route] of isList(routes) ? routes.entries() : []) {
      const pointer = `/routes/${index}`;
      if (survey.dropped.has(pointer)) continue;
      const id = ownText(route, 'id') ?? String(index);
      const aliases = own(route, 'aliases');
      const addresses: [string, unknown][] = [[`${pointer}/path`, own(route, 'path')]];
      for (const [number, alias] of isList(aliases) ? aliases.entries() : []) {
        addresses.push([`${pointer}/aliases/${number}`, alias]);
      }
      for (const [at, address] of addresses) {
        if (typeof address !== 'string') continue;
        const one = { address, route: id, file: pageFile(address) };
        const by = reserved.find((name) => isBelow(address, name) || one.file === pageFile(name));
        const same = addressed.get(address);
        const above = foldersOf(one.file);
        const other = [one.file, ...above]
          .flatMap((name) => files.get(name) ?? [])
          .concat(folders.get(one.file) ?? [])
          // A route may have its own page under two names.
          .find((before) => before.file !== one.file || before.route !== id);
        if (by !== undefined)
          report('path-reserved', { pointer: at }, { path: path(at), address, reserved: by });
        else if (same !== undefined)
          report('path-collision', { pointer: at }, { path: path(at), address, route: same.route });
        else if (other !== undefined)
          report('page-collision', { pointer: at }, { path: path(at), ...one, other });
        if (!addressed.has(address)) addressed.set(address, one);
        if (!files.has(one.file)) files.set(one.file, one);
        for (const folder of above) if (!folders.has(folder)) folders.set(folder, one);
      }
    }
  },
};

/** `a/b/c.html` stands in `a` and `a/b`. */
function foldersOf(file: string): string[] {
  return [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
