import { describe, expect, it } from 'vitest';
import { svgIssues } from './svg-issues.ts';

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1">';
const svg = (inside: string) => `${open}\n${inside}\n<path d=""/></svg>`;

function issueLines(file: string | Uint8Array): string[] {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return svgIssues(bytes, 'logo.svg').map(
    ({ line, column, code, message }) => `${line}:${column} ${code} ${message}`,
  );
}

describe('an SVG that is only a picture', () => {
  it.each([
    ['shapes', '<g fill="none"><path d="M0 0h1v1z" stroke="#fff"/><circle r="1"/></g>'],
    [
      'paint by reference',
      '<linearGradient id="a"/><clipPath id="b"/><rect fill="url(#a)" clip-path="url( \'#b\' )"/>',
    ],
    ['uses of its own symbols', '<symbol id="a"/><use href="#a"/><use xlink:href="#a"/>'],
    ['a style', '<style>.a{fill:red}@media (prefers-color-scheme:dark){.a{fill:url(#b)}}</style>'],
    ['a style in CDATA', '<style><![CDATA[.a > .b{fill:red}]]></style>'],
    ['a picture inside', '<image href="data:image/png;base64,AAAA"/>'],
    ['a font inside', '<style>@font-face{src:url("data:font/woff2;base64,AAAA")}</style>'],
    ['animation', '<animate attributeName="opacity" values="0;1" dur="1s"/>'],
    ['text', '<text aria-label="on \\ off: url(x)">on &lt;script&gt; &#38; javascript</text>'],
    ['words in a font of the device', '<g font-family="system-ui, sans-serif"><text>R</text></g>'],
    [
      'words in a font of its own',
      '<style>@font-face{font-family:Own;src:url("data:font/woff2;base64,AAAA")}text{font-family:Own}</style><text>R</text>',
    ],
    [
      'what drawing programs add',
      '<i:namedview xmlns:i="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" i:docname="C:\\x"/>',
    ],
    ['comments', '<!-- <script>alert(1)</script> -->'],
  ])('has %s', (_name, inside) => {
    expect(issueLines(svg(inside))).toEqual([]);
  });

  it.each([
    ['a byte order mark', `\ufeff${svg('')}`],
    ['a declaration', `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${svg('')}`],
    [
      'the doctype of SVG 1.1',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    ],
    ['a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><s:path d=""/></s:svg>'],
  ])('starts with %s', (_name, text) => {
    expect(issueLines(text)).toEqual([]);
  });
});

