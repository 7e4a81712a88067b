import { expect, test } from 'vitest';
import { renderDocument } from './render-document.ts';

const page = {
  lang: 'en',
  dir: 'ltr',
  mode: 'dark',
  title: 'Slots & "more" · Aurora',
  description: 'Ten <thousand> "slots"',
  favicon: '/assets/favicon-AAAAAAAA.svg',
  origins: {
    images: ['https://img.example'],
    frames: ['https://*.play.example'],
    calls: ['www.test.example'],
  },
  fonts: ['/assets/inter-BBBBBBBB.woff2'],
  stylesheets: ['/assets/tokens-CCCCCCCC.css'],
  entry: '/assets/brand-DDDDDDDD.js',
  modules: ['/assets/portal-EEEEEEEE.js'],
  earlyScript: 'early()',
} as const;

test('a page as it is written, from the policy to the root', () => {
  const rendered = {
    route: 'home',
    html: '<link rel="preload" as="image" href="/a.svg"><p>Hello</p>',
    css: '.a{color:red}',
    cssVersion: '6.6.0',
    hasEarlyPicture: false,
  };
  expect(renderDocument({ ...page, canonical: '/', rendered })).toBe(`<!doctype html>
<html lang="en" dir="ltr" data-mode="dark">
<head>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU='; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-AYkV/wUaXEz1i9pndN1veIXFHZVFTj4Ojce2rMK7bSc='; img-src 'self' https://img.example; frame-src https://*.play.example; connect-src 'self' www.test.example; object-src 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types dompurify">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Slots &amp; "more" · Aurora</title>
<meta name="description" content="Ten &lt;thousand> &quot;slots&quot;">
<link rel="canonical" href="/">
<link rel="icon" href="/assets/favicon-AAAAAAAA.svg">
<script>early()</script>
<link rel="stylesheet" href="/assets/tokens-CCCCCCCC.css">
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter-BBBBBBBB.woff2">
<style data-styled="true" data-styled-version="6.6.0">.a{color:red}</style>
<link rel="preload" as="image" href="/a.svg">
<script type="module" src="/assets/brand-DDDDDDDD.js"></script>
<link rel="modulepreload" href="/assets/portal-EEEEEEEE.js">
</head>
<body>
<div id="root" data-route="home"><p>Hello</p></div>
</body>
</html>
`);
});

test('a page that is not prerendered has an empty root and no inline style', () => {
  const html = renderDocument({ ...page, mode: undefined });
  expect(html).toContain('<html lang="en" dir="ltr">\n');
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('<style');
});

test('modules give way to the picture that the early script fetches', () => {
  const rendered = { route: 'home', html: '', css: '', cssVersion: '6', hasEarlyPicture: true };
  const html = renderDocument({ ...page, rendered });
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/portal-EEEEEEEE.js">');
  expect(html).toContain('<script type="module" src="/assets/brand-DDDDDDDD.js">');
});

test.each([
  ['script', { ...page, earlyScript: 'x="</ScRiPt>"' }],
  [
    'style',
    {
      ...page,
      rendered: {
        route: 'home',
        html: '',
        css: 'a{content:"</style"}',
        cssVersion: '6',
        hasEarlyPicture: false,
      },
    },
  ],
])('an inline %s that would end its own element is refused', (element, input) => {
  expect(() => renderDocument(input)).toThrow(`An inline ${element} must not hold "</${element}" or "<!--".`);
});
