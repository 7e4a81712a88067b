import {
  contentKey,
  contentsWritten,
  contentText,
  hasLetters,
  readMessageFile,
  readSources,
  staleness,
  type WrittenMessage,
} from '@liveryjs/compiler/i18n';
import type { Workspace } from '#workspace/open/index.ts';
import { type Language, type Manifest, sourceOf } from './languages.ts';

/**
 * The state of a translation. `same`: the text is that of the source language, and `$same` does not say that it may be.
 * `stale`: the source language has another text than the one that was translated, since a brand overrides it there, or since
 * it has changed.
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
  /** True when `$same` says that both languages have one text. */
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
      madeFrom: readSources(files, `${folder}/messages/${language.code}.json`)?.sources,
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
  const messages = [...new Set(keys)].sort().map((key) => ({
    key,
    ofLayers: layers.map(({ source, target }) => [source, target].map((file) => file?.messages.get(key))),
  }));
  const contents = contentsOf(workspace, manifest, scope).map((name) => ({
    key: contentKey(name),
    ofLayers: chain.map(({ folder }) =>
      [sourceLanguage, language].map(({ code }) =>
        contentText(files, `${folder}/content/${name}.${code}.md`, contentKey(name)),
      ),
    ),
  }));
  return [...messages, ...contents].flatMap(({ key, ofLayers }): LayeredText[] => {
    const texts = ofLayers.map(([source, translation], rank) => ({
      source,
      translation,
      madeFrom: layers[rank]?.madeFrom?.get(key),
    }));
    const from = texts.findLastIndex(({ source }) => source !== undefined);
    const source = texts[from]?.source;
    if (source === undefined) return [];
    const to = texts.findLastIndex(({ translation }) => translation !== undefined);
    const translation = texts[to]?.translation;
    const home = layers[Math.max(from, to)];
    return [
      {
        key,
        brand: home?.editable === true ? home.brand : id,
        source,
        sourceLanguage,
        translation,
        same: same.has(key),
        state: stateOf(
          source,
          translation,
          same.has(key),
          staleness(texts) !== undefined,
          sourceLanguage,
          language,
        ),
      },
    ];
  });
}

/** Names of the contents of a scope, sorted. */
function contentsOf({ files }: Workspace, { chain, uses }: Manifest, scope: Scope): string[] {
  if (scope === 'needed') return [...new Set(uses.contents.map(({ value }) => value))].sort();
  return [...contentsWritten(files, scope === 'all' ? chain : chain.slice(-1)).keys()].sort();
}

/** Tells whether both have one text with letters in it, which two languages rarely share. */
export function isSame(source: WrittenMessage, text: string, from: Language, to: Language): boolean {
  const spoken = ({ locale }: Language) => new Intl.Locale(locale).language;
  return text === source.text && spoken(from) !== spoken(to) && hasLetters(source.ast ?? []);
}

function stateOf(
  source: WrittenMessage,
  translation: WrittenMessage | undefined,
  mayBeSame: boolean,
  isStale: boolean,
  from: Language,
  to: Language,
): State {
  if (translation === undefined) return 'missing';
  if (isStale) return 'stale';
  return !mayBeSame && isSame(source, translation.text, from, to) ? 'same' : 'translated';
}