describe('an SVG that is more than a picture', () => {
  const element = (name: string) => [
    `2:1 svg-unsafe The file has the element <${name}>, which is no part of a picture.`,
  ];
  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<script href="https://evil.example/x.js"/>', 'script'],
    ['<Script/>', 'Script'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>', 's:script'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', 'foreignObject'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>', 'h:script'],
    ['<script xmlns="http://www.w3.org/1999/xhtml">1</script>', 'script'],
    ['<iframe src="#"/>', 'iframe'],
    ['<a href="#x"/>', 'a'],
    ['<handler type="text/ecmascript">1</handler>', 'handler'],
    ['<listener/>', 'listener'],
    ['<discard/>', 'discard'],
    ['<math xmlns="http://www.w3.org/1998/Math/MathML"/>', 'math'],
    ['<path xmlns="http://www.w3.org/1999/xhtml"/>', 'path'],
    ['<video/>', 'video'],
    ['<audio/>', 'audio'],
    ['<embed/>', 'embed'],
    ['<object/>', 'object'],
    ['<unknown/>', 'unknown'],
    ['<x:path xmlns:x="urn:x"/>', 'x:path'],
  ])('by the element %s', (inside, name) => {
    expect(issueLines(svg(inside))).toEqual(element(name));
  });

  const where = '2:1 svg-unsafe The file';
  it.each([
    ['<path onload="alert(1)"/>', 'has onload="alert(1)", which runs code.'],
    ['<path ONCLICK="a"/>', 'has ONCLICK="a", which runs code.'],
    ['<animate onbegin="a" attributeName="x"/>', 'has onbegin="a", which runs code.'],
    ['<use href="other.svg#a"/>', 'has href="other.svg#a", which leads out of the file.'],
    [
      '<use xlink:href="https://a.example/a.svg#a"/>',
      'has xlink:href="https://a.example/a.svg#a", which leads out of the file.',
    ],
    ['<use href="javascript:alert(1)"/>', 'has href="javascript:alert(1)", which leads out of the file.'],
    ['<use href="&#106;avascript:1"/>', 'has href="javascript:1", which leads out of the file.'],
    ['<use href=" #a"/>', 'has href=" #a", which leads out of the file.'],
    ['<image href="//a.example/a.png"/>', 'has href="//a.example/a.png", which leads out of the file.'],
    ['<image href="data:image/svg+xml,a"/>', 'has href="data:image/svg+xml,a", which leads out of the file.'],
    ['<image href="data:text/html,a"/>', 'has href="data:text/html,a", which leads out of the file.'],
    [
      '<use href="data:image/png;base64,a"/>',
      'has href="data:image/png;base64,a", which leads out of the file.',
    ],
    ['<feImage href="/a.png"/>', 'has href="/a.png", which leads out of the file.'],
    ['<textPath href="a"/>', 'has href="a", which leads out of the file.'],
    [
      '<g xml:base="https://a.example/"/>',
      'has xml:base="https://a.example/", which leads its links elsewhere.',
    ],
    ['<set attributeName="href" to="a"/>', 'has attributeName="href", which changes where it leads.'],
    [
      '<animate attributeName="xlink:href" values="a"/>',
      'has attributeName="xlink:href", which changes where it leads.',
    ],
    ['<set attributeName="onclick" to="a"/>', 'has attributeName="onclick", which changes where it leads.'],
    [
      '<animate attributeName="x" values="java\tscript:alert(1)"/>',
      'has values="java script:alert(1)", which runs code.',
    ],
    [
      '<rect fill="url(https://a.example/a.svg#a)"/>',
      'has fill="url(https://a.example/a.svg#a)", which fetches something from elsewhere.',
    ],
    [
      '<rect style="fill:url( \'a.svg#a\' )"/>',
      'has style="fill:url( \'a.svg#a\' )", which fetches something from elsewhere.',
    ],
    [
      '<rect style="fill:\\75 rl(a)"/>',
      'has style="fill:\\75 rl(a)", which holds a backslash, which can hide what it does.',
    ],
    ['<rect filter="URL(a#b)"/>', 'has filter="URL(a#b)", which fetches something from elsewhere.'],
    ['<rect style="behavior:x"/>', 'has style="behavior:x", which fetches something from elsewhere.'],
  ])('by the attribute of %s', (inside, what) => {
    expect(issueLines(svg(inside))).toEqual([`${where} ${what}`]);
  });

  it.each([
    ['@import "https://a.example/a.css";', 'fetches another stylesheet'],
    ['@IMPORT url(#a);', 'fetches another stylesheet'],
    ['a{background:url(//a.example/a.png)}', 'fetches something from elsewhere'],
    ['a{background:image-set("a.png" 1x)}', 'fetches something from elsewhere'],
    ['@font-face{src:url(a.woff2)}', 'fetches something from elsewhere'],
    ['a{background:url(data:image/svg+xml,a)}', 'fetches something from elsewhere'],
    ['a{b:\\75rl(a)}', 'holds a backslash, which can hide what it does'],
  ])('by the style %s', (css, what) => {
    const want = `2:8 svg-unsafe The file has a style that ${what}.`;
    expect(issueLines(svg(`<style>${css}</style>`))).toEqual([want]);
    expect(issueLines(svg(`<style><![CDATA[${css}]]></style>`))).toEqual([want]);
  });

  it('says each place, in files of several lines', () => {
    expect(issueLines(svg('<g>\n  <path onload="a"/>\n  <script/>\n</g>'))).toEqual([
      '3:3 svg-unsafe The file has onload="a", which runs code.',
      '4:3 svg-unsafe The file has the element <script>, which is no part of a picture.',
    ]);
  });

  it.each([
    [
      '<?xml-stylesheet href="a.css"?>',
      '1:1 svg-unsafe The file has a processing instruction, which can name a stylesheet.',
    ],
    [
      '<?xml version="1.0" encoding="UTF-7"?>',
      '1:1 svg-unsafe The file says that its encoding is UTF-7, and a portal sends UTF-8.',
    ],
    [
      '<!DOCTYPE svg PUBLIC "a[>" "b>" [<!ATTLIST svg onload CDATA "x">]>',
      '1:1 svg-unsafe The file has declarations in its DOCTYPE, which can add attributes that nobody sees.',
    ],
  ])('by what stands before it: %s', (before, want) => {
    expect(issueLines(`${before}${svg('')}`)).toEqual([want]);
  });

  it.each([
    '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    '<svg/>',
    '<svg xmlns="http://www.w3.org/1999/xhtml"/>',
    '<g xmlns="http://www.w3.org/2000/svg"/>',
  ])('by its outermost element: %s', (text) => {
    expect(issueLines(text)).toEqual([
      '1:1 svg-unsafe The file is no picture: its outermost element is not <svg xmlns="http://www.w3.org/2000/svg">.',
    ]);
  });
});

