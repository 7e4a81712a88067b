import { compareDecimals, minus } from '@liveryjs/engine/kit/plain';

export type Change = 'more' | 'less' | 'same' | 'new';

export interface FigureChange {
  readonly change: Change;
  /** The difference as a share of what was before; without sign. undefined where that says nothing. */
  readonly share?: number;
  /** The difference itself, an exact decimal without sign, where one of the two figures is below 0. */
  readonly amount?: string;
}

/** Compares a figure with the one of the period before. @param now @param before numbers or exact decimals */
export function compareFigures(now: string | number, before: string | number): FigureChange {
  const [current, other] = [String(now), String(before)];
  const order = compareDecimals(current, other);
  if (order === 0) return { change: 'same' };
  const change = order > 0 ? 'more' : 'less';
  if (Number(other) === 0) return { change: change === 'more' ? 'new' : change };
  if (Number(current) < 0 || Number(other) < 0) {
    return { change, amount: order > 0 ? minus(current, other) : minus(other, current) };
  }
  return { change, share: Math.abs((Number(current) - Number(other)) / Number(other)) };
}
