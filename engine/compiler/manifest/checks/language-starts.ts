import { isList, type JsonValue, own, ownText } from '#compiler/manifest/json.ts';
import { type AddressedLanguages, languageFolder } from '#compiler/plain/language-path.ts';

/** The languages of a manifest whose shape may be wrong, as far as addresses show them. */
export function addressedLanguages(languages: JsonValue | undefined): AddressedLanguages {
  const supported = own(languages, 'supported');
  const addresses = ownText(languages, 'addresses');
  return {
    default: ownText(languages, 'default') ?? '',
    supported: (isList(supported) ? supported : []).flatMap((language) => {
      const [code, domain] = [ownText(language, 'code'), ownText(language, 'domain')];
      return code === undefined ? [] : [{ code, ...(domain !== undefined && { domain }) }];
    }),
    ...((addresses === 'path' || addresses === 'domain') && { addresses }),
  };
}

/** The beginnings of addresses that say a language, or below which its pages stand in a bundle. */
export function languageStarts(
  languages: AddressedLanguages,
): readonly { readonly code: string; readonly start: string }[] {
  return languages.supported.flatMap(({ code }) => {
    const start = languageFolder(languages, code);
    return start === '' ? [] : [{ code, start }];
  });
}
