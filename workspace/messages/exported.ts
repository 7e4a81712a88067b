import {
  type ArgumentKind,
  contentKey,
  contentPlaceholders,
  messageArguments,
  messagePlurals,
  pluralForms,
} from '@liveryjs/compiler/i18n';
import type { Workspace } from '#workspace/open/index.ts';
import { groupBy } from './group-by.ts';
import type { Language } from './languages.ts';
import type { LayeredText, State } from './layered-texts.ts';
import { partsOfKeys } from './parts-of-keys.ts';
import type { Selection } from './select-texts.ts';
import { shownAt } from './shown-at.ts';

/** A placeholder of a text, and how it is formatted. */
export interface Argument {
  readonly name: string;
  readonly kinds: readonly ArgumentKind[];
}

/** A plural of a text, and the forms that the language of the translation tells apart (Unicode CLDR). */
export interface Plural {
  readonly name: string;
  readonly ordinal: boolean;
  readonly forms: readonly string[];
}

/** One text as a translator gets it. */
export interface ExportedText {
  readonly key: string;
  /** Id of the brand whose file gets the translation. */
  readonly brand: string;
  readonly part: string;
  readonly state: State;
  /** The text that is translated: on the way back it says whether the text has changed since. */
  readonly source: string;
  /** '' where there is none. */
  readonly translation: string;
  /** True when both languages have one text on purpose. */
  readonly same: boolean;
  readonly description: string;
  readonly shown: readonly string[];
  readonly arguments: readonly Argument[];
  readonly plurals: readonly Plural[];
}

/** The contents of a file for a translator, in whatever format. */
export interface Export {
  readonly language: Language;
  readonly source: Language;
  readonly texts: readonly ExportedText[];
}

/** The order of plural forms as CLDR has it. */
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The most places that are named of a text which is shown in more. */
const MOST_PLACES = 6;

/**
 * The texts of a selection with all that a translator has to know.
 * @param missing only the texts that have no translation of their own
 */
export function exportTexts(
  workspace: Workspace,
  { language, texts, shownBy }: Selection,
  { missing = false }: { readonly missing?: boolean | undefined } = {},
): Export[] {
  const partOf = partsOfKeys(workspace);
  const shown = shownAt(workspace, shownBy);
  const exported = ({ key, brand, source, translation, same, state }: LayeredText): ExportedText => {
    const { places, descriptions } = shown(key);
    const ast = source.ast ?? [];
    const more = places.length - MOST_PLACES;
    return {
      key,
      brand,
      part: partOf(key),
      state,
      source: source.text,
      translation: translation?.text ?? '',
      same,
      description: descriptions.join(' '),
      shown: more > 1 ? [...places.slice(0, MOST_PLACES), `and ${more} more places`] : places,
      arguments: key.startsWith(contentKey(''))
        ? contentPlaceholders(source.text).map((name) => ({ name, kinds: ['plain text'] }))
        : [...messageArguments(ast)].map(([name, kinds]) => ({ name, kinds: [...kinds] })),
      plurals: messagePlurals(ast).map(({ name, type }) => ({
        name,
        ordinal: type === 'ordinal',
        forms: ORDER.filter((form) => pluralForms(language.locale, type).includes(form)),
      })),
    };
  };
  const selectedTexts = texts.filter(({ state }) => !missing || state !== 'translated');
  const bySource = groupBy(selectedTexts, ({ sourceLanguage }) => sourceLanguage.code);
  return [...bySource.values()].map((some) => ({
    language,
    source: some[0]?.sourceLanguage ?? language,
    texts: some.map(exported),
  }));
}
