import type { Finding } from '#compiler/issues/index.ts';
import { isList, type JsonObject, type JsonValue, own, ownText, textsIn } from '#compiler/manifest/json.ts';
import { valueAt } from '#compiler/manifest/pointer.ts';
import { splitLanguage } from '#compiler/plain/language-path.ts';
import { isTime } from '#compiler/plain/times.ts';
import { createCheck } from './define-check.ts';
import { isImplied } from './implied.ts';
import { addressedLanguages, languageStarts } from './language-starts.ts';
import { isBelow, reservedBy } from './reserved-by.ts';
import { isReadable, timesOf } from './times-of.ts';

const findings = {
  'redirect-page': {
    title: 'A redirect has the address of a page',
    severity: 'error',
    message: ({ path, from, address, route }) =>
      from === address
        ? `${path}: ${JSON.stringify(from)} is an address of routes[${route}], so that its page could not be opened.`
        : `${path}: ${JSON.stringify(from)} differs by case alone from ${JSON.stringify(address)}, an address of routes[${route}]: hosts that fold case cannot tell them apart.`,
    hint: ({ from, address, route }) =>
      from === address
        ? 'Take the redirect out, or give the route another address.'
        : `Take the redirect out, and write ${JSON.stringify(from)} into "aliases" of routes[${route}].`,
  } satisfies Finding<{ path: string; from: string; address: string; route: string }>,
  'redirect-reserved': {
    title: 'A redirect has the address of something that is no page',
    severity: 'error',
    message: ({ path, from, reserved }) =>
      `${path}: ${JSON.stringify(reserved)} is not for pages, so ${JSON.stringify(from)} would lead nobody on.`,
    hint: () => 'Take the redirect out.',
  } satisfies Finding<{ path: string; from: string; reserved: string }>,
  'redirect-language': {
    title: 'A redirect has the address of a language',
    severity: 'error',
    message: ({ path, from, language, start }) =>
      `${path}: ${JSON.stringify(from)} is an address in ${language}, whose addresses begin with ${start}.`,
    hint: ({ rest, start }) =>
      rest === ''
        ? 'Take the redirect out.'
        : `Write ${JSON.stringify(rest)}: it leads on below ${start}, too.`,
  } satisfies Finding<{ path: string; from: string; language: string; start: string; rest: string }>,
  'redirect-twice': {
    title: 'Two redirects have the same address',
    severity: 'error',
    message: ({ path, from, before, other }) =>
      from === before
        ? `${path}: ${JSON.stringify(from)} leads to another place in redirects[${other}].`
        : `${path}: ${JSON.stringify(from)} differs by case alone from ${JSON.stringify(before)}, which leads to another place in redirects[${other}].`,
    hint: () =>
      'Keep one of the two, lead both to the same place, or give each a "when" that is over before the other\'s begins.',
  } satisfies Finding<{ path: string; from: string; before: string; other: string }>,
  'redirect-repeated': {
    title: 'A redirect is written twice',
    severity: 'warning',
    message: ({ path, from, other }) =>
      `${path}: redirects[${other}] leads ${JSON.stringify(from)} to the same place.`,
    hint: () => 'Take one of the two out.',
  } satisfies Finding<{ path: string; from: string; other: string }>,
  'redirect-ending': {
    title: 'A redirect that ends says that it is for good',
    severity: 'warning',
    message: ({ path, until }) =>
      `${path}: this ends ${until === undefined ? 'with its season' : `at ${until}`}, and search engines forget an address that leads on for good.`,
    hint: () => 'Write "permanent": false.',
  } satisfies Finding<{ path: string; until: string | undefined }>,
  'redirect-own-host': {
    title: 'A redirect names a page of its own brand by its host',
    severity: 'warning',
    message: ({ path, href, route }) =>
      `${path}: ${href} is routes[${route}] of this brand, so who comes in another language, or to a preview, is led out of it.`,
    hint: ({ route }) => `Write { "route": ${JSON.stringify(route)} } in place of it.`,
  } satisfies Finding<{ path: string; href: string; route: string }>,
  'redirect-chain': {
    title: 'A redirect leads to a redirect',
    severity: 'error',
    message: ({ path, href, next }) => `${path}: ${href} leads on, by redirects[${next}].`,
    hint: ({ next, to }) => `Write where redirects[${next}] leads: ${to}.`,
  } satisfies Finding<{ path: string; href: string; next: string; to: string }>,
  'redirect-loop': {
    title: 'Redirects lead in a circle',
    severity: 'error',
    message: ({ path, ids }) =>
      ids.length === 1
        ? `${path}: this redirect leads to itself.`
        : `${path}: ${[...ids, ids[0]].map((id) => `redirects[${id}]`).join(' → ')} is a circle.`,
    hint: () => 'Lead one of them to a page, such as { "route": "home" }, or take it out.',
  } satisfies Finding<{ path: string; ids: readonly string[] }>,
  'redirect-dead-end': {
    title: 'A redirect leads to a page that is not there',
    severity: 'error',
    message: ({ path, href }) => `${path}: this brand has no page at ${href}.`,
    hint: () => 'Name the route that is meant, such as { "route": "home" }.',
  } satisfies Finding<{ path: string; href: string }>,
  'redirect-page-away': {
    title: 'A redirect leads to a page at times at which it is not there',
    severity: 'warning',
    message: ({ path, route, isNever }) =>
      isNever
        ? `${path}: routes[${route}] is there for a time alone, and this redirect leads on at another, so nobody finds the page.`
        : `${path}: routes[${route}] is there for a time alone, and this redirect leads there at others, too, when nobody finds the page.`,
    hint: ({ route }) =>
      `Write the times of routes[${route}] into "when" of the redirect, and "permanent": false, or lead to a page that stays, such as { "route": "home" }.`,
  } satisfies Finding<{ path: string; route: string; isNever: boolean }>,
};

