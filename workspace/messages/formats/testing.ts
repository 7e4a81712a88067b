import fc from 'fast-check';
import type { Export, ExportedText } from '#workspace/messages/exported.ts';

/** Texts that are hard to write. */
export const letters = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^'{0,2}[=+\-@]{1,2}[\w {}<&"]{0,8}$/),
  fc.constantFrom(
    '{name}',
    '{a} of {b, number}, {a}',
    "'{' {x}",
    '{n, plural, one {#} other {# {name}}}',
    ' a  b ',
  ),
);

/** A text as it is exported, with some of it in other words. */
export const text = (changes: Partial<ExportedText>): ExportedText => ({
  key: 'text.more',
  brand: 'demo',
  part: 'widgets',
  state: 'translated',
  source: 'More',
  translation: 'Thêm',
  same: false,
  description: 'On a "button", in <b> & more.',
  shown: ['routes[home].main[words]: Text (demo)', 'every page'],
  arguments: [{ name: 'name', kinds: ['plain text'] }],
  plurals: [{ name: 'count', ordinal: false, forms: ['one', 'other'] }],
  ...changes,
});

/** Texts of one language. */
export const exported = (texts: readonly ExportedText[]): Export => ({
  language: { code: 'VI', locale: 'vi' },
  source: { code: 'EN', locale: 'en' },
  texts,
});

/** The part of a text that comes back. */
export const kept = ({ key, brand, source, translation, same, state }: ExportedText) => ({
  key,
  brand,
  source,
  translation,
  same,
  holds: state === 'translated',
});
