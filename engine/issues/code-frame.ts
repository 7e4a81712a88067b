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

function linesAround(text: string, first: number, last: number): string[] {
  const lines: string[] = [];
  let number = 1;
  let start = 0;
  while (number <= last && start <= text.length) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    if (number >= first) lines.push(text.slice(start, end).replace(/\r$/, ''));
    start = end + 1;
    number++;
  }
  return lines;
}
