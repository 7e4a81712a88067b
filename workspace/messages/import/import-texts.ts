import { relative } from 'node:path/posix';
import { contentKey, digestOf, sourcesPath } from '@liveryjs/compiler/i18n';
import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import { isObject, readJsonFile, unreadable } from '@liveryjs/compiler/manifest';
import { languagesOf } from '#workspace/explain/explain-message.ts';
import type { Returned, ReturnedText } from '#workspace/messages/formats/returned.ts';
import { groupBy } from '#workspace/messages/group-by.ts';
import {
  type Language,
  localeOf,
  type Manifest,
  manifestsOf,
  sourceOf,
} from '#workspace/messages/languages.ts';
import { type LayeredText, layeredTexts } from '#workspace/messages/layered-texts.ts';
import { parseLanguageCode } from '#workspace/names.ts';
import { listBrands, type Workspace } from '#workspace/open/index.ts';
import type { ChangedFile, PlacedRemark } from '#workspace/print-changes.ts';
import { brandSchemaPath } from '#workspace/types/editor/schema-path.ts';
import { SOURCES_SCHEMA } from '#workspace/types/editor/sources-schema.ts';
import { judgeText } from './judge-text.ts';
import { mergeTexts } from './merge-texts.ts';

/** The effects of an import on the message files of brands. */
export interface ImportedTexts {
  /** The files that change. Nothing is written. */
  readonly files: readonly ChangedFile[];
  readonly refusals: readonly PlacedRemark[];
  /** The number of texts that are in order and new or changed. */
  readonly taken: number;
  /** The number of texts that are in the brand already as they are. */
  readonly unchanged: number;
  /** The number of texts that came back without a translation. */
  readonly empty: number;
}

/**
 * Puts texts that came back from a translator into the message files of their brands. A text that is not in order is
 * refused, and the others are taken.
 *
 * @param brand the one whose file gets all of them, wherever they were written. By default each text goes to the brand
 *   that the returned file names for it
 */
export function importTexts(workspace: Workspace, returned: Returned, brand?: string): ImportedTexts {
  const { language, texts } = returned;
  const results: ImportedTexts[] = [];
  for (const [id, brandTexts] of groupBy(texts, (text) => brand ?? text.brand))
    if (language !== undefined) results.push(importInto(workspace, id, language, brandTexts));
  return {
    files: results.flatMap(({ files }) => files),
    refusals: [...returned.refusals, ...results.flatMap(({ refusals }) => refusals)],
    taken: results.reduce((sum, { taken }) => sum + taken, 0),
    unchanged: results.reduce((sum, { unchanged }) => sum + unchanged, 0),
    empty: results.reduce((sum, { empty }) => sum + empty, 0),
  };
}

const NOTHING: ImportedTexts = { files: [], refusals: [], taken: 0, unchanged: 0, empty: 0 };

