import { isList, type JsonValue, own, ownText } from '#compiler/manifest/json.ts';
import { type AddressedLanguages, languagePath } from '#compiler/plain/language-path.ts';

/** The languages of a manifest whose shape may be wrong, as far as addresses show them. */
export function addressedLanguages(languages: JsonValue | undefined): AddressedLanguages {
  const supported = own(languages, 'supported');
  const codes = (isList(supported) ? supported : []).flatMap((language) => ownText(language, 'code') ?? []);
  return {
    default: ownText(languages, 'default') ?? '',
    supported: codes.map((code) => ({ code })),
    ...(ownText(languages, 'addresses') === 'path' && { addresses: 'path' }),
  };
}

/** The beginnings of addresses that say a language. */
export function languageStarts(
  languages: AddressedLanguages,
): readonly { readonly code: string; readonly start: string }[] {
  return languages.supported.flatMap(({ code }) => {
    const start = languagePath(languages, code);
    return start === '' ? [] : [{ code, start }];
  });
}
