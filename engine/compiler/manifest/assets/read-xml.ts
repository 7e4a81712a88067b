import { SaxesParser, type SaxesTagNS } from 'saxes';

/** The first tag of an element. Offsets are UTF-16. */
export interface XmlTag {
  /** As it is written, with its prefix. */
  readonly name: string;
  readonly local: string;
  /** Address of its namespace; empty where it has none. */
  readonly namespace: string;
  /** Values by the names of attributes as they are written. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
}

/** The parts of a document, told in their order while it is read. */
interface XmlReader {
  open?(tag: XmlTag): void;
  /** @param end offset after the end of the element */
  close?(end: number): void;
  /** Text, and CDATA. */
  text?(text: string): void;
  declaration?(encoding: string | undefined, end: number): void;
  /** @param inside what stands between `<!DOCTYPE` and its `>` */
  doctype?(inside: string, start: number, end: number): void;
  instruction?(start: number, end: number): void;
}

/** Thrown where a text is no well-formed XML with namespaces: a sentence without its end, the place, and what to do. */
export class XmlFault extends Error {
  readonly start: number;
  readonly end: number;
  readonly hint: string | undefined;

  constructor(what: string, start: number, end: number, hint?: string) {
    super(what);
    this.start = start;
    this.end = end;
    this.hint = hint;
  }
}

/** Elements that may stand in each other: more is no drawing, and too much for whoever goes through it. */
const DEEPEST = 500;

/** Namespaces of prefixes that drawing programs write. */
const USUAL: Readonly<Record<string, string>> = {
  xlink: 'http://www.w3.org/1999/xlink',
  svg: 'http://www.w3.org/2000/svg',
  inkscape: 'http://www.inkscape.org/namespaces/inkscape',
  sodipodi: 'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
};

/**
 * Reads XML 1.0 with namespaces, as strictly as browsers do.
 *
 * @throws XmlFault where the text is none
 */
export function readXml(text: string, reader: XmlReader): void {
  const parser = new SaxesParser({ xmlns: true });
  let [depth, start, rooted, closed] = [0, 0, false, ''];
  parser.on('error', ({ message }) => {
    throw faultOf(message.replace(/^\d+:\d+: /, ''), text, { at: parser.position, start, rooted, closed });
  });
  parser.on('opentagstart', () => {
    start = text.lastIndexOf('<', parser.position - 2);
  });
  parser.on('opentag', ({ name, local, uri, attributes }: SaxesTagNS) => {
    const end = parser.position;
    depth += 1;
    rooted = true;
    if (depth > DEEPEST)
      throw new XmlFault(`Elements stand more than ${DEEPEST} deep in each other`, start, end);
    const values = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
    reader.open?.({ name, local, namespace: uri, attributes: values, start, end });
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    closed = name;
    reader.close?.(parser.position);
  });
  parser.on('text', (piece) => reader.text?.(piece));
  parser.on('cdata', (piece) => reader.text?.(piece));
  parser.on('xmldecl', ({ encoding }) => reader.declaration?.(encoding, parser.position));
  parser.on('doctype', (inside) => {
    const begin = text.indexOf('<!DOCTYPE');
    reader.doctype?.(inside, begin, parser.position);
  });
  parser.on('processinginstruction', () =>
    reader.instruction?.(text.lastIndexOf('<?', parser.position - 2), parser.position),
  );
  parser.write(text).close();
}

interface Where {
  /** Offset up to which was read. */
  readonly at: number;
  /** Offset of the tag that was read last. */
  readonly start: number;
  /** True after the first tag of the outermost element. */
  readonly rooted: boolean;
  /** Name of the element that was closed last: the parser closes those that lack their end tag. */
  readonly closed: string;
}

/** The sentence for a message of the parser. */
function faultOf(message: string, text: string, { at, start, rooted, closed }: Where): XmlFault {
  const faultAt = (offset: number, what: string, hint?: string) =>
    new XmlFault(what, Math.min(offset, text.length), Math.min(offset, text.length) + 1, hint);
  const [, prefix] = /^unbound namespace prefix: "(.*)"\.$/.exec(message) ?? [];
  if (prefix !== undefined) {
    const place = start + Math.max(0, text.slice(start, at).search(new RegExp(`(?<=[\\s<])${prefix}:`)));
    const address = Object.hasOwn(USUAL, prefix) ? USUAL[prefix] : '…';
    return new XmlFault(
      `The prefix ${JSON.stringify(prefix)} is declared nowhere`,
      place,
      place + prefix.length,
      `Write xmlns:${prefix}="${address}" in the outermost element, or take the prefix out: until then browsers show nothing of the file.`,
    );
  }
  if (message.startsWith('invalid attempt to undefine prefix')) {
    const [declared = ''] = /xmlns:[^\s=]+\s*=\s*(""|'')/.exec(text.slice(start, at)) ?? [];
    const place = start + text.slice(start, at).indexOf(declared);
    return new XmlFault(
      `${declared} declares a prefix without a namespace`,
      place,
      place + declared.length,
      'Write the address of the namespace, or take the declaration out: until then browsers show nothing of the file.',
    );
  }
  const [, twice] = /^duplicate attribute: (.*)\.$/.exec(message) ?? [];
  if (twice !== undefined) return faultAt(start, `The attribute ${twice} stands twice in one element`);
  const [, unclosed] = /^unclosed tag: (.*)$/.exec(message) ?? [];
  if (unclosed !== undefined) return faultAt(at, `Missing end tag for element ${unclosed}`);
  if (/^(unexpected close|unmatched closing) tag/.test(message))
    return faultAt(text.lastIndexOf('<', at - 1), `Missing end tag for element ${closed}`);
  if (!rooted && /root/.test(message)) return faultAt(0, 'Root element is missing or invalid');
  if (/root/.test(message))
    return faultAt(message.startsWith('text') ? at - 1 : start, 'Extra content at the end of the document');
  const sentence = message.replace(/\.$/, '');
  return faultAt(at - 1, sentence.charAt(0).toUpperCase() + sentence.slice(1));
}
