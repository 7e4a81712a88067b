/** The progress of a build by workers. Brands are counted, times are in milliseconds. */
export interface Standing {
  /** Those that failed are among them. */
  readonly done: number;
  readonly failed: number;
  /** Those whose bundle was taken from an earlier build, without a worker. */
  readonly cached: number;
  readonly running: number;
  readonly total: number;
  readonly workers: number;
  /**
   * The brands that workers finished after the first, and the time since: the first waits until what brands share is compiled,
   * and what is taken from an earlier build says nothing of how fast workers are.
   */
  readonly finished: number;
  readonly elapsed: number;
}

/** `12 of 40 brands, 2 from the cache, 1 failed, 4 being built by 4 workers, 3.2 a second, 9 s left` */
export function standingText(standing: Standing): string {
  const { done, failed, cached, running, total, workers, finished, elapsed } = standing;
  const perMs = elapsed > 0 ? finished / elapsed : 0;
  return [
    `${done} of ${total} brands`,
    ...(cached > 0 ? [`${cached} from the cache`] : []),
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
