/** The page of what is not there; each language that has addresses of its own has one in its folder, too. */
export const NOT_FOUND = '404.html';

/** Files of a bundle that are for its host, never for a visitor. */
export const HOST_FILES = [
  '_headers',
  '_redirects',
  'nginx.conf',
  'redirects.conf',
  'build-report.json',
] as const;

/** The file with the licences of what is in a bundle. Visitors may read it. */
export const LICENCES = 'licences.txt';

/** Files for crawlers: the pages that they may read, and the sitemaps that there are. */
export const ROBOTS = 'robots.txt';
export const SITEMAP = 'sitemap.xml';

/** The file by which a device lists the portal among its programs. */
export const SITE_MANIFEST = 'site.webmanifest';

/** The service worker, whose place says which pages it may answer for. */
export const SERVICE_WORKER = 'sw.js';

/** The page without content that a service worker answers with for a page that it does not have. */
export const SHELL = 'shell.html';

const OPEN_FILES: readonly string[] = [LICENCES, ROBOTS, SITEMAP, SITE_MANIFEST, SERVICE_WORKER];

/** The file of the pages in a language: `sitemap-pt-br.xml` for `PT_BR`. */
export function sitemapOf(code: string): string {
  return `sitemap-${code.toLowerCase().replace('_', '-')}.xml`;
}

/** Tells whether a file of a bundle is for visitors. */
export function isOpenFile(file: string): boolean {
  const isPart = /^sitemap-[a-z-]+\.xml$/.test(file);
  return isPart || file.startsWith('assets/') || file.endsWith('.html') || OPEN_FILES.includes(file);
}

/** Addresses that a bundle has for itself: no page can have them. Hosts answer with the nearest `404.html`, so none ends so. */
export const BUNDLE_PATHS = [
  '/assets',
  `/${NOT_FOUND}`,
  `/*/${NOT_FOUND}`,
  '/sitemap-*.xml',
  '/shell',
  `/${SHELL}`,
  ...[...OPEN_FILES, ...HOST_FILES].map((file) => `/${file}`),
];
