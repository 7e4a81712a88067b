import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { remember } from '#compiler/manifest/remember.ts';

/** The syntax tree of a text, without places. @formatjs/intl needs no parser for it. */
export type CompiledMessage = readonly MessageFormatElement[];

/** A text as the bundle holds it: a plain one is itself. `createPortalIntl` reads both. */
export type BundledMessage = CompiledMessage | string;

/** A brace would be taken for the start of a placeholder. */
export function toBundled(ast: CompiledMessage): BundledMessage {
  const [first] = ast;
  return ast.length === 1 && first?.type === TYPE.literal && !first.value.includes('{') ? first.value : ast;
}

export interface MessageFault {
  /** Name of the fault in the parser. */
  readonly kind: string;
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** The marks that are no plain text to the parser. Most texts have none of them, and the parser goes through each letter. */
const MARKED = /[{}]|'['<>]/;

/** Making a locale takes longer than parsing most texts. */
const localeOf = remember((locale: string) => new Intl.Locale(locale));

/**
 * Compiles an ICU message. Tags are text: nothing at run time turns them into elements. A plain text becomes a tree of
 * one literal, since @formatjs/intl would send a string to the parser, which bundles lack.
 * @param locale BCP 47 tag, for formats that depend on it
 */
export function compileMessage(
  text: string,
  locale: string,
): { readonly ast: CompiledMessage } | { readonly fault: MessageFault } {
  if (!MARKED.test(text)) return { ast: [{ type: TYPE.literal, value: text }] };
  try {
    const ast = parse(text, { ignoreTag: true, captureLocation: false, locale: localeOf(locale) });
    return { ast: ast.length === 0 ? [{ type: TYPE.literal, value: '' }] : ast };
  } catch (error) {
    return { fault: faultOf(error, text) };
  }
}

function faultOf(error: unknown, text: string): MessageFault {
  const kind = error instanceof Error ? error.message : '';
  const location: unknown = error instanceof Error && 'location' in error ? error.location : undefined;
  const { start, end } = (location ?? {}) as { start?: { offset?: number }; end?: { offset?: number } };
  return { kind, start: start?.offset ?? 0, end: end?.offset ?? text.length };
}
