import type { Finding } from '#compiler/issues/index.ts';
import { isList, own, ownText } from '#compiler/manifest/json.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'hash-nowhere': {
    title: 'A link leads to a place that its page does not have',
    severity: 'warning',
    message: ({ path, route, hash, others }) =>
      `${path}: no widget of routes[${route}] has places that links lead to, so #${hash} leads to its top${others === 0 ? '' : `, and so ${others === 1 ? 'does 1 more link' : `do ${others} more links`}`}.`,
    hint: () =>
      'Take "hash" out, or lead to another page. A widget that does have such places says "followsHash": true in its widget.json.',
  } satisfies Finding<{
    path: string;
    route: string;
    hash: string;
    /** The number of other links to places of that page. */
    others: number;
  }>,
};

export const hashTargets = createCheck({
  docs: 'A link with a hash leads to a page with a widget that follows it.',
  findings,
  run({ manifest, survey, widgets, saidBy, path, report }) {
    const routes = own(manifest, 'routes');
    const indexOf = (id: string) =>
      isList(routes) ? routes.findIndex((route) => ownText(route, 'id') === id) : -1;
    const astray = new Map<number, { route: string; hash: string; pointer: string }[]>();
    for (const { pointer: link, value } of survey.links) {
      const route = ownText(value, 'route');
      const hash = ownText(value, 'hash');
      const index = route === undefined ? -1 : indexOf(route);
      if (route === undefined || hash === undefined || index === -1) continue;
      const there = survey.placements.filter(({ pointer }) => pointer.startsWith(`/routes/${index}/`));
      // The targets in an unknown widget are not known either.
      if (there.some(({ widget }) => widgets.get(widget)?.followsHash !== false)) continue;
      astray.set(index, [...(astray.get(index) ?? []), { route, hash, pointer: `${link}/hash` }]);
    }
    for (const [index, links] of astray) {
      const link = links.find(({ pointer }) => saidBy(pointer)?.startsWith('brand')) ?? links[0];
      if (link === undefined) continue;
      const { pointer, ...args } = link;
      report(
        'hash-nowhere',
        { pointer, cause: `/routes/${index}/main` },
        { path: path(pointer), others: links.length - 1, ...args },
      );
    }
  },
});
