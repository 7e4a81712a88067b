import { bytes, fileMistakes, replaced, textOf } from './file-rows.ts';

const BRAND = 'brands/harbor/brand.json';
const LOGO = 'brands/harbor/assets/logo.svg';
const logo = textOf(LOGO);
const inLogo = (from: string | RegExp, to: string) => replaced(LOGO, from, to);
const drawn = (more: string) => inLogo('</svg>', `${more}</svg>`);
const svg = (text: string | Uint8Array | undefined) => () => ({ [LOGO]: text });
/** The logo is a file of another name. */
const named = (name: string, file: string | Uint8Array) => () => ({
  ...replaced(BRAND, '"assets/logo.svg"', `"assets/${name}"`)(),
  [LOGO]: undefined,
  [`brands/harbor/assets/${name}`]: file,
});
const favicon = (name: string, file: string | Uint8Array) => () => ({
  ...replaced(BRAND, '"assets/favicon.svg"', `"assets/${name}"`)(),
  'brands/harbor/assets/favicon.svg': undefined,
  [`brands/harbor/assets/${name}`]: file,
});
const font = (name: string, file: string | Uint8Array) => () => ({
  ...replaced(
    BRAND,
    'package:@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
    `assets/${name}`,
  )(),
  [`brands/harbor/assets/${name}`]: file,
});
const beside =
  (name: string, file: string | Uint8Array = logo) =>
  () => ({ [`brands/harbor/${name}`]: file });
const png = (width: number, height: number) => {
  const size = [width, height].map((side) => String.fromCharCode(0, 0, side >> 8, side & 255)).join('');
  return bytes(`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${size}\x08\x06\0\0\0....\0\0\0\0IEND....`);
};
const page = '<!DOCTYPE html><html><body>404</body></html>';
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1234\n';