describe('an SVG that cannot be read', () => {
  it.each([
    ['', '1:1 svg-syntax Root element is missing or invalid.'],
    ['<html><body>', '1:13 svg-syntax Missing end tag for element body.'],
    [`${open}<g></svg>`, '1:105 svg-syntax Missing end tag for element g.'],
    [`${open}<g a="1" a="2"/></svg>`, '1:102 svg-syntax The attribute a stands twice in one element.'],
    [`${open}\r\n<g>\r\n</h></svg>`, '3:1 svg-syntax Missing end tag for element g.'],
    [`${svg('')}<svg/>`, '3:19 svg-syntax Extra content at the end of the document.'],
    ['GIF89a', '1:1 svg-syntax Root element is missing or invalid.'],
    ['<g>'.repeat(50_000), '1:1501 svg-syntax Elements stand more than 500 deep in each other.'],
  ])('says where: %.40s', (text, want) => {
    expect(issueLines(text)).toEqual([want]);
  });

  it.each([
    ['UTF-16 with a mark', Uint8Array.from(Buffer.from(`\ufeff${svg('')}`, 'utf16le')), 'bad-utf8'],
    ['UTF-16 without', Uint8Array.from(Buffer.from(svg(''), 'utf16le')), 'svg-syntax'],
    ['Latin 1', Uint8Array.from(Buffer.from(svg('<title>é</title>'), 'latin1')), 'bad-utf8'],
    ['zipped', Uint8Array.from([0x1f, 0x8b, 8, 0]), 'bad-utf8'],
  ])('is %s', (_name, bytes, code) => {
    expect(svgIssues(bytes, 'logo.svg').map((issue) => issue.code)).toEqual([code]);
  });
});

