import { isList, own, ownText } from '#engine/manifest/json.ts';
import type { Check } from './check.ts';

export const oneRoutePerPath: Check = {
  meta: {
    codes: ['path-collision'],
    docs: 'No two routes share a path or an alias, and no route has the same one twice.',
  },
  run({ manifest, survey, path, report }) {
    const taken = new Map<string, string>();
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
        const other = taken.get(address);
        if (other === undefined) taken.set(address, id);
        else report('path-collision', { pointer: at }, { path: path(at), address, route: other });
      }
    }
  },
};