interface Redirect {
  readonly pointer: string;
  readonly id: string;
  readonly from: string;
  readonly to: JsonValue;
  readonly permanent: boolean;
  /** The times at which it leads on, as instants; empty for always. */
  readonly when: JsonObject;
}

export const soundRedirects = createCheck({
  docs: 'A redirect is at no page, at nothing else that answers and at no beginning of a language, has its address alone at its time, leads to a page at once and while that is there, and is not for good where it ends.',
  findings,
  run({ manifest, survey, reserved, now, path, report }) {
    const times = new Map(survey.conditions.map(({ pointer, value }) => [pointer, value]));
    const all = redirectsIn(own(manifest, 'redirects'), times).filter(
      ({ pointer }) => !survey.dropped.has(pointer),
    );
    if (all.length === 0) return;
    const languages = addressedLanguages(own(manifest, 'languages'));
    const starts = languageStarts(languages);
    const routes = own(manifest, 'routes');
    const pages = pagesIn(routes, survey.dropped);
    const hosts = new Set(textsIn(own(manifest, 'domains')));
    const byFrom = new Map<string, Redirect[]>();
    const meet = (a: Redirect, b: Redirect) =>
      !isReadable(a.when) || !isReadable(b.when) || timesOf([a.when, b.when], now) === 'to come';
    const atTimeOf = (redirect: Redirect, from: string | undefined) =>
      byFrom.get(from?.toLowerCase() ?? '')?.find((other) => meet(redirect, other));
    for (const redirect of all) {
      const { pointer, from, to } = redirect;
      const place = `${pointer}/from`;
      const page = pages.get(from.toLowerCase());
      const language = starts.find(({ start }) => isBelow(from.toLowerCase(), start));
      const by = reservedBy(reserved, from);
      const before = atTimeOf(redirect, from);
      if (page !== undefined)
        report('redirect-page', { pointer: place }, { path: path(place), from, ...page });
      else if (language !== undefined) {
        const { code, start } = language;
        const rest = from.slice(start.length);
        report(
          'redirect-language',
          { pointer: place },
          { path: path(place), from, language: code, start, rest },
        );
      } else if (by !== undefined)
        report('redirect-reserved', { pointer: place }, { path: path(place), from, reserved: by });
      else if (before !== undefined && JSON.stringify(before.to) !== JSON.stringify(to))
        report(
          'redirect-twice',
          { pointer: place },
          { path: path(place), from, before: before.from, other: before.id },
        );
      else if (before?.from === from)
        report('redirect-repeated', { pointer: place }, { path: path(place), from, other: before.id });
      if (before === undefined)
        byFrom.set(from.toLowerCase(), [...(byFrom.get(from.toLowerCase()) ?? []), redirect]);
      const { season, until } = redirect.when;
      if (redirect.permanent && (until !== undefined || season !== undefined))
        report(
          'redirect-ending',
          { pointer: `${pointer}/when` },
          { path: path(pointer), until: ownText(valueAt(manifest, `${pointer}/when`), 'until') },
        );
      const route = ownText(to, 'route');
      const index = isList(routes) ? routes.findIndex((other) => own(other, 'id') === route) : -1;
      const ofPage = onlyTimes(times.get(`/routes/${index}/when`) ?? {});
      if (route === undefined || ![ofPage, redirect.when].every(isReadable)) continue;
      if (timesOf([redirect.when], now) !== 'to come' || timesOf([ofPage], now) !== 'to come') continue;
      if (isImplied(ofPage, redirect.when)) continue;
      const isNever = timesOf([ofPage, redirect.when], now) !== 'to come';
      report(
        'redirect-page-away',
        { pointer: `${pointer}/to/route`, cause: `/routes/${index}/when` },
        { path: path(pointer), route, isNever },
      );
    }
    /** The path of the brand that an address outside of the portal is, if it is one. */
    const ownPath = (redirect: Redirect): string | undefined => {
      const [, host = '', pathname = '/'] =
        /^https:\/\/([^/:]+)(?::443)?(\/.*)?$/.exec(ownText(redirect.to, 'href') ?? '') ?? [];
      if (!hosts.has(host.toLowerCase())) return undefined;
      return splitLanguage(languages, pathname).path.replace(/(?<=.)\/$/, '');
    };
    const nextOf = (redirect: Redirect) => atTimeOf(redirect, ownPath(redirect));
    for (const redirect of all) {
      const address = ownPath(redirect);
      if (address === undefined) continue;
      const place = `${redirect.pointer}/to/href`;
      const about = { path: path(place), href: ownText(redirect.to, 'href') ?? '' };
      const page = pages.get(address.toLowerCase());
      const steps: Redirect[] = [redirect];
      for (let next = nextOf(redirect); next !== undefined && !steps.includes(next); next = nextOf(next))
        steps.push(next);
      const [, next] = steps;
      const last = steps.at(-1) ?? redirect;
      const isCircle = nextOf(last) === redirect;
      // A circle is told where it begins.
      if (isCircle && steps.some((step) => all.indexOf(step) < all.indexOf(redirect))) continue;
      if (page?.address === address)
        report('redirect-own-host', { pointer: place }, { ...about, route: page.route });
      else if (isCircle)
        report('redirect-loop', { pointer: place }, { path: about.path, ids: steps.map(({ id }) => id) });
      else if (next !== undefined)
        report(
          'redirect-chain',
          { pointer: place },
          { ...about, next: next.id, to: JSON.stringify(next.to) },
        );
      else report('redirect-dead-end', { pointer: place }, about);
    }
  },
});