/** Drawings that are more than a picture, or less. */
const drawings = fileMistakes('harbor', {
  'a script': [
    drawn('<script>alert(1)</script>'),
    'svg-unsafe',
    'assets/logo.svg «<script>»',
    'Take it out: a picture of a brand runs no code, holds no',
  ],
  'code that runs when it is there': [
    inLogo('<svg', '<svg onload="alert(1)"'),
    'svg-unsafe',
    'assets/logo.svg «<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 136 40" width="136" height="40" role="img" aria-label="Harbor">»',
    'Take it out: a picture of a brand runs no code, holds no',
  ],
  'a picture from elsewhere': [
    drawn('<image href="https://a.example/a.png" width="9" height="9"/>'),
    'svg-unsafe',
    'assets/logo.svg «<image href="https://a.example/a.png" width="9" height="9"/>»',
    'Take it out: a picture of a brand runs no code, holds no',
  ],
  'a picture beside it': [
    drawn('<image href="a.png" width="9" height="9"/>'),
    'svg-unsafe',
    'assets/logo.svg «<image href="a.png" width="9" height="9"/>»',
    'Take it out: a picture of a brand runs no code, holds no',
  ],
  'a stylesheet from elsewhere': [
    drawn('<style>@import url(https://a.example/a.css);</style>'),
    'svg-unsafe',
    'assets/logo.svg «@import url(https://a.example/a.css);»',
    'Take it out: a picture of a brand runs no code, holds no',
  ],
  'a part of a page': [
    drawn('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'),
    'svg-unsafe',
    'assets/logo.svg «<foreignObject>»',
    'Take it out: a picture of a brand runs no code, holds no',
  ],
  'a link': [
    drawn('<a href="https://a.example"><path d="M0 0h9"/></a>'),
    'svg-unsafe',
    'assets/logo.svg «<a href="https://a.example">»',
    'Take it out: a picture of a brand runs no code, holds no',
  ],
  'words in a font of its own': [
    drawn('<text font-family="Helvetica Neue">Harbor</text>'),
    'svg-words',
    'assets/logo.svg «<text»',
    'Export the file with its text as outlines. Words that',
  ],
  'words in a font by a style': [
    drawn('<text style="font-family: Unbounded, Futura">Harbor</text>'),
    'svg-words',
    'assets/logo.svg «<text»',
    'Export the file with its text as outlines. Words that',
  ],
  'a part that it does not have': [
    drawn('<use href="#nowhere"/>'),
    'svg-reference',
    'assets/logo.svg «<use href="#nowhere"/>»',
    'Write the id of an element of this file, or export the file',
  ],
  'a paint that it does not have': [
    drawn('<path d="M0 0h9v9z" fill="url(#nowhere)"/>'),
    'svg-reference',
    'assets/logo.svg «<path d="M0 0h9v9z" fill="url(#nowhere)"/>»',
    'Write the id of an element of this file, or export the file',
  ],
  'a misspelt token': [
    drawn('<path d="M0 0h9v9z" fill="var(--color-brand-5000)"/>'),
    'asset-token',
    'assets/logo.svg «--color-brand-5000»',
    'Did you mean "--color-brand-500"?',
  ],
  'no viewBox': [
    inLogo(/ viewBox="[^"]*"/, ''),
    'svg-view-box',
    'assets/logo.svg «<svg»',
    'Write viewBox="0 0 136 40" in <svg>.',
  ],
  'a viewBox of three numbers': [
    inLogo(/viewBox="[^"]*"/, 'viewBox="0 0 24"'),
    'svg-view-box',
    'assets/logo.svg «<svg»',
    'Write viewBox="0 0 <width> <height>", with the size of the',
  ],
  'a viewBox in pixels': [
    inLogo(/viewBox="[^"]*"/, 'viewBox="0 0 24px 24px"'),
    'svg-view-box',
    'assets/logo.svg «<svg»',
    'Write viewBox="0 0 <width> <height>", with the size of the',
  ],
  'a viewBox of no size': [
    inLogo(/viewBox="[^"]*"/, 'viewBox="0 0 0 0"'),
    'svg-view-box',
    'assets/logo.svg «<svg»',
    'Write viewBox="0 0 <width> <height>", with the size of the',
  ],
  'no namespace': [
    inLogo(' xmlns="http://www.w3.org/2000/svg"', ''),
    'svg-unsafe',
    'assets/logo.svg «<svg viewBox="0 0 136 40" width="136" height="40" role="img" aria-label="Harbor">»',
    'Write <svg xmlns="http://www.w3.org/2000/svg" at its',
  ],
  'another namespace': [
    inLogo('http://www.w3.org/2000/svg', 'http://www.w3.org/2000/SVG'),
    'svg-unsafe',
    'assets/logo.svg «<svg xmlns="http://www.w3.org/2000/SVG" viewBox="0 0 136 40" width="136" height="40" role="img" aria-label="Harbor">»',
    'Write <svg xmlns="http://www.w3.org/2000/svg" at its',
  ],
  'a namespace over https': [
    inLogo('http://www.w3.org/2000/svg', 'https://www.w3.org/2000/svg'),
    'svg-unsafe',
    'assets/logo.svg «<svg xmlns="https://www.w3.org/2000/svg" viewBox="0 0 136 40" width="136" height="40" role="img" aria-label="Harbor">»',
    'Write <svg xmlns="http://www.w3.org/2000/svg" at its',
  ],
  'no end': [
    inLogo('</svg>', ''),
    'svg-syntax',
    'assets/logo.svg «»',
    'Browsers show only SVG that is well-formed XML. Export the',
  ],
  'an ampersand': [
    inLogo(/<svg([^>]*)>/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>A & B</title>'),
    'svg-entity',
    'assets/logo.svg «&»',
    'Write &amp; where the sign itself is meant.',
  ],
  'an entity': [
    inLogo('<svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg'),
    'svg-entity',
    'assets/logo.svg «<!ENTITY a»',
    'Write what they stand for where they are named, and take',
  ],
  'nothing drawn': [
    svg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>'),
    'svg-empty',
    'assets/logo.svg «<svg»',
    'Export the file again with the layers that are to show, or',
  ],
  'an address of data': [
    svg('data:image/svg+xml;base64,AAAA'),
    'svg-syntax',
    'assets/logo.svg «d»',
    'Browsers show only SVG that is well-formed XML. Export the',
  ],
});

/** Files that are something else than their names say. */
const contents = fileMistakes('harbor', {
  'a page for a drawing': [
    svg(page),
    'asset-content',
    'brand.json «"assets/logo.svg"»',
    'Export the picture or font again as SVG.',
  ],
  'a page for a picture': [
    named('logo.png', page),
    'asset-content',
    'brand.json «"assets/logo.png"»',
    'Export the picture or font again as PNG.',
  ],
  'a page for a favicon': [
    favicon('favicon.ico', page),
    'asset-content',
    'brand.json «"assets/favicon.ico"»',
    'Export the picture or font again as ICO.',
  ],
  'an answer of a service for a picture': [
    named('logo.png', '{"error":"not found"}'),
    'asset-content',
    'brand.json «"assets/logo.png"»',
    'Export the picture or font again as PNG.',
  ],
  'a GIF for a PNG': [
    named('logo.png', bytes('GIF89a')),
    'asset-content',
    'brand.json «"assets/logo.png"»',
    'Rename the file to assets/logo.gif, and write this name',
  ],
  'a JPEG for a PNG': [
    named('logo.png', bytes('\xff\xd8\xff\xe0')),
    'asset-content',
    'brand.json «"assets/logo.png"»',
    'Rename the file to assets/logo.jpg, and write this name',
  ],
  'a PDF for a drawing': [
    svg('%PDF-1.7'),
    'asset-content',
    'brand.json «"assets/logo.svg"»',
    'Export the picture or font again as SVG.',
  ],
  'letters for a picture': [
    named('logo.png', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'),
    'asset-content',
    'brand.json «"assets/logo.png"»',
    'Export the picture or font again as PNG.',
  ],
  'a pointer for a drawing': [
    svg(pointer),
    'asset-content',
    'brand.json «"assets/logo.svg"»',
    'Run git lfs pull, which fetches it.',
  ],
  'a pointer for a picture': [
    named('logo.png', pointer),
    'asset-content',
    'brand.json «"assets/logo.png"»',
    'Run git lfs pull, which fetches it.',
  ],
  'a pointer for a font': [
    font('mine.woff2', pointer),
    'asset-content',
    'brand.json «"assets/mine.woff2"»',
    'Run git lfs pull, which fetches it.',
  ],
  'a half picture': [
    named('logo.png', png(400, 100).slice(0, 30)),
    'asset-cut-off',
    'brand.json «"assets/logo.png"»',
    'Take the file anew from where it came: a download or a copy',
  ],
  'nothing for a drawing': [
    svg(''),
    'asset-empty',
    'brand.json «"assets/logo.svg"»',
    'Put the file there anew: an export or a copy has stopped',
  ],
  'nothing for a font': [
    font('mine.woff2', ''),
    'asset-empty',
    'brand.json «"assets/mine.woff2"»',
    'Put the file there anew: an export or a copy has stopped',
  ],
  'a picture of the wrong kind': [
    named('logo.tiff', bytes('II*\0')),
    'asset-kind',
    'brand.json «"assets/logo.tiff"»',
    'Its name must end with one of .svg, .png, .jpg, .jpeg,',
  ],
  'a picture of a phone': [
    named('logo.heic', bytes('\0\0\0\x1cftypheic')),
    'asset-kind',
    'brand.json «"assets/logo.heic"»',
    'Its name must end with one of .svg, .png, .jpg, .jpeg,',
  ],
  'a picture of a program': [
    named('logo.psd', bytes('8BPS')),
    'asset-kind',
    'brand.json «"assets/logo.psd"»',
    'Its name must end with one of .svg, .png, .jpg, .jpeg,',
  ],
  'a page for a font': [
    font('mine.woff2', page),
    'asset-content',
    'brand.json «"assets/mine.woff2"»',
    'Export the picture or font again as WOFF2.',
  ],
  'a stylesheet for a font': [
    font('mine.woff2', '@font-face { }'),
    'asset-content',
    'brand.json «"assets/mine.woff2"»',
    'Export the picture or font again as WOFF2.',
  ],
  'an older font': [
    font('mine.woff', bytes('wOFF')),
    'asset-kind',
    'brand.json «"assets/mine.woff"»',
    'Export the font as WOFF2; its name then ends with .woff2.',
  ],
  'a font of a desktop': [
    font('mine.ttf', bytes('\0\x01\0\0')),
    'asset-kind',
    'brand.json «"assets/mine.ttf"»',
    'Export the font as WOFF2; its name then ends with .woff2.',
  ],
  'a picture for a font': [
    font('mine.png', png(10, 10)),
    'asset-kind',
    'brand.json «"assets/mine.png"»',
    'Export the font as WOFF2; its name then ends with .woff2.',
  ],
  'a font under the name of another': [
    font('mine.woff2', bytes('OTTO\0')),
    'asset-content',
    'brand.json «"assets/mine.woff2"»',
    'Export the picture or font again as WOFF2.',
  ],
});

/** Pictures of a size that their place is not made for. */
const sizes = fileMistakes('harbor', {
  'one pixel': [
    named('logo.png', png(1, 1)),
    'asset-size',
    'brand.json «"assets/logo.png"»',
    'Export it again in the size in which it is shown, or twice',
  ],
  'nine thousand pixels': [
    named('logo.png', png(9000, 9000)),
    'asset-size',
    'brand.json «"assets/logo.png"»',
    'Export it again in the size in which it is shown, or twice',
  ],
  'a wide favicon': [
    favicon('favicon.png', png(400, 100)),
    'asset-size',
    'brand.json «"assets/favicon.png"»',
    'Cut it to what it shows, or export it again: its place',
  ],
  'too many bytes': [
    named('logo.png', Uint8Array.from([...png(400, 100), ...new Uint8Array(70_000)])),
    'asset-too-large',
    'brand.json «"assets/logo.png"»',
    'Make the file smaller: fewer pixels, SVG, WebP or AVIF for',
  ],
  'too many bytes of a drawing': [
    drawn(`<!-- ${'x'.repeat(70_000)} -->`),
    'asset-too-large',
    'brand.json «"assets/logo.svg"»',
    'Make the file smaller: fewer pixels, SVG, WebP or AVIF for',
  ],
});

/** Files that are not where they are looked for, or that nobody looks for. */
const places = fileMistakes('harbor', {
  'a drawing that is gone': [
    svg(undefined),
    'asset-missing',
    'brand.json «"assets/logo.svg"»',
    'The path is relative to the folder of the manifest that',
  ],
  'a drawing in capitals': [
    () => ({ [LOGO]: undefined, 'brands/harbor/assets/Logo.svg': logo }),
    'asset-missing',
    'brand.json «"assets/logo.svg"»',
    'Did you mean "assets/Logo.svg"?',
  ],
  'a picture for a drawing': [
    () => ({ [LOGO]: undefined, 'brands/harbor/assets/logo.png': png(400, 100) }),
    'asset-missing',
    'brand.json «"assets/logo.svg"»',
    'Did you mean "assets/logo.png"?',
  ],
  'an address of a browser': [
    named('logo.svg?v=2', logo),
    'asset-kind',
    'brand.json «"assets/logo.svg?v=2"»',
    'Its name must end with one of .svg, .png, .jpg, .jpeg,',
  ],
  'a copy': [
    beside('assets/logo copy.svg'),
    'asset-unused',
    'assets/logo copy.svg «<»',
    'Name it, { "assets": { "…": "assets/logo copy.svg" } }, or',
  ],
  'an old picture': [
    beside('assets/old/old.png', png(400, 100)),
    'asset-unused',
    'assets/old/old.png «�»',
    'Name it, { "assets": { "…": "assets/old/old.png" } }, or',
  ],
  'the folder in the singular': [
    beside('asset/logo.svg'),
    'file-unread',
    'asset «»',
    'Did you mean "assets"?',
  ],
  'groups in a brand': [
    beside('groups.json', '{ "south": ["harbor"] }'),
    'file-unread',
    'groups.json «{»',
    'Did you mean "../groups.json"?',
  ],
  'tokens of a mode with a hyphen': [
    () => ({
      'brands/harbor/tokens.dark.json': undefined,
      'brands/harbor/tokens-dark.json': textOf('brands/harbor/tokens.dark.json'),
    }),
    'file-unread',
    'tokens-dark.json «{»',
    'Did you mean "tokens.dark.json"?',
  ],
  'a manifest that is saved twice': [
    beside('brand (1).json', '{}'),
    'file-unread',
    'brand (1).json «{»',
    'Remove it: a brand is brand.json, tokens.json,',
  ],
});

/** Ornaments of another brand. */
const ornaments = fileMistakes('jade', {
  'an ornament that runs code': [
    replaced('brands/jade/assets/ornament-page.svg', '<svg', '<svg onclick="x()"'),
    'svg-unsafe',
    'assets/ornament-page.svg «<svg onclick="x()" xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">»',
    'Take it out: a picture of a brand runs no code, holds no',
  ],
  'a picture for an ornament': [
    () => ({ 'brands/jade/assets/ornament-page.svg': png(400, 100) }),
    'asset-content',
    'brand.json «"assets/ornament-page.svg"»',
    'Rename the file to assets/ornament-page.png, and write this',
  ],
  'an ornament that is gone': [
    () => ({ 'brands/jade/assets/ornament-edge.svg': undefined }),
    'asset-missing',
    'brand.json «"assets/ornament-edge.svg"»',
    'Did you mean "assets/ornament-page.svg"?',
  ],
});

export const assetMistakes = [...drawings, ...contents, ...sizes, ...places, ...ornaments];
