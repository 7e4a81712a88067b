import { wordIn, written } from './say.ts';

/**
 * Returns the rows of one thing in a table of texts: one for each language that has all of its texts.
 *
 * @param keys of the texts in `messages/<CODE>.json`, by the column that a text stands in
 * @throws where there is no English text
 */
export function textRows<Column extends string>(
  keys: Readonly<Record<Column, string>>,
): readonly ({ readonly language: string } & Readonly<Record<Column, string>>)[] {
  const columns = Object.entries<string>(keys);
  return written.flatMap((language) => {
    const texts = columns.map(([column, key]) => [column, wordIn(language, key)] as const);
    const missing = texts.findIndex(([, text]) => text === undefined);
    if (missing < 0) return [{ language, ...(Object.fromEntries(texts) as Record<Column, string>) }];
    if (language === 'EN') throw new Error(`There is no text ${columns[missing]?.[1]} in messages/EN.json.`);
    return [];
  });
}