describe('an attack', () => {
  it.each([
    '<style>a{fill:u&#114;l(http://e/)}</style>',
    '<style>@\u0069mport "x"</style>',
    '<style><![CDATA[@import "x"]]></style>',
    '<style>a{background:url(\n//e/)}</style>',
    '<style>a{background:url(&quot;//e/&quot;)}</style>',
    '<style>a{b:url("</style>',
    '<style>@<!-- -->import "x"</style>',
    '<style>a{b:url<!-- -->(//e/)}</style>',
    '<style>@imp<![CDATA[ort "x"]]></style>',
    '<style>a{b:ur<![CDATA[l(//e)]]>}</style>',
    '<style>@im<g>x</g>port "x"</style>',
    '<style>@im<title>x</title>port "x"</style>',
    '<image xlink:href="http://e/a.png"/>',
    '<image xlink:HREF="http://e/a.png"/>',
    '<x:image xmlns:x="http://www.w3.org/2000/svg" href="//e"/>',
    '<image y:href="//e" xmlns:y="http://www.w3.org/1999/xlink"/>',
    '<use href=""/>',
    '<use href="?#a"/>',
    '<use href="./#a"/>',
    '<use href="\t#a"/>',
    '<path style="background:url()"/>',
    '<path cursor="url(//e)"/>',
    '<path marker-start="url( //e#a)"/>',
    '<path mask="url(\'//e#a\')"/>',
    '<path style="-webkit-mask:-webkit-image-set(url(//e) 1x)"/>',
    '<path style="background:cross-fade(url(//e),red)"/>',
    '<path style="background:image(\'//e\')"/>',
    '<animate attributeName=" href " to="x"/>',
    '<animate attributeName="HREF" to="x"/>',
    '<set attributeName="xlink:href" to="#x"/>',
    '<animateTransform onend="x"/>',
    '<animate attributeName="fill" to="url(//e)"/>',
    '<animate attributeName="style" values="fill:url(//e)"/>',
    '<set attributeName="onload" to="x"/>',
    '<animate attributeName="fill" values="red;url(//e)"/>',
    '<g onfocusin="x"/>',
    '<g on="x"/>',
    '<g\nonload\n=\n"x"/>',
    '<svg onload="x"/>',
    '<title onload="x"/>',
    '<desc><script/></desc>',
    '<metadata><script/></metadata>',
    '<metadata><h:a xmlns:h="http://www.w3.org/1999/xhtml"/></metadata>',
    '<title><b xmlns="http://www.w3.org/1999/xhtml" onclick="x"/></title>',
    '<switch><foreignObject/></switch>',
    '<defs><a xlink:href="javascript:1"/></defs>',
    '<symbol><script/></symbol>',
    '<text><a href="//e">x</a></text>',
    '<filter><feImage xlink:href="//e"/></filter>',
    '<color-profile xlink:href="//e"/>',
    '<font-face-uri xlink:href="//e"/>',
    '<cursor xlink:href="//e"/>',
    '<tref xlink:href="//e"/>',
    '<mpath xlink:href="//e#a"/>',
    '<pattern xlink:href="//e#a"/>',
    '<linearGradient href="e.svg#a"/>',
    '<xsl:script xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>',
    '<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events"/>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
    '<i:script xmlns:i="http://www.inkscape.org/x"><script xmlns="http://www.w3.org/2000/svg"/></i:script>',
    '<g xmlns:i="http://www.inkscape.org/x"><i:x><s:script xmlns:s="http://www.w3.org/2000/svg"/></i:x></g>',
    '<g xmlns="http://www.w3.org/1999/xhtml"/>',
    '<?php x?>',
    '<g><?xml-stylesheet href="x"?></g>',
    '<handler xmlns="http://www.w3.org/2000/svg" ev:event="load" xmlns:ev="http://www.w3.org/2001/xml-events"/>',
    '<path fill="&#117;rl(//e)"/>',
    '<path fill="u\\72l(//e)"/>',
    '<path style="fill:URL(//e)"/>',
    '<path style="@import \'x\'"/>',
    '<style type="text/css" media="url(//e)">a{}</style>',
    '<style src="x"/>',
    '<image src="//e"/>',
    '<image href="data:image/svg+xml;base64,AA"/>',
    '<image href="data:,x"/>',
    '<image href="blob:x"/>',
    '<image href="filesystem:x"/>',
    '<style>a{fill:url(#a);b:url(x)}</style>',
    '<style>@namespace "x";a{b:src("//e")}</style>',
    '<style>a{behavior : url(#x)}</style>',
    '<style>a{-moz-binding:url(#x)}</style>',
    '<style>@font-face{src:url(data:text/html,x)}</style>',
  ])('is found: %s', (inside) => {
    expect(issueLines(svg(inside))).not.toEqual([]);
  });

  it.each([
    '<style>@im/**/port "x"</style>',
    '<style>@</style><style>import "x"</style>',
    '<style>@charset "UTF-7";</style>',
  ])('that no browser falls for is left alone: %s', (inside) => {
    expect(issueLines(svg(inside))).toEqual([]);
  });
});

