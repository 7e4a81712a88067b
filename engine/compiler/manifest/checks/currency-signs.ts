import type { Finding } from '#compiler/issues/index.ts';
import { currencyOfSign, currencySign, signsOf } from '#compiler/manifest/currency-sign.ts';
import { isList, own, ownText } from '#compiler/manifest/json.ts';
import { valueAt } from '#compiler/manifest/pointer.ts';
import { formats } from '#compiler/manifest/validate/formats.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'currency-sign': {
    title: 'A currency has the sign of another',
    severity: 'error',
    message: ({ path, sign, other, code }) =>
      `${path}: ${JSON.stringify(sign)} is the sign of ${other}, and the currency is ${code}.`,
    hint: ({ meant }) =>
      `Write ${JSON.stringify(meant)}, or leave the sign out: it is that of the currency then.`,
  } satisfies Finding<{ path: string; sign: string; other: string; code: string; meant: string }>,
};

export const currencySigns = createCheck({
  docs: 'The sign of a currency (`signOf`) is not that of another currency.',
  findings,
  run({ manifest, survey, path, report }) {
    for (const { value: sign, pointer, of } of survey.signs) {
      const around = pointer.slice(0, pointer.lastIndexOf('/'));
      const code = ownText(valueAt(manifest, around), of) ?? '';
      if (formats.currency?.(code) !== true) continue;
      const supported = own(own(manifest, 'languages'), 'supported');
      const locales = (isList(supported) ? supported : []).flatMap((language) => {
        const [locale] = supportedLocales(ownText(language, 'locale'));
        return locale ?? [];
      });
      const other = currencyOfSign(sign);
      if (other === undefined || signsOf(code, locales).has(sign)) continue;
      const args = { path: path(pointer), sign, other, code, meant: currencySign(code) };
      report('currency-sign', { pointer, cause: `${around}/${of}` }, args);
    }
  },
});

/** A locale that is one; a text that is none has a finding of its own. */
function supportedLocales(locale: string | undefined): readonly string[] {
  try {
    return locale === undefined ? [] : Intl.NumberFormat.supportedLocalesOf(locale);
  } catch {
    return [];
  }
}
