// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sanitize } from './sanitize.ts';

const clean = (html: string, level = 3) =>
  String(sanitize(html, { level, origin: 'https://portal.example', tableName: 'Table' }));

test.each<[name: string, { given: string; want: string }]>([
  ['a script', { given: 'a<script>alert(1)</script>b', want: 'ab' }],
  ['a script in upper case, unclosed', { given: 'a<SCRIPT SRC=https://evil.example/x.js>', want: 'a' }],
  ['a handler', { given: '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', want: '<p>a</p>' }],
  ['a picture that fails on purpose', { given: '<img src=x onerror=alert(1)>', want: '' }],
  ['a link to a script', { given: '<a href="javascript:alert(1)">a</a>', want: '<a>a</a>' }],
  ['a script’s scheme with gaps', { given: '<a href="jav&#x09;ascript:alert(1)">a</a>', want: '<a>a</a>' }],
  ['a script’s scheme in entities', { given: '<a href="&#106;avascript:alert(1)">a</a>', want: '<a>a</a>' }],
  [
    'a script’s scheme after a control',
    { given: '<a href="\u0001javascript:alert(1)">a</a>', want: '<a>a</a>' },
  ],
  ['vbscript', { given: '<a href="vbscript:msgbox(1)">a</a>', want: '<a>a</a>' }],
  ['a page in data', { given: '<a href="data:text/html,<script>1</script>">a</a>', want: '<a>a</a>' }],
  ['a picture in data', { given: '<img src="data:image/svg+xml;base64,PHN2Zz4=" alt="a">', want: '' }],
  ['a picture in a blob', { given: '<img src="blob:https://portal.example/1" alt="a">', want: '' }],
  ['a link over plain http', { given: '<a href="http://example.com/">a</a>', want: '<a>a</a>' }],
  ['a link without a scheme', { given: '<a href="//example.com/">a</a>', want: '<a>a</a>' }],
  ['a link with a wrong slash', { given: '<a href="/\\example.com/">a</a>', want: '<a>a</a>' }],
  ['a link with a tab for a slash', { given: '<a href="/\t/example.com/">a</a>', want: '<a>a</a>' }],
  ['a link into the page', { given: '<a href="#main">a</a>', want: '<a>a</a>' }],
  ['a style', { given: '<p style="position:fixed">a</p><style>*{}</style>', want: '<p>a</p>' }],
  ['classes and ids', { given: '<p class="x" id="root" name="y">a</p>', want: '<p>a</p>' }],
  [
    'names for the page’s own code',
    { given: '<p data-mode="x" aria-label="x" role="alert">a</p>', want: '<p>a</p>' },
  ],
  ['a form', { given: '<form action="/wps"><input name=a><button>a</button></form>', want: 'a' }],
  ['a frame', { given: 'a<iframe src="https://evil.example"></iframe><iframe srcdoc="<p>">', want: 'a' }],
  ['a page of frames', { given: '<frameset onload=alert(1)><frame src="/x"></frameset>', want: '' }],
  ['an object', { given: 'a<object data="/x"></object><embed src="/x">', want: 'a' }],
  ['a drawing', { given: 'a<svg onload=alert(1)><a href="#">b</a></svg>', want: 'a' }],
  ['mathematics', { given: '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', want: '' }],
  ['a template', { given: 'a<template><script>alert(1)</script></template>', want: 'a' }],
  [
    'a base, a meta, a link',
    { given: '<base href="//evil.example"><meta http-equiv=refresh><link rel=x>a', want: 'a' },
  ],
  ['an element of its own', { given: '<x-box onclick=alert(1)>a</x-box>', want: 'a' }],
  ['a comment', { given: 'a<!-- <script>alert(1)</script> -->b', want: 'ab' }],
  [
    'a title that closes itself',
    { given: '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', want: '<p></p>' },
  ],
  [
    'a set of pictures',
    {
      given: '<img src="/a.png" srcset="//evil.example 2x" alt="">',
      want: '<img src="/a.png" alt="" loading="lazy" decoding="async">',
    },
  ],
  [
    'a target of its own',
    { given: '<a href="/news" target="_top" rel="opener" ping="/x">a</a>', want: '<a href="/news">a</a>' },
  ],
])('%s does not come through', (_, { given, want }) => {
  expect(clean(given)).toBe(want);
});

test.each<[name: string, { given: string; want: string }]>([
  [
    'text and its marks',
    {
      given: '<p dir="rtl" lang="ar">a <b>b</b> <em>c</em></p>',
      want: '<p dir="rtl" lang="ar">a <b>b</b> <em>c</em></p>',
    },
  ],
  ['lists', { given: '<ol start="3"><li>a</li></ol>', want: '<ol start="3"><li>a</li></ol>' }],
  [
    'a link inside the portal',
    { given: '<a href="/offers?id=1#1">a</a>', want: '<a href="/offers?id=1#1">a</a>' },
  ],
  [
    'a link to the portal’s own origin',
    { given: '<a href="https://portal.example/news?page=2">a</a>', want: '<a href="/news?page=2">a</a>' },
  ],
  [
    'mail and telephone',
    {
      given: '<a href="mailto:a@b.example">a</a><a href="tel:+84123">b</a>',
      want: '<a href="mailto:a@b.example">a</a><a href="tel:+84123">b</a>',
    },
  ],
  [
    'a link outside, in another tab',
    {
      given: '<a href="https://example.com/">a</a>',
      want: '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">a</a>',
    },
  ],
  [
    'a picture, when it comes near',
    {
      given: '<img src="https://img.example/a.png" width="300" height="200">',
      want: '<img src="https://img.example/a.png" width="300" height="200" loading="lazy" decoding="async" alt="">',
    },
  ],
  [
    'a table, in a box of its own',
    {
      given: '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
      want: '<div role="region" aria-label="Table"><table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table></div>',
    },
  ],
  [
    'a table by its caption',
    {
      given: '<table><caption>Limits</caption><tbody><tr><td>a</td></tr></tbody></table>',
      want: '<div role="region" aria-label="Limits"><table><caption>Limits</caption><tbody><tr><td>a</td></tr></tbody></table></div>',
    },
  ],
])('%s comes through', (_, { given, want }) => {
  expect(clean(given)).toBe(want);
});

test.each<[level: number, given: string, want: string]>([
  [3, '<h1>a</h1><h2>b</h2><h1>c</h1>', '<h3>a</h3><h4>b</h4><h3>c</h3>'],
  [3, '<h3>a</h3><h5>b</h5>', '<h3>a</h3><h5>b</h5>'],
  [2, '<h4 dir="auto">a <b>b</b></h4>', '<h2 dir="auto">a <b>b</b></h2>'],
  [5, '<h1>a</h1><h2>b</h2><h3>c</h3>', '<h5>a</h5><h6>b</h6><h6>c</h6>'],
])('below a heading of the page, headings start at level %i: %s', (level, given, want) => {
  expect(clean(given, level)).toBe(want);
});
