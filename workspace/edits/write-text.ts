import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import { SourceText } from '@liveryjs/compiler/manifest';
import { parseInsidePath } from '#workspace/names.ts';
import { listBrands, type Workspace } from '#workspace/open/index.ts';
import { brandOfFile, type WriteEdit } from './edit.ts';
import type { Refused } from './item-edits.ts';

/** The endings of the files that edits write as a whole. */
const ENDINGS = /\.(md|json|svg)$/;

/** Why a text cannot be written into a file, in a sentence; undefined where it can be. */
export function refusedWrite(workspace: Workspace, { file, text }: WriteEdit): Refused | undefined {
  const { brandsFolder } = workspace;
  const brands = listBrands(workspace);
  const brand = brandOfFile(brandsFolder, file);
  if (brand === '' || parseInsidePath(file) === undefined)
    return {
      wrong: `${file} is in the folder of no brand, so nothing is written there. Name a file such as ${brandsFolder}/${brands[0] ?? 'lotus'}/content/terms.EN.md.`,
    };
  if (!brands.includes(brand))
    return {
      wrong: `${file} is of a brand ${JSON.stringify(brand)}, which is not there. ${didYouMean(nearest(brand, brands), brands)}`,
    };
  if (!ENDINGS.test(file) || file.includes('/.'))
    return {
      wrong: `${file} is not written: only files that end with .md, .json or .svg are, and none in a hidden folder.`,
    };
  const offset = text.search(/[\0\p{Cs}]/u);
  if (offset === -1) return undefined;
  const { line, column } = new SourceText(file, text).position(offset, offset);
  return {
    wrong: `${file}: the text has at ${line}:${column} what no text file can hold, such as a zero byte. Take it out.`,
  };
}

/** A text with the ends of lines and the byte order mark that a file has. */
export function laidOutAs(before: string | undefined, text: string): string {
  const isOfWindows = before?.includes('\r\n') === true && !/(^|[^\r])\n/.test(before);
  const lines = isOfWindows && !text.includes('\r') ? text.replaceAll('\n', '\r\n') : text;
  return before?.startsWith('\ufeff') === true && !text.startsWith('\ufeff') ? `\ufeff${lines}` : lines;
}

/** The outcome of a written file, in a sentence. */
export function writtenSentence(
  { brandsFolder }: Workspace,
  { file }: WriteEdit,
  before: string | undefined,
  after: string,
): string {
  const brand = brandOfFile(brandsFolder, file);
  const name = file.slice(brandsFolder.length + brand.length + 2);
  const [now, was] = [after, before ?? ''].map(
    (each) => each.split('\n').length - (each.endsWith('\n') ? 1 : 0),
  );
  if (before === after) return `${brand}: ${name} says this already.`;
  return before === undefined
    ? `${brand}: ${name} is new, and has ${now} ${now === 1 ? 'line' : 'lines'}.`
    : `${brand}: ${name} is written anew, and has ${now} ${now === 1 ? 'line' : 'lines'}, and had ${was}.`;
}
