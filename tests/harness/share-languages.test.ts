import { expect, test } from 'vitest';
import { eachLanguageOnce, shareLanguages } from './share-languages.ts';

const shares = (brands: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    [
      ...shareLanguages(
        Object.entries(brands).map(([id, languages]) => ({ id, languages: languages.split(' ') })),
      ),
    ].map(([id, languages]) => [id, languages.join(' ')]),
  );

test('each brand is tried in its first language, and every further language in the brand that lists it earliest', () => {
  expect(shares({ one: 'EN TH AR', two: 'EN AR TH', three: 'VI EN TH AR' })).toEqual({
    one: 'EN TH',
    two: 'EN AR',
    three: 'VI',
  });
});

test('a language that several list alike goes to the one that has fewest', () => {
  expect(shares({ one: 'EN TH KO', two: 'EN AR KO JA', three: 'EN ID KO JA', four: 'EN' })).toEqual({
    one: 'EN TH KO',
    two: 'EN AR JA',
    three: 'EN ID',
    four: 'EN',
  });
});

test('each language is tried once where a brand has others beside its first, and no brand is without one', () => {
  const once = eachLanguageOnce(
    new Map([
      ['one', ['EN', 'TH']],
      ['two', ['EN', 'AR', 'TH']],
      ['three', ['VI']],
      ['four', ['EN']],
    ]),
  );
  expect(Object.fromEntries(once)).toEqual({ one: ['EN', 'TH'], two: ['AR'], three: ['VI'], four: ['EN'] });
});
