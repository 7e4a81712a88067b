export type Change = 'more' | 'less' | 'same' | 'new';

export interface FigureChange {
  readonly change: Change;
  /** The difference as a share of what was before; without sign. undefined where that says nothing. */
  readonly share?: number;
  /** The difference itself, an exact decimal without sign, where one of the two figures is below 0. */
  readonly amount?: string;
}

/** How a figure stands to the one of the period before. @param now @param before numbers or exact decimals */
export function compareFigures(now: string | number, before: string | number): FigureChange {
  const [one, other] = [Number(now), Number(before)];
  if (one === other) return { change: 'same' };
  const change = one > other ? 'more' : 'less';
  if (other === 0) return { change: change === 'more' ? 'new' : change };
  if (one < 0 || other < 0) {
    const digits = Math.max(...[now, before].map((figure) => String(figure).split('.')[1]?.length ?? 0));
    return { change, amount: Math.abs(one - other).toFixed(digits) };
  }
  return { change, share: Math.abs((one - other) / other) };
}
