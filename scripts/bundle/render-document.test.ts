import { type DefaultTreeAdapterTypes, parse } from 'parse5';
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

test('a page as it is written, from the charset to the root', () => {
  const rendered = {
    route: 'home',
    html: '<link rel="preload" as="image" href="/a.svg"><p>Hello</p>',
    css: '.a{color:red}',
    cssVersion: '6.6.0',
    hasEarlyPicture: false,
  };
  const canonical = 'https://aurora.example/';
  const alternates = [
    { lang: 'en', href: canonical },
    { lang: 'es-419', href: `${canonical}es` },
    { lang: 'x-default', href: canonical },
  ];
  const themeColors = [{ color: '#101010' }];
  expect(
    renderDocument({ ...page, site: 'Aurora', canonical, alternates, themeColors, rendered }),
  ).toBe(`<!doctype html>
<html lang="en" dir="ltr" data-mode="dark">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU='; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-AYkV/wUaXEz1i9pndN1veIXFHZVFTj4Ojce2rMK7bSc='; img-src 'self' https://img.example; frame-src https://*.play.example; connect-src 'self' www.test.example; object-src 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types dompurify">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Slots &amp; "more" · Aurora</title>
<meta name="description" content="Ten &lt;thousand> &quot;slots&quot;">
<link rel="canonical" href="https://aurora.example/">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Aurora">
<meta property="og:title" content="Slots &amp; &quot;more&quot; · Aurora">
<meta property="og:description" content="Ten &lt;thousand> &quot;slots&quot;">
<meta property="og:url" content="https://aurora.example/">
<meta property="og:locale" content="en">
<meta property="og:locale:alternate" content="es_419">
<meta name="twitter:card" content="summary">
<link rel="alternate" hreflang="en" href="https://aurora.example/">
<link rel="alternate" hreflang="es-419" href="https://aurora.example/es">
<link rel="alternate" hreflang="x-default" href="https://aurora.example/">
<meta name="theme-color" content="#101010">
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

test('the card of a shared link says which words its picture shows', () => {
  const card = { src: 'https://aurora.example/card.png', width: 1200, height: 630, alt: 'Slots · Aurora' };
  const html = renderDocument({ ...page, site: 'Aurora', canonical: 'https://aurora.example/', card });
  expect(html).toContain(`<meta property="og:image" content="https://aurora.example/card.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="Slots · Aurora">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:image:alt" content="Slots · Aurora">`);
});

test('data stands in a script that none of its texts can end, and the policy is as without it', () => {
  const data = { name: '</script><script>alert(1)</script><!-- <SCRIPT>' };
  const html = renderDocument({ ...page, data });
  const scripts = [...elementsIn(parse(html))].filter(({ tagName }) => tagName === 'script');
  const blocks = scripts.filter(({ attrs }) => attrs.some(({ value }) => value === 'application/ld+json'));
  expect(scripts.length).toBe(3);
  expect(blocks.map(({ childNodes: [text] }) => text && 'value' in text && JSON.parse(text.value))).toEqual([
    data,
  ]);
  const policyOf = (text: string) => /Content-Security-Policy" content="[^"]*"/.exec(text)?.[0];
  expect(policyOf(html)).toBe(policyOf(renderDocument(page)));
  expect(renderDocument(page)).not.toContain('ld+json');
});

test('a page that is not prerendered has an empty root and no inline style', () => {
  const html = renderDocument({ ...page, mode: undefined });
  expect(html).toContain('<html lang="en" dir="ltr">\n');
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('<style');
  // Nobody shares what has no address of its own.
  expect(html).not.toContain('og:');
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

test('workers may run where the bundle has some, started by the engine alone', () => {
  const policyOf = (hasWorkers: boolean) =>
    /content="([^"]*)"/.exec(renderDocument({ ...page, hasWorkers }))?.[1] ?? '';
  expect(policyOf(true)).toContain("; worker-src 'self'; ");
  expect(policyOf(true)).toMatch(/; trusted-types dompurify livery-worker$/);
  expect(policyOf(false)).not.toContain('worker');
});

test('a page that keeps a service worker may start it by a policy of its own', () => {
  const [, policy = ''] = /content="([^"]*)"/.exec(renderDocument({ ...page, isOffline: true })) ?? [];
  expect(policy).toContain("; worker-src 'self'; ");
  expect(policy).toMatch(/; trusted-types dompurify livery-offline$/);
});

function* elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of node.childNodes)
    if ('tagName' in child) {
      yield child;
      yield* elementsIn(child);
    }
}
