import { contentPolicy, type PolicyOrigins } from './content-policy.ts';

/** One page of a bundle. Addresses are absolute paths of the portal. */
export interface DocumentInput {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Mode of a first visit; undefined follows the visitor's device. */
  readonly mode?: string | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  /** Address of the same page under its main path. */
  readonly canonical?: string | undefined;
  readonly favicon?: string | undefined;
  readonly origins: PolicyOrigins;
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
        /** Whether the early script fetches the picture that the page shows first. */
        readonly hasEarlyPicture: boolean;
      }
    | undefined;
}

/**
 * A page as HTML. The policy stands first in the head, so that nothing before it escapes it; React's own preload
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
  });
  // On a slow line the picture would wait for all modules of the page, which show nothing before they are all there.
  const hasFirstPicture = rendered?.hasEarlyPicture || links.includes('fetchPriority="high"');
  const priority = hasFirstPicture ? ' fetchpriority="low"' : '';
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${text(page.title)}</title>`,
    page.description && `<meta name="description" content="${attribute(page.description)}">`,
    page.canonical && `<link rel="canonical" href="${attribute(page.canonical)}">`,
    page.favicon && `<link rel="icon" href="${attribute(page.favicon)}">`,
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

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}

/** @throws when the text would end its own element: its hash could not stand for what the browser reads */
function inlineText(value: string, element: 'script' | 'style'): string {
  if (value.toLowerCase().includes(`</${element}`) || value.includes('<!--'))
    throw new Error(`An inline ${element} must not hold "</${element}" or "<!--".`);
  return value;
}
