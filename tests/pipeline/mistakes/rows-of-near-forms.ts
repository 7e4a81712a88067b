import { inPromotions, menuEntry, mistakes } from './rows.ts';

/** Values that are right in another form, or under another name. */
export const nearMistakes = mistakes({
  'seasons in a list': [
    (brand) => {
      brand.seasons = [{ id: 'tet', from: '2090-02-05', until: '2090-02-12' }];
    },
    'manifest-shape',
    '"seasons": «[»',
    'Write { "tet": { "from": "2090-02-05", "until": "2090-02-12" } }.',
  ],
  'the start and the end of a season': [
    (brand) => {
      brand.seasons = { tet: { start: '2090-02-05', end: '2090-02-12' } };
      inPromotions({ season: 'tet' })(brand);
    },
    'unknown-key',
    '«"start"»: "2090-02-05"',
    'Known: "from", "until", "timeZone" or "every".',
  ],
  'a season in a list': [
    (brand) => {
      brand.seasons = { tet: { from: '2090-02-05', until: '2090-02-12' } };
      inPromotions({ season: ['tet'] })(brand);
    },
    'manifest-shape',
    '"season": «[»',
    'Write "tet".',
  ],
  'a season with a capital': [
    (brand) => {
      brand.seasons = { Tet: { from: '2090-02-05', until: '2090-02-12' } };
      inPromotions({ season: 'tet' })(brand);
    },
    'manifest-shape',
    '«"Tet"»: {',
    'Did you mean "tet"?',
  ],
  'the path of a link': [
    menuEntry({ path: '/promotions' }),
    'widget-props',
    '"to": «{»',
    'Write { "route": "promotions" }.',
  ],
  'the default outside of the languages': [
    (brand) => {
      brand.languages = { default: 'KO', supported: [{ code: 'EN', locale: 'en' }] };
    },
    'unknown-reference',
    '"default": «"KO"»',
    'Known: "EN".',
  ],
  'languages without the default': [
    (brand) => {
      brand.languages = { supported: [{ code: 'VI', locale: 'vi' }] };
    },
    'replaced-reference',
    '«"supported"»: [',
    'add "EN" to it, or write another value for languages.default.',
  ],
});
