import type { MeasuredContrast } from '@liveryjs/compiler/theme';
import { verdictOf } from './verdict-of.ts';

/** The worst result of a pair in any of the modes. */
export type Outcome = 'fails' | 'holds' | 'AA' | 'AAA';

/** A pair of colours, in every mode. */
export interface PairRow {
  readonly pair: MeasuredContrast['pair'];
  readonly modes: readonly MeasuredContrast[];
  readonly outcome: Outcome;
  /** The least contrast as a share of what is needed: below 1 the pair fails. */
  readonly room: number;
}

/** Which pairs are shown, and in which order. */
export interface PairFilter {
  /** Part of the pair's id, or of the name of one of its tokens. */
  readonly text: string;
  readonly outcome: Outcome | 'all';
  /** `room`: those that are the nearest to failing come first. */
  readonly order: 'manifest' | 'room';
}

/** The pairs of a brand, in the manifest's order. */
export function pairRows(measured: readonly MeasuredContrast[]): PairRow[] {
  const indexes = [...new Set(measured.map(({ index }) => index))];
  return indexes.flatMap((index) => {
    const modes = measured.filter((measurement) => measurement.index === index);
    const pair = modes[0]?.pair;
    if (pair === undefined) return [];
    const room = Math.min(...modes.map(({ ratio = 0 }) => ratio / pair.ratio));
    return [{ pair, modes, outcome: outcomeOf(modes), room }];
  });
}

export function filterPairs(rows: readonly PairRow[], { text, outcome, order }: PairFilter): PairRow[] {
  const needle = text.trim().toLowerCase();
  const matchingRows = rows.filter(
    ({ pair, outcome: rowOutcome }) =>
      (outcome === 'all' || rowOutcome === outcome) &&
      [pair.id, pair.text, pair.on].some((name) => name.toLowerCase().includes(needle)),
  );
  return order === 'room' ? matchingRows.toSorted((a, b) => a.room - b.room) : matchingRows;
}

function outcomeOf(modes: readonly MeasuredContrast[]): Outcome {
  const verdicts = modes.map(({ ratio, pair }) => verdictOf(ratio, pair.ratio));
  if (verdicts.some(({ holds }) => !holds)) return 'fails';
  if (verdicts.some(({ level }) => level === undefined)) return 'holds';
  return verdicts.every(({ level }) => level === 'AAA') ? 'AAA' : 'AA';
}
