import type { Finding } from '#compiler/issues/index.ts';
import { isList, own, ownText } from '#compiler/manifest/json.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'route-unreachable': {
    title: 'No link leads to a route',
    severity: 'warning',
    message: ({ path }) => `${path}: no link of this brand leads here.`,
    hint: () => 'Link it from a menu, or write "entry": true if people come by its address.',
  } satisfies Finding<{ path: string }>,
};

export const reachableRoutes = createCheck({
  docs: 'Visitors can get to each route: it is /, something outside of it names it, or it says that people come by address.',
  findings,
  run({ manifest, survey, widgets, path, report }) {
    // The links of an unknown widget are not known either.
    if (survey.placements.some(({ widget }) => !widgets.has(widget))) return;
    const routes = own(manifest, 'routes');
    const linked = new Set<string>();
    for (const { to, value, pointer } of survey.references) {
      const [, within] = /^\/routes\/(\d+)\//.exec(pointer) ?? [];
      const from = isList(routes) && within !== undefined ? ownText(routes[Number(within)], 'id') : undefined;
      if (to === '/routes/*/id' && from !== value) linked.add(value);
    }
    for (const [index, route] of isList(routes) ? routes.entries() : []) {
      const pointer = `/routes/${index}`;
      const id = ownText(route, 'id');
      if (id === undefined || survey.dropped.has(pointer)) continue;
      if (own(route, 'path') === '/' || own(route, 'entry') === true) continue;
      if (!linked.has(id)) report('route-unreachable', { pointer: `${pointer}/id` }, { path: path(pointer) });
    }
  },
});
