import { deepest, measure, SourceText } from '@liveryjs/compiler/manifest';
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Export } from '#workspace/messages/exported.ts';
import type { PlacedRemark } from '#workspace/print-changes.ts';
import type { Returned, ReturnedText, Spot } from './returned.ts';

/** The name that a file of this format begins with, and the version of the format. */
const FORMAT = 'livery-messages/1';

/** Texts as JSON: one object a text, with all that is known of it. */
export function writeJson({ language, source, texts }: Export): string {
  return `${JSON.stringify({ format: FORMAT, language: language.code, locale: language.locale, source, texts }, null, 2)}\n`;
}

/** Reads what `writeJson` wrote. @param file as it is told to people */
export function readJson(text: string, file: string): Returned {
  const source = new SourceText(file, text);
  const spotAt = (offset: number): Spot => {
    const { line, column } = source.position(offset, offset);
    return { file, line, column };
  };
  // No limit of values as for manifests: a language of a whole portal is larger.
  const { over } = measure(text, Number.POSITIVE_INFINITY);
  if (over !== undefined) {
    const what = `Values stand more than ${deepest} deep in each other here.`;
    const remedy = 'Take the file that the translator got.';
    return { texts: [], refusals: [{ ...spotAt(over.offset), name: '', what, remedy }] };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (root === undefined || error !== undefined) {
    const what = 'The file is no JSON from here on.';
    const remedy = 'Mend it: texts stand in double quotes, and a quote in a text is written \\".';
    return { texts: [], refusals: [{ ...spotAt(error?.offset ?? 0), name: '', what, remedy }] };
  }
  const code = textAt(root, 'language');
  const locale = textAt(root, 'locale');
  const items = findNodeAtLocation(root, ['texts']);
  if (
    textAt(root, 'format') !== FORMAT ||
    code === undefined ||
    locale === undefined ||
    items?.type !== 'array'
  ) {
    const what = `This is no file of livery messages export: it has to have "format": "${FORMAT}", "language", "locale" and "texts".`;
    const remedy =
      'Take the file that the translator got, with the translations in it, and keep everything else in it.';
    return { texts: [], refusals: [{ ...spotAt(0), name: '', what, remedy }] };
  }
  const texts: ReturnedText[] = [];
  const refusals: PlacedRemark[] = [];
  for (const [index, item] of (items.children ?? []).entries()) {
    const itemText = textOf(item, spotAt);
    if (itemText !== undefined) texts.push(itemText);
    else
      refusals.push({
        ...spotAt(item.offset),
        name: textAt(item, 'key') ?? '',
        what: `texts[${index}] has to have "key", "brand", "source" and "translation", each a text.`,
        remedy: 'Put in what is missing, as it is in the file that the translator got.',
      });
  }
  return { language: { code, locale }, texts, refusals };
}

function textOf(item: Node, spotAt: (offset: number) => Spot): ReturnedText | undefined {
  const [key, brand, source] = [textAt(item, 'key'), textAt(item, 'brand'), textAt(item, 'source')];
  const translation = textAt(item, 'translation');
  if (key === undefined || brand === undefined || source === undefined || translation === undefined)
    return undefined;
  const same = findNodeAtLocation(item, ['same'])?.value === true;
  const { offset } = findNodeAtLocation(item, ['translation']) ?? item;
  const holds = textAt(item, 'state') === 'translated';
  return { key, brand, source, translation, same, holds, spot: spotAt(offset) };
}

function textAt(node: Node, name: string): string | undefined {
  const value: unknown = findNodeAtLocation(node, [name])?.value;
  return typeof value === 'string' ? value : undefined;
}
