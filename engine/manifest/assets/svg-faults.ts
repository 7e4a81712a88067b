import {
  parseXml,
  type XmlDeclaration,
  type XmlDocument,
  type XmlDocumentType,
  XmlElement,
  XmlError,
  XmlText,
} from '@rgrove/parse-xml';

/** Something in an SVG that a picture must not have, or that keeps it from being read. Offsets are UTF-16. */
export interface SvgFault {
  readonly code: 'svg-syntax' | 'svg-unsafe';
  readonly what: string;
  readonly start: number;
  readonly end: number;
}

const SVG = 'http://www.w3.org/2000/svg';

/** What pictures are drawn with: SVG 2 without what runs code, holds other documents or leads away. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style switch view path rect circle ellipse line polyline polygon text tspan
  textPath image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform set mpath`.split(
    /\s+/,
  ),
);

/** What drawing programs add, which no browser reads. */
const PROGRAMS =
  /^http:\/\/(www\.inkscape\.org|sodipodi\.sourceforge\.net|web\.resource\.org\/cc|creativecommons\.org\/ns|purl\.org\/dc|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns|ns\.adobe\.com|www\.bohemiancoding\.com|www\.serif\.com)/;

const PICTURE_IN_TEXT = /^data:image\/(png|jpeg|gif|webp|avif)[;,]/i;
const FILE_IN_STYLE = /^data:(image\/(png|jpeg|gif|webp|avif)|(font|application)\/[\w-]*woff2?)[;,]/i;

/**
 * What is wrong with an SVG that is shown as a picture: a portal would run, fetch or follow it on its own origin when
 * somebody opens its address.
 */
export function svgFaults(text: string): SvgFault[] {
  let document: XmlDocument;
  try {
    document = parseXml(text, {
      includeOffsets: true,
      preserveCdata: true,
      preserveDocumentType: true,
      preserveXmlDeclaration: true,
    });
  } catch (error) {
    return [syntaxFault(error, text)];
  }
  const faults: SvgFault[] = [];
  const add = (node: { start: number; end: number }, what: string) =>
    faults.push({ code: 'svg-unsafe', what, start: node.start, end: endOfTag(text, node) });
  for (const node of document.children) {
    if (node.type === 'xmldecl') {
      const { encoding } = node as XmlDeclaration;
      if (encoding !== null && !/^(utf-8|us-ascii)$/i.test(encoding))
        add(node, `says that its encoding is ${shown(encoding)}, and a portal sends UTF-8`);
    } else if (node.type === 'doctype') {
      if ((node as XmlDocumentType).internalSubset)
        add(node, 'declares entities, which can stand for anything');
    } else if (node.type === 'pi') add(node, 'has a processing instruction, which can name a stylesheet');
    else if (node instanceof XmlElement) {
      const names = namesIn(node, new Map());
      if (localName(node.name) !== 'svg' || namespaceOf(node.name, names) !== SVG)
        add(node, `is no picture: its outermost element is not <svg xmlns="${SVG}">`);
      else look(node, new Map(), add);
    }
  }
  return faults;
}

type Names = ReadonlyMap<string, string>;
type Add = (node: { start: number; end: number }, what: string) => void;

function look(element: XmlElement, around: Names, add: Add): void {
  const names = namesIn(element, around);
  const name = localName(element.name);
  const namespace = namespaceOf(element.name, names);
  const ofProgram = PROGRAMS.test(namespace);
  if (!ofProgram && (namespace !== SVG || !ELEMENTS.has(name))) {
    add(element, `has the element <${shown(element.name)}>, which is no part of a picture`);
    return;
  }
  for (const [attribute, value] of Object.entries(element.attributes)) {
    const what = attributeFault(name, attribute, value);
    if (what !== undefined) add(element, what);
  }
  // Of a style a browser reads all texts as one, and leaves out those of elements inside.
  const texts = element.children.filter((child) => child instanceof XmlText).map(({ text }) => text);
  const style = name === 'style' ? styleFault(texts.join('')) : undefined;
  if (style !== undefined) add(element.children[0] ?? element, `has a style that ${style}`);
  for (const child of element.children) {
    if (child instanceof XmlElement) look(child, names, add);
    else if (child.type === 'pi') add(child, 'has a processing instruction, which can name a stylesheet');
  }
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

/** What a stylesheet or a value of it must not do, as the end of a sentence. */
function styleFault(css: string): string | undefined {
  if (css.includes('\\')) return 'holds a backslash, which can hide what it does';
  if (/@import/i.test(css)) return 'fetches another stylesheet';
  if (/\bimage(-set)?\s*\(|\bsrc\s*\(|expression\s*\(|-moz-binding|behavior\s*:/i.test(css))
    return 'fetches something from elsewhere';
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?\s*([^"')]*)/gi))
    if (!address.startsWith('#') && !FILE_IN_STYLE.test(address)) return 'fetches something from elsewhere';
  return undefined;
}

/** The namespaces of prefixes inside of an element; the empty prefix is that of names without one. */
function namesIn({ attributes }: XmlElement, around: Names): Names {
  const own = Object.entries(attributes).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  return own.length === 0
    ? around
    : new Map([...around, ...own.map(([name, uri]) => [name.slice(6), uri] as const)]);
}

function namespaceOf(name: string, names: Names): string {
  const colon = name.indexOf(':');
  return names.get(colon === -1 ? '' : name.slice(0, colon)) ?? '';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Of an element only its first tag is marked. */
function endOfTag(text: string, { start, end }: { start: number; end: number }): number {
  const close = text.indexOf('>', start);
  return close === -1 ? end : Math.min(end, close + 1);
}

function syntaxFault(error: unknown, text: string): SvgFault {
  if (!(error instanceof XmlError))
    return { code: 'svg-syntax', what: 'Elements stand too deep', start: 0, end: 1 };
  const [what = ''] = error.message.split('\n');
  const start = Math.min(error.pos, text.length);
  return { code: 'svg-syntax', what: what.replace(/ \(line \d+, column \d+\)$/, ''), start, end: start + 1 };
}