function importInto(
  workspace: Workspace,
  id: string,
  given: Language,
  texts: readonly ReturnedText[],
): ImportedTexts {
  const manifests = manifestsOf(workspace);
  const manifest = manifests.find((candidate) => candidate.id === id);
  const refuseAll = (what: string, remedy: string): ImportedTexts => {
    const [first] = texts;
    const refusal = first && { ...first.spot, name: '', what, remedy };
    return { ...NOTHING, refusals: refusal === undefined ? [] : [refusal] };
  };
  const brands = listBrands(workspace);
  const about = `${texts.length} of the texts ${texts.length === 1 ? 'is' : 'are'} for`;
  if (manifest === undefined)
    return brands.includes(id)
      ? refuseAll(
          `${about} ${id}, whose manifest cannot be read.`,
          `Mend it first: livery check ${id} says what is wrong.`,
        )
      : refuseAll(`${about} "${id}", and there is no such brand.`, didYouMean(nearest(id, brands), brands));
  if (parseLanguageCode(given.code) === undefined)
    return refuseAll(
      `${about} the language "${given.code}", which is no code of a language.`,
      'Write the code that the export had there, such as EN or ZH_TW.',
    );
  const language = spokenBy(manifests, manifest, given);
  if (language !== undefined && baseOf(given.locale) !== baseOf(language.locale))
    return refuseAll(
      `${about} ${id} and in the language "${given.locale}", where its ${language.code} is "${language.locale}".`,
      `Import the file that was translated to ${language.locale}, or correct the language that the file names.`,
    );
  const source = sourceOf(manifest);
  const folder = manifest.chain.at(-1)?.folder ?? '';
  const manifestFile = `${folder}/brand.json`;
  if (language === undefined)
    return refuseAll(
      `${about} ${id}, which does not offer the language ${given.code}.`,
      `Put { "code": "${given.code}", "locale": "${given.locale}" } into languages.supported of ${manifestFile}, then import again.`,
    );
  if (source?.code === language.code)
    return refuseAll(
      `${about} ${id}, whose texts are written in ${given.code} first.`,
      `Texts are imported in the languages that they are translated to. Change ${folder}/messages/${given.code}.json itself.`,
    );
  const path = `${folder}/messages/${language.code}.json`;
  const before = readText(workspace, path);
  if (before === 'broken')
    return refuseAll(
      `${about} ${path}, which cannot be read.`,
      `Mend it first: livery check ${id} says where it is wrong.`,
    );

  const current = new Map(layeredTexts(workspace, manifest, language, 'all').map((text) => [text.key, text]));
  const { accepted, confirmed, refusals, unchanged, empty } = sorted(texts, current, language);
  const sources = withSources(workspace, path, [...accepted, ...confirmed]);
  if (sources === 'broken')
    return refuseAll(
      `${about} ${sourcesPath(path)}, which cannot be read.`,
      `Mend it first: livery check ${id} says where it is wrong.`,
    );
  const fileOf = ({ key }: ReturnedText) => `${folder}/${key}.${language.code}.md`;
  const unread = accepted
    .filter(isContent)
    .map(fileOf)
    .find((file) => unreadable(workspace.files, file));
  if (unread !== undefined)
    return refuseAll(
      `${about} ${unread}, which cannot be read.`,
      `Mend it first: livery check ${id} says where it is wrong.`,
    );
  const contents = accepted.filter(isContent).map((content): ChangedFile => {
    const { translation } = content;
    const file = fileOf(content);
    const text = readFile(workspace, file);
    return { path: file, before: text, after: `${translation.trimEnd()}\n` };
  });
  const messages = accepted.filter((text) => !isContent(text));
  const beside = { refusals, taken: accepted.length, unchanged, empty };
  if (messages.length === 0) return { files: [...contents, ...sources], ...beside };
  const newTexts = {
    texts: new Map(
      messages
        .filter(({ key, translation }) => current.get(key)?.translation?.text !== translation)
        .map(({ key, translation }) => [key, translation]),
    ),
    same: messages.filter(({ key, same }) => same && !current.get(key)?.same).map(({ key }) => key),
  };
  const schema = relative(`${folder}/messages`, brandSchemaPath(id, 'messages'));
  const started = before ?? `{\n  "$schema": ${JSON.stringify(schema)}\n}\n`;
  const after = mergeTexts(started, newTexts, ordersOf(workspace, manifest, source));
  return { files: [{ path, before, after }, ...contents, ...sources], ...beside };
}

/** The language of a locale without script and region; undefined for a text that is no locale. */
function baseOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).language;
  } catch {
    return undefined;
  }
}

/** The language as a brand offers it. An abstract brand has texts of any language, for the brands that extend it: as those have it. */
function spokenBy(
  manifests: readonly Manifest[],
  manifest: Manifest,
  { code, locale }: Language,
): Language | undefined {
  const spoken = languagesOf(manifest).find((language) => language.code === code);
  if (spoken !== undefined || !manifest.abstract) return spoken;
  return { code, locale: localeOf(manifests, code) ?? locale };
}

