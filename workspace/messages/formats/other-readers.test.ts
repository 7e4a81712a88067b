import { evaluate, parse } from '@humanwhocodes/momoa';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { xliff2js } from 'xliff';
import type { ExportedText } from '#workspace/messages/exported.ts';
import { formats } from './formats.ts';
import { exported, kept, letters, text } from './testing.ts';
import { content } from './xml.ts';

it('a table is read by a reader of another family as it was written, row by row', () => {
  const sources = ['One\nTwo', 'One\rTwo', 'a, "b"', '=1', 'plain'];
  const written = formats.csv.write(exported(sources.map((source) => text({ source, translation: source }))));
  const { data, errors } = Papa.parse<string[]>(written.replace(/^\ufeff/, ''), { skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(data.map((row) => row.length)).toEqual(Array.from({ length: sources.length + 1 }, () => 11));
  expect(data.slice(1).map((row) => row[2])).toEqual(['One\nTwo', 'One\rTwo', 'a, "b"', "'=1", 'plain']);
  // Python's and RFC 4180's readers take a bare line feed for the end of a row.
  expect(written.replaceAll(/"(?:[^"]|"")*"/g, '')).not.toMatch(/(?<!\r)\n/);
});

/** Texts of all kinds of letters; those that XML cannot hold aside. */
const readable = fc
  .oneof(
    letters,
    fc.constantFrom('a\nb', ' <b> & "c" ', '\u2028', ']]>', '&amp;', '\u00a0x', '𝒳', 'ngày {d, date}'),
  )
  .filter((letter) => /\S/.test(letter) && !content(letter).includes('<cp '));

it('JSON is read by a reader of another family as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(letters, letters), { minLength: 1, maxLength: 4 }), (pairs) => {
      const texts = pairs.map(([source, translation]) => text({ source, translation }));
      const read = evaluate(parse(formats.json.write(exported(texts)), { mode: 'json' })) as unknown as {
        texts: readonly ExportedText[];
      };
      expect(read).toMatchObject({ language: 'VI', locale: 'vi' });
      expect(read.texts.map(kept)).toEqual(texts.map(kept));
    }),
    { numRuns: 50 },
  );
});

/** One part of a side of a unit, as the other reader gives it: a text, or a placeholder with what is shown of it. */
type Part = string | { readonly Standalone: { readonly disp: string } };
type Side = Part | readonly Part[] | undefined;

it('XLIFF is read by a reader of another family as it was written', async () => {
  const shown = (side: Side) =>
    [side ?? []]
      .flat()
      .map((part) => (typeof part === 'string' ? part : part.Standalone.disp))
      .join('');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(readable, readable), { minLength: 1, maxLength: 4 }),
      async (pairs) => {
        const texts = pairs.map(([source, translation], index) =>
          text({ key: `k${index}`, source, translation }),
        );
        const read = await xliff2js(formats.xliff.write(exported(texts)));
        expect(read).toMatchObject({ xliffVersion: '2.1', sourceLanguage: 'en', targetLanguage: 'vi' });
        const units = Object.values(read.resources.demo ?? {}) as {
          source: Side;
          target: Side;
          additionalAttributes: object;
        }[];
        expect(units.map(({ source, target }) => [shown(source), shown(target)])).toEqual(pairs);
        expect(units.map((unit) => unit.additionalAttributes)).toMatchObject(
          texts.map(({ key }) => ({ name: key })),
        );
      },
    ),
    { numRuns: 50 },
  );
});
