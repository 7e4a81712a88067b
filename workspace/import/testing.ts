import { convertSet } from './convert/convert-set.ts';
import { modeSets } from './read/mode-set.ts';
import { isReadable, readSourceFile, type SourceFile } from './read/source-file.ts';
import { inFormat } from './read/token-forms.ts';

/** Tokens as a library writes them. */
export type Json = Readonly<Record<string, unknown>>;

/** A file of tokens. @throws where it cannot be read */
export function source(tokens: Json | string): SourceFile {
  const read = readSourceFile(
    'a.json',
    typeof tokens === 'string' ? tokens : JSON.stringify(tokens, null, 1),
  );
  if (!isReadable(read)) throw new Error(`${read.line}: ${read.what}`);
  return read;
}

/** The outcome of importing the tokens of one file: how many are taken, and every sentence that is told. */
export function imported(tokens: Json | string) {
  const { converted, remarks } = convertedFrom(tokens);
  return {
    taken: converted.tokens.size,
    sentences: [...remarks, ...converted.remarks].map(
      ({ line, name, what, remedy, taken }) => `${line} ${name}: ${what} ${remedy}${taken ? ' (taken)' : ''}`,
    ),
  };
}

/** The values of all tokens that are taken, as Livery writes them, by their names in the library. */
export function importedValues(tokens: Json): Json {
  const { converted } = convertedFrom(tokens);
  return Object.fromEntries([...converted.tokens.values()].map(({ from, value }) => [from.raw.name, value]));
}

function convertedFrom(tokens: Json | string) {
  const read = inFormat(source(tokens));
  const documents = [{ source: read, pointer: '', value: read.value }];
  const { sets, remarks } = modeSets({ documents, remarks: [] }, { modes: { dark: {} }, leaveOutFiles: [] });
  const set = sets.get('dark');
  if (set === undefined) throw new Error('a set was expected');
  const names = new Map([...set.tokens.keys()].map((name) => [name, `our.${name}`]));
  return { converted: convertSet(set, names), remarks };
}

/** Tokens by names that count them. */
export const named = (items: readonly unknown[]): Json =>
  Object.fromEntries(items.map((item, index) => [`t${index}`, item]));
