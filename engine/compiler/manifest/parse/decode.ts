import { createIssue, type Issue } from '#compiler/issues/index.ts';
import { conflictIssues } from './conflict-marks.ts';
import { garbledIssues } from './garbled-letters.ts';
import { lostLetterIssues } from './lost-letters.ts';
import { SourceText } from './source-text.ts';

/**
 * Bytes as text without a byte order mark; undefined when they are no UTF-8, and when a merge left its marks there: what
 * stands between them is two files at once.
 */
export function decode(bytes: Uint8Array, file: string): { text?: string; issues: Issue[] } {
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const issues = marked
    ? [createIssue('byte-order-mark', { file, line: 1, column: 1, pointer: '' }, {})]
    : [];
  const content = marked ? bytes.subarray(3) : bytes;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return { issues: [...issues, badByte(content, file, marked ? 3 : 0)] };
  }
  const conflicts = conflictIssues(text, file);
  if (conflicts.length > 0) return { issues: [...issues, ...conflicts] };
  return { text, issues: [...issues, ...lostLetterIssues(text, file), ...garbledIssues(text, file)] };
}

function badByte(bytes: Uint8Array, file: string, skipped: number): Issue {
  const offset = firstBadByte(bytes);
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, offset));
  const { line, column } = new SourceText(file, before).position(before.length, before.length);
  const args = { offset: offset + skipped, byte: bytes[offset] ?? 0 };
  return createIssue('bad-utf8', { file, line, column, pointer: '' }, args);
}

/** Offset of the first byte that is not part of valid UTF-8 (RFC 3629). */
export function firstBadByte(bytes: Uint8Array): number {
  let offset = 0;
  while (offset < bytes.length) {
    const length = sequenceLength(bytes, offset);
    if (length === 0) return offset;
    offset += length;
  }
  return offset;
}

function sequenceLength(bytes: Uint8Array, offset: number): number {
  const first = bytes[offset] ?? 0;
  const second = bytes[offset + 1] ?? 0;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  for (let next = 1; next < length; next++) if (((bytes[offset + next] ?? 0) & 0xc0) !== 0x80) return 0;
  // Longer forms than needed, halves of surrogate pairs, and what lies above U+10FFFF.
  if (first === 0xe0 && second < 0xa0) return 0;
  if (first === 0xed && second > 0x9f) return 0;
  if (first === 0xf0 && second < 0x90) return 0;
  return first === 0xf4 && second > 0x8f ? 0 : length;
}