interface Sorted {
  /** Texts that go into the file. `same` where both languages have one text. */
  readonly accepted: readonly ReturnedText[];
  /** Texts that are as they are in the brand, and were stale: whoever gave them back has read the new source. */
  readonly confirmed: readonly ReturnedText[];
  readonly refusals: readonly PlacedRemark[];
  readonly unchanged: number;
  readonly empty: number;
}

function sorted(
  texts: readonly ReturnedText[],
  current: ReadonlyMap<string, LayeredText>,
  language: Language,
): Sorted {
  const accepted = new Map<string, ReturnedText>();
  const confirmed: ReturnedText[] = [];
  const refusals: PlacedRemark[] = [];
  let [unchanged, empty] = [0, 0];
  for (const text of texts) {
    const { key, source, translation, spot } = text;
    const now = current.get(key);
    const same = text.same && translation === now?.source.text;
    const before = accepted.get(key);
    if (now === undefined) {
      const near = nearest(key, [...current.keys()]);
      refusals.push({
        ...spot,
        name: key,
        what: 'the brand has no text of this key in the language that it is written in.',
        remedy: near === undefined ? 'Leave it out, or write the source first.' : didYouMean(near, []),
      });
    } else if (translation.trim() === '') empty++;
    else if (translation.trimEnd() === now.translation?.text.trimEnd() && (!same || now.same)) {
      unchanged++;
      if (text.holds && now.state === 'stale' && source === now.source.text) confirmed.push(text);
    } else if (before !== undefined && before.translation !== translation)
      refusals.push({
        ...spot,
        name: key,
        what: `it stands here twice, with two translations; the one of line ${before.spot.line} is taken.`,
        remedy: 'Keep one of the two.',
      });
    else {
      const textRefusals = judgeText({ ...text, same }, now, language);
      refusals.push(...textRefusals);
      if (textRefusals.length === 0) accepted.set(key, { ...text, same });
    }
  }
  return { accepted: [...accepted.values()], confirmed, refusals, unchanged, empty };
}

function isContent({ key }: Pick<ReturnedText, 'key'>): boolean {
  return key.startsWith(contentKey(''));
}

/** The digests of a message file with those of some texts, which were translated from what is their source now. */
function withSources(
  workspace: Workspace,
  messageFile: string,
  texts: readonly ReturnedText[],
): readonly ChangedFile[] | 'broken' {
  if (texts.length === 0) return [];
  const path = sourcesPath(messageFile);
  const before = readText(workspace, path);
  if (before === 'broken') return before;
  const $schema = relative(path.slice(0, path.lastIndexOf('/')), SOURCES_SCHEMA);
  const digests: Record<string, unknown> = before === undefined ? { $schema } : JSON.parse(before);
  for (const { key, source } of texts) digests[key] = digestOf(source);
  const sorted = Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1));
  const after = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  return after === before ? [] : [{ path, before, after }];
}

function readFile({ files }: Workspace, path: string): string | undefined {
  return files.size(path) === undefined ? undefined : new TextDecoder().decode(files.read(path));
}

/** The text of a message file; undefined where there is none. */
function readText({ files }: Workspace, path: string): string | 'broken' | undefined {
  if (files.size(path) === undefined) return unreadable(files, path) === undefined ? undefined : 'broken';
  const { value } = readJsonFile(files, path, '');
  return isObject(value) ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.read(path)) : 'broken';
}

/** The keys of the source language in the order of each layer's file, the brand's own first. */
function ordersOf({ files }: Workspace, { chain }: Manifest, source: Language | undefined): string[][] {
  return chain.toReversed().map(({ folder }) => {
    const { value } = readJsonFile(files, `${folder}/messages/${source?.code}.json`, '');
    return Object.keys(value ?? {});
  });
}
