import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { WrittenMessage } from '#compiler/i18n/read-message-file.ts';
import { createIssue, type Issue } from '#compiler/issues/index.ts';
import { decode, type FileSystem, SourceText } from '#compiler/manifest/index.ts';

/** The largest content that is read, in bytes. */
const LARGEST = 256 * 1024;

/** The most levels that quotes, lists and emphasis of a content may have. */
const DEEPEST = 100;

/** A line that begins with more quotes in each other than that: to take it apart would take a stack of that height. */
const DEEP_LINE = new RegExp(`^(?:[ \\t]*>){${DEEPEST + 1}}`, 'm');

/** The most marks of emphasis, links and pictures between two empty lines: each is held against all others there. */
const MOST_MARKS = 2000;
/** The most lines that underline a heading: each costs as much time as there are headings before it. */
const MOST_UNDERLINES = 500;

/** A Markdown file: its syntax tree with offsets into its text. Missing where it cannot be read. */
export interface ContentFile {
  readonly file: string;
  readonly issues: readonly Issue[];
  readonly written?: { readonly root: Root; readonly source: SourceText };
}

/** Brands inherit their contents from each other. */
const parsedFiles = new WeakMap<Uint8Array, ContentFile>();

/** Reads a file of Markdown with tables (CommonMark, GFM tables); undefined when there is none. */
export function readContent(files: FileSystem, file: string): ContentFile | undefined {
  const size = files.size(file);
  if (size === undefined) return undefined;
  if (size > LARGEST) {
    const place = { file, line: 1, column: 1, pointer: '' };
    return { file, issues: [createIssue('file-too-large', place, { bytes: size, limit: LARGEST })] };
  }
  const bytes = files.read(file);
  if (bytes === undefined) return undefined;
  const content = parsedFiles.get(bytes) ?? parse(bytes, file);
  parsedFiles.set(bytes, content);
  return content;
}

/** A content as a text under a key: without the line breaks at its end, which tools for translators drop. */
export function contentText(files: FileSystem, file: string, key: string): WrittenMessage | undefined {
  const text = readContent(files, file)?.written?.source.text.trimEnd();
  if (text === undefined) return undefined;
  const place = { file, line: 1, column: 1, pointer: '' };
  return { key, text, ast: [{ type: TYPE.literal, value: text }], file, place };
}

/** Names of the placeholders of a content, each once. */
export function contentPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([A-Za-z][A-Za-z0-9]*)\}/g)].map(([, name = '']) => name))];
}

function parse(bytes: Uint8Array, file: string): ContentFile {
  const { text: decoded, issues: all } = decode(bytes, file);
  // Editors of texts write the mark, which only JSON must not have.
  const issues = all.filter(({ code }) => code !== 'byte-order-mark');
  if (decoded === undefined) return { file, issues };
  // The line ends of Unix, whatever the machine has that the file was saved on: bundles are equal on all.
  const text = decoded.replaceAll('\r\n', '\n');
  const place = { file, line: 1, column: 1, pointer: '' };
  const many = manyMarks(text);
  if (many !== undefined) return { file, issues: [...issues, createIssue('content-marks', place, many)] };
  const root = DEEP_LINE.test(text) ? undefined : treeOf(text);
  if (root !== undefined) return { file, issues, written: { root, source: new SourceText(file, text) } };
  return { file, issues: [...issues, createIssue('content-depth', place, { limit: DEEPEST })] };
}

/** The marks that a text has too many of: the parser would take minutes for them. */
function manyMarks(text: string): { count: number; marks: string; most: number } | undefined {
  const underlines = text.match(/^ {0,3}(?:=+|-+)[ \t]*$/gm)?.length ?? 0;
  if (underlines > MOST_UNDERLINES)
    return { count: underlines, marks: 'lines of = or -', most: MOST_UNDERLINES };
  for (const block of text.split(/\n[ \t]*\n/)) {
    const count = block.match(/[*_[]/g)?.length ?? 0;
    if (count > MOST_MARKS)
      return { count, marks: 'of *, _ and [ between two empty lines', most: MOST_MARKS };
  }
  return undefined;
}

/** The syntax tree of a text; undefined for one that is deeper than whoever walks over it can follow. */
function treeOf(text: string): Root | undefined {
  try {
    const root = fromMarkdown(text, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    });
    return isFlat(root) ? root : undefined;
  } catch (error) {
    // The parser itself has no more stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function isFlat(root: Root): boolean {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return true;
}
