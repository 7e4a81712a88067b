import type { Finding } from '#compiler/issues/index.ts';
import { isList, own, ownText, textsIn } from '#compiler/manifest/json.ts';
import { hasAddresses } from '#compiler/plain/language-path.ts';
import { createCheck } from './define-check.ts';
import { addressedLanguages } from './language-starts.ts';

const findings = {
  'prerender-unused': {
    title: 'Languages are named for prerendering, and addresses say no language',
    severity: 'warning',
    message: ({ path, code }) =>
      `${path}: addresses say no language, so pages stand in the bundle in ${code} alone, and this list comes to nothing.`,
    hint: () => 'Write "addresses": "path" in languages, or take "prerender" out.',
  } satisfies Finding<{ path: string; code: string }>,
  'prerender-no-domain': {
    title: 'A language is named for prerendering, and has no domain',
    severity: 'warning',
    message: ({ path, code }) =>
      `${path}: domains say the language, and ${code} has none, so no page in ${code} stands in the bundle.`,
    hint: ({ code }) =>
      `Write a "domain" of the brand into ${code} in "supported", or take ${code} out of "prerender".`,
  } satisfies Finding<{ path: string; code: string }>,
  'prerender-closed': {
    title: 'A page is to be prerendered, and visitors without a session are not let in',
    severity: 'warning',
    message: ({ path, address }) =>
      `${path}: who has no session is sent from ${JSON.stringify(address)} to the login, so its page stands in the bundle without content.`,
    hint: ({ address }) =>
      `Write ${JSON.stringify(address)} into "open" of access, or take "prerender" out of the route.`,
  } satisfies Finding<{ path: string; address: string }>,
};

export const prerenderedPages = createCheck({
  docs: 'The languages and routes that are named for prerendering have pages that can stand in the bundle with their content.',
  findings,
  run({ manifest, survey, saidBy, path, report }) {
    const languages = addressedLanguages(own(manifest, 'languages'));
    const pointer = '/languages/prerender';
    const codes = own(own(manifest, 'languages'), 'prerender');
    if (isList(codes) && languages.addresses === undefined)
      report(
        'prerender-unused',
        { pointer, on: 'key', cause: '/languages/addresses' },
        { path: path(pointer), code: languages.default },
      );
    else
      for (const [index, code] of isList(codes) ? codes.entries() : []) {
        const place = `${pointer}/${index}`;
        const isSupported = languages.supported.some((language) => language.code === code);
        if (typeof code === 'string' && isSupported && !hasAddresses(languages, code))
          report('prerender-no-domain', { pointer: place }, { path: path(place), code });
      }

    const access = own(manifest, 'access');
    const routes = own(manifest, 'routes');
    if (own(access, 'loginFirst') !== true || !isList(routes)) return;
    const open = textsIn(own(access, 'open'));
    for (const [index, route] of routes.entries()) {
      const place = `/routes/${index}/prerender`;
      const address = ownText(route, 'path');
      if (address === undefined || survey.dropped.has(`/routes/${index}`)) continue;
      if (own(route, 'prerender') !== true || !saidBy(place)?.startsWith('brand')) continue;
      const isOpen = [address, ...textsIn(own(route, 'aliases'))].some((each) => open.includes(each));
      if (!isOpen && own(route, 'id') !== own(access, 'loginRoute'))
        report('prerender-closed', { pointer: place }, { path: path(place), address });
    }
  },
});
