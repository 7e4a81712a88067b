import { filesOfRoute } from '@liveryjs/compiler/manifest';
import { type AddressedLanguages, inLanguage } from '@liveryjs/compiler/plain/language-path';
import { timeHolds } from '@liveryjs/compiler/plain/times';
import type { Language, Redirect, Route } from '@liveryjs/schemas/brand';
import { NOT_FOUND } from '@liveryjs/workspace/open/bundle-paths';
import { PAGE_CACHE } from './hosting.ts';

/** An address of a bundle that has no file of its own. Queries are kept. */
export interface AddressRule {
  /** A path, as letters, digits, `.`, `_`, `~`, `-` and `/`. */
  readonly from: string;
  /** The path of a page, or for a redirect an address elsewhere that begins with `https://`. */
  readonly to: string;
  /** 200: the page at `to` is answered. 301 and 302: the visitor goes there, for good and for a time. */
  readonly status: 200 | 301 | 302;
}

const PATH = '/(?:[A-Za-z0-9._~-]+(?:/[A-Za-z0-9._~-]+)*)?';

/** The shape of a rule in a report: each letter stands for itself in an address, in `_redirects` and in nginx. */
export const ruleSchema = {
  type: 'object',
  required: ['from', 'to', 'status'],
  properties: {
    from: { type: 'string', pattern: `^${PATH}$` },
    to: {
      type: 'string',
      pattern: `^(?:https://[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?(?:/[A-Za-z0-9._~%/-]*)?|${PATH})$`,
    },
    status: { enum: [200, 301, 302] },
  },
} as const;

/** The shape of the folders of pages in a report, by host name. */
export const hostsSchema = {
  type: 'object',
  propertyNames: { pattern: '^[a-z0-9.-]{1,253}$' },
  additionalProperties: { type: 'string', pattern: '^/[a-z-]{1,12}$' },
} as const;

const { from: FROM, to: TO } = ruleSchema.properties;

/** The part of a brand that says which addresses have no file of their own. */
export interface AddressedBrand {
  readonly routes: readonly Route[];
  readonly languages: AddressedLanguages;
  readonly redirects: readonly Redirect[];
}

/**
 * Returns the redirects that lead on at a time.
 * @param redirects those of a resolved manifest, which hold their times as instants
 * @param now milliseconds since 1970
 */
export function redirectsAt(redirects: readonly Redirect[], now: number): readonly Redirect[] {
  const instant = new Date(now).toISOString();
  return redirects.filter(
    ({ when = {} }) => !Object.keys(when).some((kind) => !timeHolds(kind, when, instant)),
  );
}

/**
 * Returns the rules of a brand: addresses that differ by case alone from that of a page, and redirects, in each language that
 * has pages.
 * @param written the languages whose pages stand in the bundle
 */
export function addressRules(
  { routes, languages, redirects }: AddressedBrand,
  written: readonly Pick<Language, 'code'>[],
): AddressRule[] {
  // The same address on the host of another language has the same rule.
  const starts = languages.addresses === 'domain' ? written.slice(0, 1) : written;
  const rules = starts.flatMap(({ code }) => {
    const addressOf = (path: string) => inLanguage(languages, code, path);
    const twins = routes.flatMap((route) =>
      filesOfRoute(route).twins.map(
        ({ from, to }): AddressRule => ({ from: addressOf(from), to: addressOf(to), status: 200 }),
      ),
    );
    const leading = redirects.flatMap(({ from, to, permanent }): AddressRule[] => {
      const path = routes.find(({ id }) => id === to.route)?.path;
      const address = to.href ?? (path === undefined ? undefined : addressOf(path));
      if (address === undefined) return [];
      return [{ from: addressOf(from), to: address, status: permanent ? 301 : 302 }];
    });
    return [...twins, ...leading];
  });
  for (const { from, to } of rules)
    if (!new RegExp(FROM.pattern).test(from) || !new RegExp(TO.pattern).test(to))
      throw new Error(`${JSON.stringify(from)} cannot lead to ${JSON.stringify(to)}.`);
  return rules;
}

/** The addresses under which a rule is asked for: links of old portals often have a slash at the end. */
function addressesOf({ from, status }: AddressRule): readonly string[] {
  return status === 200 ? [from] : [from, `${from}/`];
}

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Both keep the query of an address. Cloudflare Pages passes over the
 * lines of pages that are not there, and takes the nearest `404.html` by itself.
 * @param starts the beginnings of the addresses of languages, such as `/vi`
 */
export function redirectsFile(rules: readonly AddressRule[], starts: readonly string[] = []): string {
  return [
    ...rules.flatMap((rule) => addressesOf(rule).map((from) => `${from} ${rule.to} ${rule.status}\n`)),
    ...starts.map((start) => `${start}/* ${start}/${NOT_FOUND} 404\n`),
  ].join('');
}

/**
 * Returns the directives of nginx for the addresses that have no file, for inside of `server`. They name no folder: a server
 * that has its files elsewhere takes them, too. `$language_path` is the beginning of the address that says its language, for
 * the page of what is not there: an `error_page` of a `location` of its own would have to repeat all headers.
 * `$language_folder` is the folder of the pages that the host says.
 * @param starts the beginnings of the addresses of languages, such as `/vi`
 * @param hosts folders of pages, such as `/vi`, by host name
 */
export function redirectsForNginx(
  rules: readonly AddressRule[],
  starts: readonly string[] = [],
  hosts: ReadonlyMap<string, string> = new Map(),
): string {
  // $uri is another one for a request that asks for permission first (auth_request), which shares the variable.
  const language = [
    'set $language_path "";\nset $language_folder "";\n',
    ...(starts.length > 0
      ? [`if ($request_uri ~ "^(${starts.join('|')})/") { set $language_path $1; }\n`]
      : []),
    ...[...hosts].map(
      ([host, folder]) =>
        `if ($host = ${host}) { set $language_path ${folder}; set $language_folder ${folder}; }\n`,
    ),
  ];
  const leading = rules.flatMap((rule) =>
    addressesOf(rule).map((from) =>
      rule.status === 200
        ? `location = ${from} { rewrite ^ ${rule.to} last; }\n`
        : // Without its host, as everywhere. What is wrong for good would stay in the caches of browsers.
          `location = ${from} { absolute_redirect off; add_header Cache-Control "${PAGE_CACHE}" always; return ${rule.status} ${rule.to}$is_args$args; }\n`,
    ),
  );
  return [...language, ...leading].join('');
}