describe('a picture of which visitors see nothing, or a part', () => {
  const start = '<svg xmlns="http://www.w3.org/2000/svg"';
  const rect = '<rect width="9" height="9"/>';
  const lost = 'what is drawn or painted with it does not show.';

  it.each([
    [
      'a viewBox of no size',
      `viewBox="0 0 0 0">${rect}`,
      '1:1 svg-view-box viewBox="0 0 0 0" is none: it says where the drawing begins, and a width and a height above 0.',
    ],
    [
      'a viewBox of three numbers',
      `viewBox="0 0 10">${rect}`,
      '1:1 svg-view-box viewBox="0 0 10" is none: it says where the drawing begins, and a width and a height above 0.',
    ],
    [
      'no size',
      `viewBox="0 0 9 9" width="0" height="0">${rect}`,
      '1:1 svg-size The picture says of itself that it is 0 wide or high: visitors see nothing.',
    ],
    [
      'no drawing',
      'viewBox="0 0 9 9"><title>A logo</title><style>a{}</style>',
      '1:1 svg-empty Nothing is drawn in the picture: visitors see nothing.',
    ],
    [
      'a use of nothing',
      'viewBox="0 0 9 9"><use href="#a"/>',
      `1:59 svg-reference Nothing in the file has the id "a": ${lost}`,
    ],
    [
      'a paint of nothing',
      'viewBox="0 0 9 9"><path d="M0 0" fill="url(#b)"/>',
      `1:59 svg-reference Nothing in the file has the id "b": ${lost}`,
    ],
    [
      'words that are no outlines',
      `viewBox="0 0 9 9">${rect}<text font-family="'Hand Drawn', serif"><tspan>Spring</tspan> fair</text>`,
      '1:87 svg-words The picture writes "Spring" in the font "Hand Drawn", which it does not bring: fonts of the page do not reach pictures, so most visitors see another one.',
    ],
    [
      'words in a font that its style names',
      `viewBox="0 0 9 9"><style>.a{font-family:Gotham}</style>${rect}<text class="a">Fair</text>`,
      '1:124 svg-words The picture writes "Fair" in the font "Gotham", which it does not bring: fonts of the page do not reach pictures, so most visitors see another one.',
    ],
    [
      'a symbol with a viewBox of no size',
      '><symbol id="a" viewBox="0 0 0 24"><path d="M0 0"/></symbol>',
      '1:42 svg-view-box viewBox="0 0 0 24" is none: it says where the drawing begins, and a width and a height above 0.',
    ],
  ])('has %s', (_name, inside, want) => {
    expect(issueLines(`${start} ${inside}</svg>`)).toEqual([want]);
  });

  it.each([
    `viewBox="-1,-1 2.5 .5">${rect}`,
    'viewBox="0 0 9 9"><path d="M0 0" fill="url(#b)"/><linearGradient id="b"/><use href="#b"/>',
    `><symbol id="a" viewBox="0 0 9 9">${rect}</symbol>`,
    `viewBox="0 0 9 9" width="0.5em" height="100%">${rect}`,
  ])('is none: %s', (inside) => {
    expect(issueLines(`${start} ${inside}</svg>`)).toEqual([]);
  });
});
