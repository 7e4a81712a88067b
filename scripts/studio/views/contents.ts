import {
  contentKey,
  contentsWritten,
  contentText,
  readContent,
  readSources,
  staleness,
} from '@liveryjs/compiler/i18n';
import type { Issue } from '@liveryjs/compiler/issues';
import { own, ownText } from '@liveryjs/compiler/manifest';
import type { ContentCell, ContentsView, ContentView } from '@liveryjs/studio/api';
import { textOf } from '@liveryjs/workspace/edits/apply-edits';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import { findingOf, titleOf } from './shared.ts';

/** A portal that shows what a brand which it extends says. */
type Shown = Readonly<{ result: BrandResult }>;

/** Findings about a translation of a content as a whole, which stand at one of several languages: `isStale` says them of each. */
const OF_TRANSLATIONS: ReadonlySet<string> = new Set(['content-outdated', 'content-overridden']);

/** Names of the contents that a brand places, has written or inherits, sorted. */
export function contentNamesOf({ files }: Workspace, { chain, uses }: BrandResult): string[] {
  const names = [...uses.contents.map(({ value }) => value), ...contentsWritten(files, chain).keys()];
  return [...new Set(names)].sort();
}

/** The brand's own file of a content in a language, relative to the root. */
export function contentFile(
  { brandsFolder }: Pick<Workspace, 'brandsFolder'>,
  {
    brand,
    at: place,
    language = '',
  }: { readonly brand: string; readonly at: string; readonly language?: string },
): string {
  return `${brandsFolder}/${brand}/${place}.${language}.md`;
}

/**
 * All contents of a brand, with whose they are in each language.
 *
 * @param languages codes
 * @param shownBy portals that extend the brand, where it is none itself: their checks tell more
 */
export function contentsView(
  workspace: Workspace,
  result: BrandResult,
  languages: readonly string[],
  shownBy: readonly Shown[],
): ContentsView {
  const issues = issuesOf(result, shownBy);
  return {
    contents: contentNamesOf(workspace, result).map((name) => {
      const pages = result.uses.contents.flatMap(({ value, route }) =>
        value === name && route !== undefined ? [route] : [],
      );
      return {
        name,
        title: titleOf(name),
        pages: [...new Set(pages)],
        isPlaced: result.uses.contents.some(({ value }) => value === name),
        cells: languages.map((language) => cellOf(workspace, result, name, language, issues)),
      };
    }),
  };
}

/** A content in one language as it is written, with whose it is and what is wrong with it. */
export function contentView(
  workspace: Workspace,
  result: BrandResult,
  name: string,
  language: string,
  shownBy: readonly Shown[],
): ContentView {
  const { files } = workspace;
  const written = writtenIn(workspace, result, name, language);
  if (written === undefined) return { text: '', findings: [] };
  const { layer, file, above } = written;
  const isOwn = layer === result.id;
  const issues = [...issuesOf(result, shownBy), ...(readContent(files, file)?.issues ?? [])];
  const findings = issues
    .filter((issue) => issue.file === file && !OF_TRANSLATIONS.has(issue.code))
    .map(findingOf);
  const byKey = new Map(findings.map((finding) => [finding.code + finding.place + finding.message, finding]));
  const text =
    textOf(workspace, file)
      ?.replace(/^\ufeff/, '')
      .replaceAll('\r\n', '\n') ?? '';
  const isTooLarge = findings.some(({ code }) => code === 'file-too-large');
  return {
    text: isTooLarge ? '' : text,
    origin: { place: `${file}:1:1`, layer, isOwn },
    ...(isOwn &&
      above !== undefined &&
      textOf(workspace, above) === textOf(workspace, file) && { isSame: true }),
    ...(isTooLarge && { isTooLarge }),
    ...staleIn(workspace, result, name, language),
    findings: [...byKey.values()],
  };
}

function cellOf(
  workspace: Workspace,
  result: BrandResult,
  name: string,
  language: string,
  issues: readonly Issue[],
): ContentCell {
  const written = writtenIn(workspace, result, name, language);
  if (written === undefined) return { language };
  const ofFile = issues.filter(({ file, code }) => file === written.file && !OF_TRANSLATIONS.has(code));
  const isBroken = ofFile.some(({ severity }) => severity === 'error');
  const isDoubtful = ofFile.length > 0 || 'isStale' in staleIn(workspace, result, name, language);
  return {
    language,
    layer: written.layer,
    ...(written.layer === result.id && { isOwn: true }),
    ...(isBroken && { isBroken }),
    ...(isDoubtful && { isDoubtful }),
  };
}

/** The file that a brand shows of a content, whose it is, and the file that it would show without it. */
function writtenIn(
  { files }: Workspace,
  { chain }: BrandResult,
  name: string,
  language: string,
): { readonly layer: string; readonly file: string; readonly above: string | undefined } | undefined {
  const [nearest, next] = chain.toReversed().flatMap(({ id, folder }) => {
    const file = `${folder}/${contentKey(name)}.${language}.md`;
    return files.size(file) === undefined ? [] : [{ layer: id, file }];
  });
  return nearest && { ...nearest, above: next?.file };
}

/** Tells of a translation that it is not one of the text that the default language has now. */
function staleIn(
  { files }: Workspace,
  { chain, merged }: BrandResult,
  name: string,
  language: string,
): { readonly isStale?: true } {
  const from = ownText(own(merged ?? null, 'languages'), 'default');
  if (from === undefined || from === language) return {};
  const key = contentKey(name);
  const layers = chain.map(({ folder }) => ({
    source: contentText(files, `${folder}/${key}.${from}.md`, key),
    translation: contentText(files, `${folder}/${key}.${language}.md`, key),
    madeFrom: readSources(files, `${folder}/messages/${language}.json`)?.sources.get(key),
  }));
  return staleness(layers) === undefined ? {} : { isStale: true };
}

function issuesOf({ issues }: BrandResult, shownBy: readonly Shown[]): readonly Issue[] {
  return [...issues, ...shownBy.flatMap(({ result }) => result.issues)];
}
