import type { Hosting } from '@liveryjs/schemas/brand';
import { FILES_FOLDER } from '@liveryjs/workspace/hash';
import { HOST_FILES, NOT_FOUND, SITE_MANIFEST } from '@liveryjs/workspace/open/bundle-paths';

/** Content-hashed files never change; everything else is asked for again each time. */
export const ASSET_CACHE = 'public, max-age=31536000, immutable';
export const PAGE_CACHE = 'no-cache';

/** A text of so many bytes and more is sent compressed: a smaller one fits into a packet as it is. */
export const SMALLEST_COMPRESSED = 1400;

/**
 * Headers of every answer. What the content policy of the page says is not said again: only `frame-ancestors`
 * counts in a header alone. Popups may be opened, because games and customer service open in windows of their own.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Policy of pictures and fonts: whoever opens the address of one gets a picture and nothing that runs or fetches. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Headers of everything in `assets/files/`. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': `${FILE_POLICY}; ${SECURITY_HEADERS['Content-Security-Policy']}`,
};

/**
 * Value of the header Strict-Transport-Security (RFC 6797, section 6.1) that a manifest asks for.
 * @returns undefined where it asks for none
 */
export function strictTransport(hsts: NonNullable<Hosting['hsts']> | undefined): string | undefined {
  if (hsts === undefined) return undefined;
  return `max-age=${hsts.maxAge}${hsts.includeSubDomains ? '; includeSubDomains' : ''}`;
}

/** Some headers, and the one that keeps browsers on HTTPS where there is one. */
function withTransport(
  headers: Readonly<Record<string, string>>,
  hsts: string | undefined,
): Readonly<Record<string, string>> {
  return hsts === undefined ? headers : { ...headers, 'Strict-Transport-Security': hsts };
}

/** `_headers`, as Netlify and Cloudflare Pages read it. @param pages paths that have a page @param hsts value of Strict-Transport-Security */
export function headersFile(pages: readonly string[], hsts?: string): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    rule('/*', withTransport(SECURITY_HEADERS, hsts)),
    rule('/assets/*', { 'Cache-Control': ASSET_CACHE }),
    // Hosts add the policy of the first rule to this one, and browsers hold to both.
    rule(`/${FILES_FOLDER}/*`, { 'Content-Security-Policy': FILE_POLICY }),
    ...pages.map((path) => rule(path, { 'Cache-Control': PAGE_CACHE })),
  ].join('\n');
}

/**
 * nginx sends the twin `.gz` of a file where there is one, and compresses what the platform answers. By itself it compresses
 * nothing but HTML, and nothing for who asks by another server in between. A text of less than a packet is as fast as it is.
 * `brotli_static on;` is not here: an nginx without that module would not start.
 */
const NGINX_COMPRESSION = `gzip on;
gzip_static on;
gzip_comp_level 6;
gzip_min_length ${SMALLEST_COMPRESSED};
gzip_proxied any;
gzip_types application/javascript application/json application/manifest+json application/xml image/svg+xml text/css text/javascript text/plain text/xml;
gzip_vary on;
`;

/**
 * Returns the directives inside nginx's `server`, beside `root` and the proxies to the platform.
 * @param addresses those for addresses that have no file, which say the variable `$language_path`
 * @param hsts value of Strict-Transport-Security
 * @param isByHost true where a host name says the language, and `addresses` say the variable `$language_folder`
 */
export function nginxFile(addresses = '', hsts?: string, isByHost = false): string {
  // add_header of an outer block is lost where an inner block has one of its own: hence all of them each time.
  const location = (
    path: string,
    headers: Readonly<Record<string, string>>,
    cache: string,
    files: string,
    type?: string,
  ) =>
    [
      `location ${path} {`,
      ...(type === undefined ? [] : ['  types { }', `  default_type ${type};`]),
      ...Object.entries({ ...withTransport(headers, hsts), 'Cache-Control': cache }).map(
        ([name, value]) => `  add_header ${name} "${value}" always;`,
      ),
      `  try_files ${files} =404;`,
      '}\n',
    ].join('\n');
  const pagesIn = (folder: string) => `${folder}$uri ${folder}$uri.html ${folder}$uri/index.html`;
  return [
    NGINX_COMPRESSION,
    ...HOST_FILES.map((file) => `location = /${file} { return 404; }\n`),
    addresses,
    // Twins are for visitors by the address of their file alone: by their own they would be saved as unknown files.
    'location ~ \\.(css|html|js|json|svg|txt|webmanifest|xml)\\.(br|gz)$ { return 404; }\n',
    location(`/${FILES_FOLDER}/`, FILE_HEADERS, ASSET_CACHE, '$uri'),
    location('/assets/', SECURITY_HEADERS, ASSET_CACHE, '$uri'),
    // The list of types of nginx lacks this one.
    location(`= /${SITE_MANIFEST}`, SECURITY_HEADERS, PAGE_CACHE, '$uri', 'application/manifest+json'),
    location(
      '/',
      SECURITY_HEADERS,
      PAGE_CACHE,
      isByHost ? `${pagesIn('$language_folder')} ${pagesIn('')}` : pagesIn(''),
    ),
    // The address of a page has no slash at the end, and people write one. No other letters: `/\\host/` would lead away.
    // Without its host: nginx would name the one that it listens on, which is not the visitor's behind another server.
    'location ~ "^(?<page>(/[A-Za-z0-9._~-]+)+)/$" { absolute_redirect off; return 301 $page$is_args$args; }\n',
    `error_page 404 $language_path/${NOT_FOUND};\n`,
  ].join('');
}