function redirectsIn(redirects: JsonValue | undefined, times: ReadonlyMap<string, JsonObject>): Redirect[] {
  return (isList(redirects) ? redirects : []).flatMap((redirect, index) => {
    const from = ownText(redirect, 'from');
    const to = own(redirect, 'to');
    if (from === undefined || to === undefined) return [];
    const pointer = `/redirects/${index}`;
    const permanent = own(redirect, 'permanent') !== false;
    const when = times.get(`${pointer}/when`) ?? {};
    return [{ pointer, id: ownText(redirect, 'id') ?? String(index), from, to, permanent, when }];
  });
}

/** The parts of a condition that are about time. */
function onlyTimes(condition: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(condition).filter(([kind]) => isTime(kind)));
}

/** The addresses of the routes that the brand has, by their small letters. */
function pagesIn(routes: JsonValue | undefined, dropped: ReadonlySet<string>) {
  const pages = new Map<string, { readonly address: string; readonly route: string }>();
  for (const [index, route] of (isList(routes) ? routes : []).entries()) {
    if (dropped.has(`/routes/${index}`)) continue;
    const id = ownText(route, 'id') ?? String(index);
    for (const address of [ownText(route, 'path') ?? [], ...textsIn(own(route, 'aliases'))].flat())
      if (!pages.has(address.toLowerCase())) pages.set(address.toLowerCase(), { address, route: id });
  }
  return pages;
}
