import type { Finding } from '#engine/issues/index.ts';
import { isList, own, ownText } from '#engine/manifest/json.ts';
import { pageFile } from '#engine/manifest/page-file.ts';
import { createCheck } from './define-check.ts';

/** An address of a route, and the file of its page. */
interface Address {
  readonly address: string;
  readonly route: string;
  readonly file: string;
}

const findings = {
  'path-collision': {
    title: 'Two routes have the same address',
    severity: 'error',
    message: ({ path, address, route }) =>
      `${path}: ${JSON.stringify(address)} is also an address of routes[${route}].`,
    hint: () => 'An address can show one page only; change or remove one of the two.',
  } satisfies Finding<{ path: string; address: string; route: string }>,
  'page-collision': {
    title: 'The pages of two routes cannot both be written',
    severity: 'error',
    message: ({ path, address, file, other }) => {
      const first = `${JSON.stringify(other.address)} in routes[${other.route}]`;
      if (file.startsWith(`${other.file}/`))
        return `${path}: the page of ${JSON.stringify(address)} would need a folder ${other.file}, which is the page of ${first}.`;
      const what = other.file === file ? 'the page' : 'a folder of the page';
      return `${path}: the page of ${JSON.stringify(address)} would be the file ${file}, which is ${what} of ${first}.`;
    },
    hint: () => 'Choose another address for one of the two.',
  } satisfies Finding<{
    path: string;
    address: string;
    file: string;
    other: { address: string; route: string; file: string };
  }>,
  'path-reserved': {
    title: 'A route has the address of something that is no page',
    severity: 'error',
    message: ({ path, address, reserved }) =>
      `${path}: ${JSON.stringify(reserved)} is not for pages, so ${JSON.stringify(address)} would never be shown.`,
    hint: () => 'Choose another address.',
  } satisfies Finding<{ path: string; address: string; reserved: string }>,
};

export const oneRoutePerPath = createCheck({
  docs: 'No two routes share a path, an alias or the file of a page, no route has the same address twice, and none has the address of something that is no page.',
  findings,
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
});

/** `a/b/c.html` stands in `a` and `a/b`. */
function foldersOf(file: string): string[] {
  return [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
