import type { LiveEvent } from '@liveryjs/schemas/platform';

export type Topic = NonNullable<LiveEvent['topics']>[number];

/** Something that has changed. */
export interface News {
  readonly topic: Topic;
  readonly data: LiveEvent;
}

/** News in their order, each with a number, for as long as somebody may come back for them. */
export interface NewsLog {
  /** @returns the id of the news, as events carry it */
  add(news: News, time: number): string;
  /**
   * News that somebody has missed.
   *
   * @param lastId id of the last that came
   * @returns undefined where it cannot be told what was missed
   */
  since(lastId: string): readonly Kept[] | undefined;
  /** News of the last while: a page that has just begun may have asked before they came. */
  lately(now: number): readonly Kept[];
}

export interface Kept extends News {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** The most news that are kept. */
const KEPT = 500;
/** Milliseconds that a page may take until it listens. */
const WHILE = 30_000;

/** @param run tells the ids of this run of the platform from those of others */
export function createNewsLog(run: string): NewsLog {
  const log: Kept[] = [];
  let last = 0;
  const isRun = new RegExp(`^${run}-(\\d+)$`);
  return {
    add(news, time) {
      last += 1;
      const id = `${run}-${last}`;
      log.push({ ...news, id, time });
      if (log.length > KEPT) log.shift();
      return id;
    },
    since(lastId) {
      const number = Number(isRun.exec(lastId)?.[1] ?? Number.NaN);
      const first = last - log.length + 1;
      if (!(number >= first - 1 && number <= last)) return undefined;
      return log.slice(number - first + 1);
    },
    lately: (now) => log.filter(({ time }) => now - time < WHILE),
  };
}
