import { contentPolicy, type PolicyOrigins } from './content-policy.ts';
import type { Alternate } from './crawler-files.ts';
import type { ThemeColor } from './theme-colors.ts';

/** One page of a bundle. Addresses are absolute paths of the portal, where nothing else is said. */
export interface DocumentInput {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Mode of a first visit; undefined follows the visitor's device. */
  readonly mode?: string | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  /** Name of the portal, which the cards of shared links show. */
  readonly site?: string | undefined;
  /** The one address of the page for search engines, with its domain. */
  readonly canonical?: string | undefined;
  /** Addresses of the page in all languages, its own among them, each with its BCP 47 tag or `x-default`. Default: none. */
  readonly alternates?: readonly Alternate[];
  /** Data by which programs tell what the page is, as JSON-LD. */
  readonly data?: object | undefined;
  /** The colours of the bars that browsers have around the page. */
  readonly themeColors?: readonly ThemeColor[];
  readonly favicon?: string | undefined;
  /** The icon on a home screen. */
  readonly touchIcon?: string | undefined;
  /** The description of the portal as a program of the device. */
  readonly manifest?: string | undefined;
  /** The picture of the card that a shared link becomes. */
  readonly card?: CardPicture | undefined;
  readonly origins: PolicyOrigins;
  /** True when scripts of the bundle may run in workers. */
  readonly hasWorkers?: boolean;
  /** True when the page keeps a service worker. */
  readonly isOffline?: boolean;
  /** Fonts to fetch before the style asks for them. */
  readonly fonts: readonly string[];
  readonly stylesheets: readonly string[];
  /** The module that starts the portal. */
  readonly entry: string;
  /** Modules that the page needs at once, beside the entry. */
  readonly modules: readonly string[];
  /** Text of the script that runs before the first paint; empty for none. */
  readonly earlyScript: string;
  /** Prerendered page; a page without one is rendered in the browser. */
  readonly rendered?:
    | {
        readonly route: string;
        readonly html: string;
        readonly css: string;
        readonly cssVersion: string;
        /** True when the early script fetches the picture that the page shows first. */
        readonly hasEarlyPicture: boolean;
      }
    | undefined;
}

interface CardPicture {
  /** Its address, with its domain. */
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The words that it shows. */
  readonly alt: string;
}

/**
 * A page as HTML. The charset stands first in the head: browsers look for it in the first 1,024 bytes (HTML, section
 * 4.2.5.4), and a policy may be as long. The policy comes next, so that nothing before it escapes it; React's own preload
 * links move from the start of its HTML into the head.
 */
export function renderDocument(page: DocumentInput): string {
  const { rendered } = page;
  const [, links = '', body = ''] = /^((?:<link [^>]*>)*)([\s\S]*)$/.exec(rendered?.html ?? '') ?? [];
  const style = rendered?.css ? inlineText(rendered.css, 'style') : undefined;
  const early = inlineText(page.earlyScript, 'script');
  const policy = contentPolicy({
    scripts: early ? [early] : [],
    styles: style === undefined ? [] : [style],
    origins: page.origins,
    hasWorkers: page.hasWorkers ?? false,
    isOffline: page.isOffline ?? false,
  });
  // On a slow line the picture would wait for all modules of the page, which show nothing before they are all there.
  const hasFirstPicture = rendered?.hasEarlyPicture || links.includes('fetchPriority="high"');
  const priority = hasFirstPicture ? ' fetchpriority="low"' : '';
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${text(page.title)}</title>`,
    page.description && `<meta name="description" content="${attribute(page.description)}">`,
    page.canonical && `<link rel="canonical" href="${attribute(page.canonical)}">`,
    ...cardOf(page),
    ...(page.alternates ?? []).map(
      ({ lang, href }) => `<link rel="alternate" hreflang="${attribute(lang)}" href="${attribute(href)}">`,
    ),
    ...(page.themeColors ?? []).map(
      ({ color, media }) =>
        `<meta name="theme-color"${media === undefined ? '' : ` media="${attribute(media)}"`} content="${attribute(color)}">`,
    ),
    page.favicon && `<link rel="icon" href="${attribute(page.favicon)}">`,
    page.touchIcon && `<link rel="apple-touch-icon" href="${attribute(page.touchIcon)}">`,
    page.manifest && `<link rel="manifest" href="${attribute(page.manifest)}">`,
    early && `<script>${early}</script>`,
    ...page.stylesheets.map((href) => `<link rel="stylesheet" href="${attribute(href)}">`),
    ...page.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${attribute(href)}">`,
    ),
    style !== undefined &&
      `<style data-styled="true" data-styled-version="${attribute(rendered?.cssVersion ?? '')}">${style}</style>`,
    links,
    `<script type="module" src="${attribute(page.entry)}"></script>`,
    ...page.modules.map((href) => `<link rel="modulepreload"${priority} href="${attribute(href)}">`),
    // A block of data never runs, so that the policy has nothing to say of it (HTML, section 4.12.1).
    page.data && `<script type="application/ld+json">${dataText(page.data)}</script>`,
  ];
  const mode = page.mode === undefined ? '' : ` data-mode="${attribute(page.mode)}"`;
  const route = rendered ? ` data-route="${attribute(rendered.route)}"` : '';
  return `<!doctype html>
<html lang="${attribute(page.lang)}" dir="${page.dir}"${mode}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root"${route}>${body}</div>
</body>
</html>
`;
}

/** The lines of the card that a shared link becomes (Open Graph protocol, and X's one beside it), for a page that others may see. */
function cardOf({
  canonical,
  site,
  title,
  description,
  lang,
  card,
  alternates = [],
}: DocumentInput): string[] {
  if (canonical === undefined) return [];
  const locale = (tag: string) => tag.replaceAll('-', '_');
  const others = alternates.filter((other) => other.lang !== lang && other.lang !== 'x-default');
  const properties = [
    ['type', 'website'],
    ['site_name', site],
    ['title', title],
    ['description', description],
    ['url', canonical],
    ['locale', locale(lang)],
    ...others.map((other) => ['locale:alternate', locale(other.lang)] as const),
    ...(card
      ? ([
          ['image', card.src],
          ['image:width', String(card.width)],
          ['image:height', String(card.height)],
          ['image:alt', card.alt],
        ] as const)
      : []),
  ] as const;
  return [
    ...properties.flatMap(([name, value]) =>
      value ? [`<meta property="og:${name}" content="${attribute(value)}">`] : [],
    ),
    `<meta name="twitter:card" content="${card ? 'summary_large_image' : 'summary'}">`,
    ...(card ? [`<meta name="twitter:image:alt" content="${attribute(card.alt)}">`] : []),
  ];
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}

/** Data as JSON in which no text can end the script, or begin a comment. */
function dataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** @throws when the text would end its own element: its hash could not stand for what the browser reads */
function inlineText(value: string, element: 'script' | 'style'): string {
  if (value.toLowerCase().includes(`</${element}`) || value.includes('<!--'))
    throw new Error(`An inline ${element} must not hold "</${element}" or "<!--".`);
  return value;
}
