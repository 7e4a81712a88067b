import type { Place } from './issue.ts';

const linesBefore = 2;
const widest = 140;

/**
 * The lines before and at the place, numbered, with the marked columns underlined.
 * Long lines are cut around the place. Ends without a line break.
 */
export function codeFrame(text: string, place: Pick<Place, 'line' | 'column' | 'endColumn'>): string {
  const lines = linesAround(text, place.line - linesBefore, place.line);
  const gutter = String(place.line).length;
  const cut = Math.max(0, place.column - 1 - Math.floor(widest / 2));
  const from = cut > 0 && (lines.at(-1)?.length ?? 0) > widest ? cut : 0;
  const out = lines.map((line, index) => {
    const number = place.line - (lines.length - 1 - index);
    const mark = number === place.line ? '>' : ' ';
    return `${mark} ${String(number).padStart(gutter)} | ${show(line, from)}`.trimEnd();
  });
  const width = Math.max(1, (place.endColumn ?? place.column + 1) - place.column);
  const start = place.column - 1 - from + (from > 0 ? 1 : 0);
  out.push(`  ${' '.repeat(gutter)} | ${' '.repeat(start)}${'^'.repeat(Math.min(width, widest))}`);
  return out.join('\n');
}

function show(line: string, from: number): string {
  const end = from + widest;
  return `${from > 0 ? '…' : ''}${line.slice(from, end)}${line.length > end ? '…' : ''}`.replaceAll(
    '\t',
    ' ',
  );
}

/** Findings come file by file: where the lines of the last text start is remembered. */
let last: { readonly text: string; readonly starts: readonly number[] } | undefined;

function lineStarts(text: string): readonly number[] {
  if (last?.text !== text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    last = { text, starts };
  }
  return last.starts;
}

function linesAround(text: string, from: number, to: number): string[] {
  const starts = lineStarts(text);
  const first = Math.max(1, from);
  return starts.slice(first - 1, to).map((start, index) => {
    const next = starts[first + index];
    return text.slice(start, next === undefined ? text.length : next - 1).replace(/\r$/, '');
  });
}
