import { readXml, XmlFault, type XmlTag } from './read-xml.ts';
import { type EntityFault, entityFaults } from './svg-entities.ts';

/** Something in an SVG that a picture must not have, or that keeps it from being read. Offsets are UTF-16. */
export type SvgFault =
  | EntityFault
  | UnsafeFault
  | SyntaxFault
  | ViewBoxFault
  | ReferenceFault
  | SizeFault
  | EmptyFault
  | WordsFault;

interface UnsafeFault {
  readonly code: 'svg-unsafe';
  readonly what: string;
  readonly start: number;
  readonly end: number;
}

interface SyntaxFault {
  readonly code: 'svg-syntax';
  readonly what: string;
  readonly hint: string | undefined;
  readonly start: number;
  readonly end: number;
}

interface ViewBoxFault {
  readonly code: 'svg-view-box';
  /** The attribute as it is; undefined where there is none. */
  readonly written: string | undefined;
  /** The element that needs it. */
  readonly element: string;
  /** The attribute that the size of the picture makes sure; undefined where it has none. */
  readonly meant: string | undefined;
  readonly start: number;
  readonly end: number;
}

interface ReferenceFault {
  readonly code: 'svg-reference';
  /** The id that no element has. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

interface SizeFault {
  readonly code: 'svg-size';
  readonly start: number;
  readonly end: number;
}

interface EmptyFault {
  readonly code: 'svg-empty';
  readonly start: number;
  readonly end: number;
}

interface WordsFault {
  readonly code: 'svg-words';
  readonly words: string;
  /** The font that they are to be drawn in. */
  readonly font: string;
  readonly start: number;
  readonly end: number;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The elements that pictures are drawn with: SVG 2 without those that run code, hold other documents or lead away. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style switch view path rect circle ellipse line polyline polygon text tspan
  textPath image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform set mpath`.split(
    /\s+/,
  ),
);

/** Families that every device has a font of its own for (CSS Fonts 4). */
const GENERIC =
  /^(serif|sans-serif|cursive|fantasy|monospace|system-ui|emoji|math|fangsong|ui-\S+|inherit|initial|unset|var\(.*)$/i;

/** Elements of a picture that are not drawn by themselves. */
const UNDRAWN = new Set(['title', 'desc', 'metadata', 'style', 'defs']);

/** The namespaces that drawing programs add, which no browser reads. */
const PROGRAMS =
  /^http:\/\/(www\.inkscape\.org|sodipodi\.sourceforge\.net|web\.resource\.org\/cc|creativecommons\.org\/ns|purl\.org\/dc|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns|ns\.adobe\.com|www\.bohemiancoding\.com|www\.serif\.com)/;

const PICTURE_IN_TEXT = /^data:image\/(png|jpeg|gif|webp|avif)[;,]/i;
const FILE_IN_STYLE = /^data:(image\/(png|jpeg|gif|webp|avif)|(font|application)\/[\w-]*woff2?)[;,]/i;

/**
 * Returns the faults of an SVG that is shown as a picture: a portal would run, fetch or follow them on its own origin when
 * somebody opens its address.
 */
export function svgFaults(text: string): SvgFault[] {
  const entities = entityFaults(text);
  if (entities.length > 0) return entities;
  try {
    return faultsIn(text).sort((a, b) => a.start - b.start);
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    const { message, hint, start, end } = error;
    return [{ code: 'svg-syntax', what: message, hint, start, end }];
  }
}

/** @throws XmlFault */
function faultsIn(text: string): SvgFault[] {
  const faults: SvgFault[] = [];
  const ids = new Set<string>();
  const references: ReferenceFault[] = [];
  const symbols: XmlTag[] = [];
  const add = ({ start, end }: { start: number; end: number }, what: string) =>
    faults.push({ code: 'svg-unsafe', what, start, end });
  const open: (XmlTag & { css: string })[] = [];
  // Nothing more is told of an element that is no part of a picture.
  let apart: number | undefined;
  let root: XmlTag | undefined;
  let [isDrawn, isSprite] = [false, false];
  let words: WordsFault | undefined;
  let hasFont = false;
  let cssFont: string | undefined;
  readXml(text, {
    declaration(encoding, end) {
      if (encoding !== undefined && !/^(utf-8|us-ascii)$/i.test(encoding))
        add({ start: 0, end }, `says that its encoding is ${shown(encoding)}, and a portal sends UTF-8`);
    },
    doctype(inside, start, end) {
      if (inside.replaceAll(/"[^"]*"|'[^']*'/g, '').includes('['))
        add({ start, end }, 'has declarations in its DOCTYPE, which can add attributes that nobody sees');
    },
    instruction(start, end) {
      if (apart === undefined)
        add({ start, end }, 'has a processing instruction, which can name a stylesheet');
    },
    open(tag) {
      open.push({ ...tag, css: '' });
      if (apart !== undefined) return;
      if (open.length === 1) root = tag;
      else isDrawn ||= !UNDRAWN.has(tag.local);
      isSprite ||= tag.local === 'symbol';
      const { id } = tag.attributes;
      if (id !== undefined) ids.add(id);
      references.push(...referencesOf(tag));
      if (tag.local === 'symbol') symbols.push(tag);
      const whats = open.length === 1 && !isRoot(tag) ? [NO_PICTURE] : tagFaults(tag);
      for (const what of whats) add(tag, what);
      if (whats.some((what) => what === NO_PICTURE || what.startsWith('has the element')))
        apart = open.length;
    },
    text(piece) {
      const tag = open.at(-1);
      // A browser reads all texts of a style as one, and leaves out those of elements inside.
      if (tag?.local === 'style' && apart === undefined) tag.css += piece;
      const isShown = apart === undefined && /\p{L}/u.test(piece);
      const drawn = isShown ? open.find(({ local }) => local === 'text') : undefined;
      const font = drawn && (open.map(({ attributes }) => fontIn(attributes)).findLast(Boolean) ?? cssFont);
      if (drawn && font && !GENERIC.test(font))
        words ??= { code: 'svg-words', words: piece.trim(), font, ...nameOf(drawn) };
    },
    close() {
      const tag = open.pop();
      if (apart !== undefined && open.length < apart) apart = undefined;
      else if (apart === undefined && tag !== undefined) {
        hasFont ||= /@font-face/i.test(tag.css);
        cssFont ??= familyIn(tag.css);
        const what = styleFault(tag.css);
        if (what !== undefined)
          add({ start: tag.end, end: text.indexOf('<', tag.end + 1) }, `has a style that ${what}`);
      }
    },
  });
  if (faults.length > 0 || root === undefined || !isRoot(root)) return faults;
  // A sprite is shown symbol by symbol, each with a viewBox of its own.
  const needsBox = isDrawn && !isSprite && root.attributes.viewBox === undefined;
  for (const tag of [root, ...symbols]) {
    const { viewBox: written } = tag.attributes;
    if (written === undefined ? tag !== root || !needsBox : isViewBox(written)) continue;
    const meant = written === undefined ? viewBoxOf(tag.attributes) : undefined;
    faults.push({ code: 'svg-view-box', written, element: tag.name, meant, ...nameOf(tag) });
  }
  const { width, height } = root.attributes;
  if (!isSprite && [width, height].some((size) => /^\s*0+(\.0*)?\s*([a-z]+|%)?\s*$/i.test(size ?? '')))
    faults.push({ code: 'svg-size', ...nameOf(root) });
  if (!isDrawn && !isSprite) faults.push({ code: 'svg-empty', ...nameOf(root) });
  if (words !== undefined && !hasFont) faults.push(words);
  return [...faults, ...references.filter(({ id }) => !ids.has(id))];
}

/** The first font that attributes ask for. */
function fontIn(attributes: XmlTag['attributes']): string | undefined {
  return familyIn(attributes.style ?? '') ?? familyIn(`font-family:${attributes['font-family'] ?? ''}`);
}

/** The first font that CSS asks for. */
function familyIn(css: string): string | undefined {
  const [, first = ''] = /font-family\s*:\s*([^;,}]*)/i.exec(css) ?? [];
  return first.replaceAll(/["']/g, '').trim() || undefined;
}

function nameOf({ start, name }: XmlTag): { readonly start: number; readonly end: number } {
  return { start, end: start + 1 + name.length };
}

/** The ids that an element names: what it paints with, and what it draws again. */
function referencesOf({ attributes, start, end }: XmlTag): ReferenceFault[] {
  const named = Object.entries(attributes).flatMap(([attribute, value]) =>
    localName(attribute) === 'href' && value.length > 1 && value.startsWith('#')
      ? [value.slice(1)]
      : [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = '']) => id),
  );
  return named.map((id) => ({ code: 'svg-reference', id, start, end }));
}

/** Tells whether a text says where a drawing begins, and a width and a height above 0. */
function isViewBox(text: string | undefined): boolean {
  const numbers = text?.trim().split(/[\s,]+/) ?? [];
  return (
    numbers.length === 4 &&
    numbers.every((part) => /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(part)) &&
    numbers.slice(2).every((part) => Number(part) > 0)
  );
}

/** The `viewBox` of a drawing that fills the size which the picture says of itself. */
function viewBoxOf({ width, height, viewbox }: XmlTag['attributes']): string | undefined {
  // XML tells capitals apart, and HTML does not.
  if (viewbox !== undefined && /^[\d\s.,+-]+$/.test(viewbox)) return `viewBox="${viewbox}"`;
  const [a, b] = [width, height].map((size) => /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(size ?? '')?.[1]);
  return a === undefined || b === undefined ? undefined : `viewBox="0 0 ${Number(a)} ${Number(b)}"`;
}

const NO_PICTURE = `is no picture: its outermost element is not <svg xmlns="${SVG}">`;

function isRoot({ local, namespace }: XmlTag): boolean {
  return local === 'svg' && namespace === SVG;
}

/** Why an element is no part of a picture, else what is wrong with its attributes. */
function tagFaults({ name, local, namespace, attributes }: XmlTag): string[] {
  const ofProgram = PROGRAMS.test(namespace);
  if (!ofProgram && (namespace !== SVG || !ELEMENTS.has(local)))
    return [`has the element <${shown(name)}>, which is no part of a picture`];
  return Object.entries(attributes).flatMap(
    ([attribute, value]) => attributeFault(local, attribute, value) ?? [],
  );
}

function attributeFault(element: string, attribute: string, value: string): string | undefined {
  if (/^xmlns(:|$)/.test(attribute)) return undefined;
  const name = localName(attribute).toLowerCase();
  const pair = `${shown(attribute)}="${shown(value)}"`;
  if (name === 'href' || name === 'src') {
    const isPicture = ['image', 'feImage'].includes(element) && PICTURE_IN_TEXT.test(value);
    return value.startsWith('#') || isPicture ? undefined : `has ${pair}, which leads out of the file`;
  }
  if (name === 'base') return `has ${pair}, which leads its links elsewhere`;
  if (attribute.includes(':')) return undefined;
  if (name.startsWith('on')) return `has ${pair}, which runs code`;
  if (name === 'attributename' && /(^|:)(href|src|on\w*)$/i.test(value.trim()))
    return `has ${pair}, which changes where it leads`;
  if (/(javascript|vbscript):/i.test(value.replaceAll(/\s+/g, ''))) return `has ${pair}, which runs code`;
  if (/^(aria-.*|data-.*|id|class|role|d|points)$/.test(name)) return undefined;
  const what = styleFault(value);
  return what === undefined ? undefined : `has ${pair}, which ${what}`;
}

/** Returns the fault of a stylesheet or a value of it, as the end of a sentence. */
function styleFault(css: string): string | undefined {
  if (css.includes('\\')) return 'holds a backslash, which can hide what it does';
  if (/@import/i.test(css)) return 'fetches another stylesheet';
  if (/\bimage(-set)?\s*\(|\bsrc\s*\(|expression\s*\(|-moz-binding|behavior\s*:/i.test(css))
    return 'fetches something from elsewhere';
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?\s*([^"')]*)/gi))
    if (!address.startsWith('#') && !FILE_IN_STYLE.test(address)) return 'fetches something from elsewhere';
  return undefined;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
