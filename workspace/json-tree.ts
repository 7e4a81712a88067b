import { measure } from '@liveryjs/compiler/manifest';
import { type Node, type ParseError, type ParseOptions, parseTree } from 'jsonc-parser';

/**
 * The tree of a text of JSON, in which each value has its place. The parser goes as deep as a text does: one that goes deeper
 * than any file of a repository may has no tree.
 *
 * @param errors gets what is wrong; of a text that goes too deep, the place where it does
 * @returns undefined where there is no value, or where the text goes too deep
 */
export function jsonTree(
  text: string,
  errors: ParseError[] = [],
  options: ParseOptions = {},
): Node | undefined {
  const { over } = measure(text, Number.POSITIVE_INFINITY);
  if (over === undefined) return parseTree(text, errors, options);
  errors.push({ error: 1, offset: over.offset, length: 1 });
  return undefined;
}
