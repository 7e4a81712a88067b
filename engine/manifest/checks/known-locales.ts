import { didYouMean, type Finding, nearest, type UnknownName } from '#engine/issues/index.ts';
import { isList, own, ownText } from '#engine/manifest/json.ts';
import { isLanguage, languageOfCountry } from '#engine/manifest/language-tags.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'locale-unknown': {
    title: 'A locale is of no language',
    severity: 'error',
    message: ({ path, value }) => `${path}: there is no language ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<UnknownName>,
};

export const knownLocales = createCheck({
  docs: 'The locale of a language begins with a code of ISO 639: numbers, dates and plurals follow it.',
  findings,
  run({ manifest, path, report }) {
    const supported = own(own(manifest, 'languages'), 'supported');
    for (const [index, language] of isList(supported) ? supported.entries() : []) {
      const value = ownText(language, 'locale');
      if (value === undefined || isLanguage(value) !== false) continue;
      const pointer = `/languages/supported/${index}/locale`;
      report('locale-unknown', { pointer }, () => {
        const code = ownText(language, 'code')?.toLowerCase() ?? '';
        const codes = isLanguage(code) ? [code] : [];
        const near = languageOfCountry(value) ?? nearest(value, codes);
        return { path: path(pointer), value, nearest: near, known: codes };
      });
    }
  },
});
