import { describe, expect, it } from 'vitest';
import { home, manifest, resolveBrand, said } from './fixture.ts';

const all = {
  files: {
    'brands/aurora/assets/logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
  },
};

describe('an asset', () => {
  const logo = (path: string) => manifest({ assets: { logo: path } });

  it.each<[name: string, path: string, want: string[]]>([
    ['is there', 'assets/logo.svg', []],
    ['is there by a longer way', './assets/../assets/logo.svg', []],
    [
      'is missing',
      'assets/lgo.svg',
      [
        'aurora:10 «"assets/lgo.svg"» asset-missing assets.logo: brands/aurora/assets/lgo.svg does not exist. Did you mean "assets/logo.svg"?',
      ],
    ],
    [
      'is a folder',
      'assets',
      [
        'aurora:10 «"assets"» asset-folder assets.logo: brands/aurora/assets is a folder where a file is needed. Name a file in it, or put the file in its place that is meant.',
      ],
    ],
    [
      'leads out',
      '../house/logo.svg',
      [
        'aurora:10 «"../house/logo.svg"» asset-path assets.logo: "../house/logo.svg" leads out of the brand\'s folder. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
    [
      'leads far out',
      '../../../../etc/passwd',
      [
        'aurora:10 «"../../../../etc/passwd"» asset-path assets.logo: "../../../../etc/passwd" leads out of the brand\'s folder. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
    [
      'is absolute',
      '/etc/passwd',
      [
        'aurora:10 «"/etc/passwd"» asset-path assets.logo: "/etc/passwd" is absolute. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
    [
      'is of Windows',
      'assets\\logo.svg',
      [
        'aurora:10 «"assets\\\\logo.svg"» asset-path assets.logo: "assets\\\\logo.svg" is written with backslashes. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
    [
      'is an address',
      'https://a.b/logo.svg',
      [
        'aurora:10 «"https://a.b/logo.svg"» asset-path assets.logo: "https://a.b/logo.svg" is an address, not a file of the brand. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
    ['is of a package', 'package:@font/inter/files/a.woff2', []],
    [
      'is of a package that is not there',
      'package:inter/a.woff2',
      [
        'aurora:10 «"package:inter/a.woff2"» asset-missing assets.logo: node_modules/inter/a.woff2 does not exist. The path is relative to the folder of the manifest that writes it.',
      ],
    ],
    [
      'leads out of a package',
      'package:inter/../../a',
      [
        'aurora:10 «"package:inter/../../a"» asset-path assets.logo: "package:inter/../../a" does not name a file of an installed package. Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
      ],
    ],
  ])('that %s', (_name, path, want) => {
    const files = { ...all.files, 'node_modules/@font/inter/files/a.woff2': bytes(woff2) };
    expect(said(resolveBrand({ aurora: logo(path) }, { files }))).toEqual(want);
  });

  it('that is too large, also one of a widget', () => {
    const grid = { id: 'g', widget: 'grid', props: { source: 'hot', picture: 'assets/logo.svg' } };
    const result = resolveBrand({ aurora: manifest({ routes: [{ ...home, main: [grid] }] }) }, all);
    expect(said(result)).toEqual([
      'aurora:9 «"assets/logo.svg"» asset-too-large routes[home].main[g].props.picture: brands/aurora/assets/logo.svg has 80 bytes; 4 is the most. Make the file smaller: fewer pixels, SVG, WebP or AVIF for pictures, a subset for fonts.',
    ]);
  });

  const bytes = (latin1: string) => Uint8Array.from(Buffer.from(latin1, 'latin1'));
  const png = '\x89PNG\r\n\x1a\n\0\0\0\x01IDAT~sum!\0\0\0\0IENDsum!';
  const jpeg = '\xff\xd8\xff\xe0\0\x04\xff\xd9\xff\xda\0\x03~~~~\xff\xd9';
  const webp = 'RIFF\x0c\0\0\0WEBPVP8 \0\0\0\0';
  const avif = '\0\0\0\x0cftypavif\0\0\0\x01mdat\0\0\0\0\0\0\0\x12~~';
  const woff2 = `wOF2\0\x01\0\0\0\0\0\x30${'~'.repeat(36)}`;
  it.each([
    ['a.png', png],
    ['a.PNG', `${png} and more`],
    ['a.jpg', jpeg],
    ['a.jpeg', `${jpeg}\0\0`],
    ['a.gif', 'GIF89a'],
    ['a.webp', webp],
    ['a.avif', avif],
    ['a.ico', '\0\0\x01\0\x01\0'],
    ['a.woff2', woff2],
  ])('is what its name says: %s', (name, content) => {
    const files = { [`brands/aurora/${name}`]: bytes(content) };
    expect(said(resolveBrand({ aurora: logo(name) }, { files }))).toEqual([]);
  });

  it.each([
    ['a.png', png],
    ['a.jpg', jpeg],
    ['a.jpeg', jpeg],
    ['a.webp', webp],
    ['a.avif', avif],
    ['a.woff2', woff2],
  ])('has its end: %s', (name, content) => {
    for (let length = 16; length < content.length; length++) {
      const files = { [`brands/aurora/${name}`]: bytes(content.slice(0, length)) };
      expect(said(resolveBrand({ aurora: logo(name) }, { files }))).toEqual([
        `aurora:10 «"${name}"» asset-cut-off assets.logo: brands/aurora/${name} ends before the picture or the font in it does. Take the file anew from where it came: a download or a copy has stopped half way.`,
      ]);
    }
  });

  it.each([
    ['a.html', '<script>alert(1)</script>'],
    ['a.xhtml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['a.js', 'alert(1)'],
    ['a.mjs', 'alert(1)'],
    ['a.css', 'a{}'],
    ['a.xml', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>'],
    ['a.svgz', '\x1f\x8b'],
    ['a.pdf', '%PDF-1.7'],
    ['a.wasm', '\0asm'],
    ['a.json', '{}'],
    ['a.svg.html', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>'],
    ['a.svg ', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>'],
    ['logo', '\x89PNG\r\n\x1a\n'],
    ['.htaccess', 'AddType text/html .svg'],
    ['a.constructor', 'x'],
  ])('is no file of another kind: %s', (name, content) => {
    const files = { [`brands/aurora/${name}`]: bytes(content) };
    expect(said(resolveBrand({ aurora: logo(name) }, { files }))).toEqual([
      `aurora:10 «"${name}"» asset-kind assets.logo: brands/aurora/${name} is of a kind that a portal does not show. Its name must end with one of .svg, .png, .jpg, .jpeg, .gif, .webp, .avif, .ico, .woff2.`,
    ]);
  });

  const again = (name: string) => `Export the picture or font again as ${name}.`;
  const renamed = (name: string, kind: string) =>
    `Rename the file to ${name}, and write this name here, or export it again as ${kind}.`;

  it.each([
    ['a.png', '<html><script>alert(1)</script>', 'PNG, and its content is HTML.', again('PNG')],
    ['a.svg', '<!DOCTYPE html><html></html>', 'SVG, and its content is HTML.', again('SVG')],
    ['a.png', '\x89PNG', 'PNG, and its content is something else.', again('PNG')],
    ['a.png', 'GIF89a', 'PNG, and its content is GIF.', renamed('a.gif', 'PNG')],
    ['a.png', '\xff\xd8\xff\xe0', 'PNG, and its content is JPG.', renamed('a.jpg', 'PNG')],
    ['a.jpg', '\x89PNG\r\n\x1a\n', 'JPG, and its content is PNG.', renamed('a.png', 'JPG')],
    ['a.svg', '\x89PNG\r\n\x1a\n', 'SVG, and its content is PNG.', renamed('a.png', 'SVG')],
    ['a.svg', '\x1f\x8b\x08', 'SVG, and its content is GZIP.', again('SVG')],
    ['a.webp', 'RIFF\0\0\0\0WAVE', 'WEBP, and its content is something else.', again('WEBP')],
    ['a.avif', '\0\0\0\x1cftypmp42', 'AVIF, and its content is something else.', again('AVIF')],
    ['a.jpg', '\0\0\0\x1cftypheic', 'JPG, and its content is HEIC.', again('JPG')],
    [
      'a.ico',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
      'ICO, and its content is SVG.',
      renamed('a.svg', 'ICO'),
    ],
    ['a.woff2', 'wOFF', 'WOFF2, and its content is WOFF.', again('WOFF2')],
    ['a.woff2', '\0\x01\0\0', 'WOFF2, and its content is TTF.', again('WOFF2')],
  ])('is not something else under its name: %s of %j', (name, content, message, hint) => {
    const files = { [`brands/aurora/${name}`]: bytes(content) };
    expect(said(resolveBrand({ aurora: logo(name) }, { files }))).toEqual([
      `aurora:10 «"${name}"» asset-content assets.logo: brands/aurora/${name} is named ${message} ${hint}`,
    ]);
  });

  it('that is something else, beside a file of the right name, is that file', () => {
    const files = {
      'brands/aurora/a.svg': bytes('\x89PNG\r\n\x1a\n'),
      'brands/aurora/a.png': bytes(png),
    };
    const result = resolveBrand({ aurora: logo('a.svg') }, { files });
    expect(result.issues).toMatchObject([{ code: 'asset-content', meant: 'a.png' }]);
    expect(said(result)[0]).toMatch(/ Write "a.png": this file is there.$/);
  });

  it.each<[name: string, svg: string, want: string[]]>([
    ['has one', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>', []],
    [
      'draws nothing',
      '<svg xmlns="http://www.w3.org/2000/svg"><title>a</title></svg>',
      [
        'aurora/a.svg:1 «<svg» svg-empty Nothing is drawn in the picture: visitors see nothing. Export the file again with the layers that are to show, or take out what names it: null goes back to the default.',
      ],
    ],
    [
      'is a sprite',
      '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a" viewBox="0 0 9 9"><path d="M0 0"/></symbol></svg>',
      [],
    ],
    [
      'has a size',
      '<svg xmlns="http://www.w3.org/2000/svg" width="120px" height="40"><path d="M0 0"/></svg>',
      [
        'aurora/a.svg:1 «<svg» svg-view-box The file has no viewBox: where it is shown in another size, it is cut and not scaled. Write viewBox="0 0 120 40" in <svg>.',
      ],
    ],
    [
      'has a size that is a share',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><path d="M0 0"/></svg>',
      [
        'aurora/a.svg:1 «<svg» svg-view-box The file has no viewBox: where it is shown in another size, it is cut and not scaled. Write viewBox="0 0 <width> <height>", with the size of the drawing, in <svg>.',
      ],
    ],
    [
      'has it in small letters',
      '<svg xmlns="http://www.w3.org/2000/svg" viewbox="0 0 9 9"><path d="M0 0"/></svg>',
      [
        'aurora/a.svg:1 «<svg» svg-view-box The file has no viewBox: where it is shown in another size, it is cut and not scaled. Write viewBox="0 0 9 9" in <svg>.',
      ],
    ],
  ])('that %s is told of what visitors do not see', (_name, svg, want) => {
    const files = { 'brands/aurora/a.svg': svg };
    expect(said(resolveBrand({ aurora: logo('a.svg') }, { files }))).toEqual(want);
  });

  it.each(['a.png', 'a.svg'])('of 0 bytes is told as that: %s', (name) => {
    const files = { [`brands/aurora/${name}`]: bytes('') };
    expect(said(resolveBrand({ aurora: logo(name) }, { files }))).toEqual([
      `aurora:10 «"${name}"» asset-empty assets.logo: brands/aurora/${name} has 0 bytes. Put the file there anew: an export or a copy has stopped before it began.`,
    ]);
  });

  const small = 'Export it again in the size in which it is shown, or twice that for fine screens.';
  const shape =
    'Cut it to what it shows, or export it again: its place would shrink it, or leave most of it out.';

  it.each<[place: string, width: number, height: number, want: string | undefined]>([
    ['logo', 400, 100, undefined],
    ['logo', 40, 90, undefined],
    ['logo', 1, 1, `is 1 × 1 pixels, of which visitors see next to nothing. ${small}`],
    [
      'logo',
      4000,
      10,
      `is 4000 × 10: expected a picture from 0.4 to 15 times as wide as high, got one 400 times. ${shape}`,
    ],
    [
      'favicon',
      32,
      128,
      `is 32 × 128: expected a picture from 0.5 to 2 times as wide as high, got one 0.25 times. ${shape}`,
    ],
    ['edge', 2000, 3, undefined],
    ['edge', 3, 3, `is 3 × 3 pixels, of which visitors see next to nothing. ${small}`],
    ['edge', 9000, 8000, `is 9000 × 8000 pixels, which take 288 MB of memory in every browser. ${small}`],
  ])('has a size for its place: %s of %i by %i', (place, width, height, want) => {
    const size = [width, height].map((side) => String.fromCharCode(0, 0, side >> 8, side & 255)).join('');
    const content = `\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${size}\x08\x06\0\0\0....\0\0\0\0IEND....`;
    const files = { 'brands/aurora/a.png': bytes(content) };
    const told = said(resolveBrand({ aurora: manifest({ assets: { [place]: 'a.png' } }) }, { files }));
    expect(told).toEqual(
      want === undefined
        ? []
        : [`aurora:10 «"a.png"» asset-size assets.${place}: brands/aurora/a.png ${want}`],
    );
  });

  it('is shown with the place in it that runs code, once for all that show it', () => {
    const text = '<svg xmlns="http://www.w3.org/2000/svg">\n  <script>alert(1)</script>\n</svg>';
    const assets = { logo: 'assets/logo.svg', favicon: 'assets/logo.svg' };
    const files = { 'brands/aurora/assets/logo.svg': text };
    expect(said(resolveBrand({ aurora: manifest({ assets }) }, { files }))).toEqual([
      'aurora/assets/logo.svg:2 «<script>» svg-unsafe The file has the element <script>, which is no part of a picture. Take it out: a picture of a brand runs no code, holds no page and asks for no other file.',
    ]);
  });

  it('that no schema limits has a limit', () => {
    const files = { 'brands/aurora/a.svg': ' '.repeat(524_289) };
    expect(resolveBrand({ aurora: manifest({ assets: { art: 'a.svg' } }) }, { files }).issues).toMatchObject([
      { code: 'asset-too-large' },
    ]);
  });

  it('is looked for in the folder of the manifest that names it', () => {
    const house = manifest({
      id: 'house',
      abstract: true,
      assets: { logo: 'assets/logo.svg', favicon: 'assets/icon.svg' },
    });
    const aurora = manifest({ extends: 'house', assets: { logo: 'assets/logo.svg' } });
    const files = {
      ...all.files,
      'brands/house/assets/icon.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
    };
    const { issues, uses } = resolveBrand({ house, aurora }, { files });
    expect(issues).toEqual([]);
    expect(uses.assets.map(({ pointer, path, maxBytes }) => [pointer, path, maxBytes])).toEqual([
      ['/assets/logo', 'brands/aurora/assets/logo.svg', 65536],
      ['/assets/favicon', 'brands/house/assets/icon.svg', 32768],
    ]);
  });
});

it('two assets whose paths differ by case alone are found, wherever they are named', () => {
  const svg = all.files['brands/aurora/assets/logo.svg'];
  const files = { ...all.files, 'brands/aurora/assets/Logo.svg': svg };
  const named = manifest({ assets: { favicon: 'assets/logo.svg', logo: 'assets/Logo.svg' } });
  expect(said(resolveBrand({ aurora: named }, { files }))).toEqual([
    'aurora:10 «"assets/Logo.svg"» asset-case assets.logo: brands/aurora/assets/Logo.svg differs by case alone from brands/aurora/assets/logo.svg (assets.favicon): many disks hold one of the two. Rename one of the two files, and write its new name wherever it stands.',
  ]);
  const once = manifest({ assets: { favicon: 'assets/logo.svg', logo: './assets/logo.svg' } });
  expect(said(resolveBrand({ aurora: once }, { files }))).toEqual([]);
});
