import type { PolicedPage } from '#scripts/dev/brand-list.ts';
import { escaped } from '#scripts/dev/escaped.ts';

/**
 * The page of the studio. Its code and styles are files of its own; nothing in it is inline.
 *
 * @param token proves calls to be from this page
 * @param nonce lets the styles in that the page's own code adds
 * @param port of the server, which answers for the portals in frames too
 */
export function studioPage(token: string, nonce: string, port: number): PolicedPage {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="studio-token" content="${escaped(token)}">
<meta property="csp-nonce" nonce="${escaped(nonce)}">
<title>Livery Studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<script type="module" src="/main.js"></script>
</head>
<body><div id="root"></div><noscript>The studio needs JavaScript.</noscript></body>
</html>
`;
  const portals = `http://*.localhost:${port}`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${portals}`,
    "connect-src 'self'",
    `frame-src ${portals}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
  return { html, policy };
}
