import { hasLetters, readMessageFile, type WrittenMessage } from '@liveryjs/engine/i18n';
import type { Workspace } from '#scripts/workspace/index.ts';
import { type Language, type Manifest, sourceOf } from './languages.ts';

/**
 * How far a text is translated. `same`: it is that of the source language, and `$same` does not say that it may be.
 * `stale`: a brand says something else in the source language, and the translation is still that of what it inherits.
 */
export type State = 'translated' | 'missing' | 'same' | 'stale';

/** One text of a brand in the source language and in another one. */
export interface LayeredText {
  readonly key: string;
  /** Id of the brand whose file holds the translation, or gets it. */
  readonly brand: string;
  readonly source: WrittenMessage;
  readonly sourceLanguage: Language;
  readonly translation: WrittenMessage | undefined;
  /** Whether `$same` says that both languages have one text. */
  readonly same: boolean;
  readonly state: State;
}

/** Which texts: those that the brand needs, wherever they are written, those that its own files say, or all that it has. */
export type Scope = 'needed' | 'own' | 'all';

/** The texts of a brand, by key. None where the language is that in which the brand is written. */
export function layeredTexts(
  workspace: Workspace,
  manifest: Manifest,
  language: Language,
  scope: Scope,
): LayeredText[] {
  const sourceLanguage = sourceOf(manifest);
  if (sourceLanguage === undefined || sourceLanguage.code === language.code) return [];
  const { files, brandsFolder } = workspace;
  const { chain, id } = manifest;
  const layers = chain.map(({ id: brand, folder }) => {
    const read = ({ code, locale }: Language) =>
      readMessageFile(files, `${folder}/messages/${code}.json`, locale);
    return {
      brand,
      source: read(sourceLanguage),
      target: read(language),
      editable: folder.startsWith(`${brandsFolder}/`),
    };
  });
  const same = new Set(
    layers.flatMap(({ source, target }) => [source, target]).flatMap((file) => file?.same ?? []),
  );
  const written = scope === 'all' ? layers : layers.slice(-1);
  const keys =
    scope === 'needed'
      ? [...manifest.uses.messages.map(({ value }) => value), ...workspace.messages]
      : written
          .flatMap(({ source, target }) => [source, target])
          .flatMap((file) => [...(file?.messages.keys() ?? [])]);
  return [...new Set(keys)].sort().flatMap((key): LayeredText[] => {
    const from = layers.findLastIndex((layer) => layer.source?.messages.has(key));
    const source = layers[from]?.source?.messages.get(key);
    if (source === undefined) return [];
    const to = layers.findLastIndex((layer) => layer.target?.messages.has(key));
    const translation = layers[to]?.target?.messages.get(key);
    const home = layers[Math.max(from, to)];
    return [
      {
        key,
        brand: home?.editable === true ? home.brand : id,
        source,
        sourceLanguage,
        translation,
        same: same.has(key),
        state: stateOf(source, translation, same.has(key), to < from, sourceLanguage, language),
      },
    ];
  });
}

/** Whether both have one text with letters in it, which two languages rarely share. */
export function isSame(source: WrittenMessage, text: string, from: Language, to: Language): boolean {
  const spoken = ({ locale }: Language) => new Intl.Locale(locale).language;
  return text === source.text && spoken(from) !== spoken(to) && hasLetters(source.ast ?? []);
}

function stateOf(
  source: WrittenMessage,
  translation: WrittenMessage | undefined,
  mayBeSame: boolean,
  isOlder: boolean,
  from: Language,
  to: Language,
): State {
  if (translation === undefined) return 'missing';
  if (isOlder) return 'stale';
  return !mayBeSame && isSame(source, translation.text, from, to) ? 'same' : 'translated';
}
