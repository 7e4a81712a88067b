import { FILES_FOLDER } from './hash.ts';

/** Content-hashed files never change; everything else is asked for again each time. */
export const ASSET_CACHE = 'public, max-age=31536000, immutable';
export const PAGE_CACHE = 'no-cache';

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

/** Files of a bundle that are for its host, never for a visitor. */
const HOST_FILES = ['_headers', 'nginx.conf', 'build-report.json'] as const;

/** The file with the licences of what is in a bundle. Visitors may read it. */
export const LICENCES = 'licences.txt';

/** What a bundle has at addresses of its own, which no page can have. */
export const BUNDLE_PATHS = ['/assets', '/404.html', `/${LICENCES}`, ...HOST_FILES.map((file) => `/${file}`)];

/** `_headers`, as Netlify and Cloudflare Pages read it. @param pages paths that have a page */
export function headersFile(pages: readonly string[]): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    rule('/*', SECURITY_HEADERS),
    rule('/assets/*', { 'Cache-Control': ASSET_CACHE }),
    // Hosts add the policy of the first rule to this one, and browsers hold to both.
    rule(`/${FILES_FOLDER}/*`, { 'Content-Security-Policy': FILE_POLICY }),
    ...pages.map((path) => rule(path, { 'Cache-Control': PAGE_CACHE })),
  ].join('\n');
}

/** What stands inside nginx's `server`, beside `root` and the proxies to the platform. */
export function nginxFile(): string {
  // add_header of an outer block is lost where an inner block has one of its own: hence all of them each time.
  const location = (path: string, headers: Readonly<Record<string, string>>, cache: string, files: string) =>
    [
      `location ${path} {`,
      ...Object.entries({ ...headers, 'Cache-Control': cache }).map(
        ([name, value]) => `  add_header ${name} "${value}" always;`,
      ),
      `  try_files ${files} =404;`,
      '}\n',
    ].join('\n');
  return [
    ...HOST_FILES.map((file) => `location = /${file} { return 404; }\n`),
    location(`/${FILES_FOLDER}/`, FILE_HEADERS, ASSET_CACHE, '$uri'),
    location('/assets/', SECURITY_HEADERS, ASSET_CACHE, '$uri'),
    location('/', SECURITY_HEADERS, PAGE_CACHE, '$uri $uri.html $uri/index.html'),
    // The address of a page has no slash at the end, and people write one. No other letters: `/\\host/` would lead away.
    'location ~ "^(?<page>(/[A-Za-z0-9._~-]+)+)/$" { return 301 $page$is_args$args; }\n',
    'error_page 404 /404.html;\n',
  ].join('');
}
