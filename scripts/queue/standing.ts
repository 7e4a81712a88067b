/** How far a build by workers is. Brands are counted, times are in milliseconds. */
export interface Standing {
  /** Those that failed are among them. */
  readonly done: number;
  readonly failed: number;
  readonly running: number;
  readonly total: number;
  readonly workers: number;
  /** The brands finished after the first, and the time since: the first waits until what brands share is compiled. */
  readonly finished: number;
  readonly elapsed: number;
}

/** `12 of 40 brands, 1 failed, 4 being built by 4 workers, 3.2 a second, 9 s left` */
export function standingText(standing: Standing): string {
  const { done, failed, running, total, workers, finished, elapsed } = standing;
  const perMs = elapsed > 0 ? finished / elapsed : 0;
  return [
    `${done} of ${total} brands`,
    `${failed} failed`,
    `${running} being built by ${workers} ${workers === 1 ? 'worker' : 'workers'}`,
    ...(perMs > 0 && done < total
      ? [`${(perMs * 1000).toFixed(1)} a second`, `${duration((total - done) / perMs)} left`]
      : []),
  ].join(', ');
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
