import type { Finding } from '#compiler/issues/index.ts';
import { isList, isObject, own, ownText, textsIn } from '#compiler/manifest/json.ts';
import { ownPathIn } from '#compiler/manifest/own-path.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'link-own': {
    title: 'A link names the brand’s own pages by their host',
    severity: 'warning',
    message: ({ path, href }) =>
      `${path}: ${JSON.stringify(href)} is this brand itself. Such a link loads the portal anew, and leads away from any other of its addresses.`,
    hint: ({ route }) =>
      route === undefined
        ? 'Write { "route": … } with the id of the page; there is none at this address.'
        : `Write { "route": ${JSON.stringify(route)} } in place of "href".`,
  } satisfies Finding<{ path: string; href: string; route: string | undefined }>,
};

export const ownAddresses = createCheck({
  docs: "A link to a page of the brand itself names its route, and not one of the brand's domains.",
  findings,
  run({ manifest, survey, path, report }) {
    const domains = textsIn(own(manifest, 'domains'));
    const routes = own(manifest, 'routes');
    for (const { pointer: link, value } of survey.links) {
      const href = ownText(value, 'href');
      const address = href === undefined ? undefined : ownPathIn(href, domains);
      if (href === undefined || address === undefined) continue;
      const target = (isList(routes) ? routes : []).find(
        (route) =>
          isObject(route) && [ownText(route, 'path'), ...textsIn(own(route, 'aliases'))].includes(address),
      );
      const pointer = `${link}/href`;
      report('link-own', { pointer }, { path: path(pointer), href, route: ownText(target, 'id') });
    }
  },
});
