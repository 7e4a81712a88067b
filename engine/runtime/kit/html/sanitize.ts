import DOMPurify, { type Config } from 'dompurify';
import { type Arrangement, arrange } from './arrange.ts';

/** Text, pictures, tables. Everything else goes; of what is harmless in itself the text stays. */
const TAGS = [
  ['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's'],
  ['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'wbr'],
  ['blockquote', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption', 'figure', 'hr', 'img', 'li', 'ol', 'p'],
  ['pre', 'summary', 'ul', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
].flat();

const ADDRESSES = ['href', 'src'];
const WORDS = [
  'alt',
  'colspan',
  'dir',
  'height',
  'lang',
  'reversed',
  'rowspan',
  'scope',
  'start',
  'title',
  'width',
];

/** The attributes that only this code writes: a server's own are taken away. */
const OURS = ['aria-label', 'decoding', 'loading', 'rel', 'role', 'tabindex', 'target'];

/** https, mailto, tel and paths of the page's own origin. */
const SAFE_ADDRESS = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i;

function rules(words: readonly string[]) {
  return {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ADDRESSES, ...words],
    // Every other attribute is held against the addresses, too.
    ADD_URI_SAFE_ATTR: [...words],
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  } satisfies Config;
}

const SERVER = { ...rules(WORDS), RETURN_DOM_FRAGMENT: true } as const;
const PAGE = { ...rules([...WORDS, ...OURS]), RETURN_TRUSTED_TYPE: true } as const;

/**
 * HTML that somebody else wrote, made fit for the page: what can act is taken away, the rest is arranged as a part of
 * the page. What comes out has been sanitised after the last change to it.
 */
export function sanitize(html: string, arrangement: Arrangement): TrustedHTML {
  // Null for a page of frames, which has no body.
  const content: DocumentFragment | null = DOMPurify.sanitize(html, SERVER);
  if (!content) return DOMPurify.sanitize('', PAGE);
  arrange(content, arrangement, (address) => SAFE_ADDRESS.test(address));
  return DOMPurify.sanitize(content, PAGE);
}
