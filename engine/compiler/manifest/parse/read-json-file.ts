import { createIssue } from '#compiler/issues/index.ts';
import type { FileSystem } from '#compiler/manifest/file-system.ts';
import { type Parsed, parseJson } from './parse-json.ts';
import { unreadable } from './unreadable.ts';

/** The largest JSON file that is read, in bytes. */
export const largestJson = 2 * 1024 * 1024;

/** Reads and parses a JSON file. A file that is missing, unreadable or too large gives an issue; a large one is never read. */
export function readJsonFile(files: FileSystem, file: string, hint: string): Parsed {
  const place = { file, line: 1, column: 1, pointer: '' };
  const start = { line: 1, column: 1 };
  const positions = { at: () => start, keyAt: () => start };
  const bytes = files.size(file);
  if (bytes !== undefined && bytes > largestJson) {
    return { positions, issues: [createIssue('file-too-large', place, { bytes, limit: largestJson })] };
  }
  const content = bytes === undefined ? undefined : files.read(file);
  if (content === undefined)
    return {
      positions,
      issues: [unreadable(files, file) ?? createIssue('file-missing', place, { file, hint })],
    };
  return parseJson(content, file);
}
