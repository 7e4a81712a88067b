export type Change = 'more' | 'less' | 'same' | 'new';

export interface FigureChange {
  readonly change: Change;
  /** The difference as a share of what was before; without sign. undefined where there was nothing before. */
  readonly share: number | undefined;
}

/** How a figure stands to the one of the period before. @param now @param before numbers or exact decimals */
export function compareFigures(now: string | number, before: string | number): FigureChange {
  const [one, other] = [Number(now), Number(before)];
  if (one === other) return { change: 'same', share: 0 };
  const change = one > other ? 'more' : 'less';
  return other === 0
    ? { change: change === 'more' ? 'new' : change, share: undefined }
    : { change, share: Math.abs((one - other) / other) };
}
