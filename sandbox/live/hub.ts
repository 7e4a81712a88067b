import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@liveryjs/schemas/platform';
import type { Platform } from '#sandbox/http/platform.ts';
import type { Session } from '#sandbox/identity/session.ts';
import { type AccountLook, lookAtAccount, lookAtPublic, newsBetween, type PublicLook } from './look.ts';
import { createNewsLog, type News, type Topic } from './news.ts';

/** Somebody who listens. */
export interface Listener {
  /** Undefined for a visitor. */
  readonly session: Session | undefined;
  /** @param id missing where nobody can come back to it: what one account alone is told */
  tell(topic: Topic | 'hello', data: LiveEvent, id?: string): void;
  /** Ends the connection: the session that it was opened with is over. */
  end(): void;
}

export interface Hub {
  /** From when it has told `hello` on, it tells all that changes. @returns what ends the listening */
  join(listener: Listener, lastId: string | undefined): Promise<() => void>;
  /** Looks at once: a call has changed something. */
  nudge(): void;
  /** Ends all connections. */
  close(): void;
}

/** Milliseconds between two looks while somebody listens: what is told is at most so old. */
const PAUSE = 1000;
/** Milliseconds in which further calls may change something before it is looked at. */
const GATHER = 50;

const TOPICS: readonly Topic[] = ['odds', 'draws', 'winners', 'jackpots', 'status'];
const OF_ACCOUNTS: readonly Topic[] = ['balance', 'notices'];

/** Looks at what changes, for as long as somebody listens, and tells each listener what concerns them. */
export function createHub({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>): Hub {
  const listeners = new Set<Listener>();
  const accounts = new Map<number, AccountLook>();
  const news = createNewsLog(randomUUID().slice(0, 8));
  let before: PublicLook | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  /** Something has changed since the look that goes on began. */
  let isNudged = false;

  const tellAll = ({ topic, data }: News) => {
    const id = news.add({ topic, data }, clock().getTime());
    for (const listener of listeners) listener.tell(topic, data, id);
  };

  async function look(): Promise<void> {
    const now = clock();
    const current = await lookAtPublic(db, now);
    if (before) newsBetween(before, current).forEach(tellAll);
    before = current;
    await endLost();
    const ids = new Set([...listeners].flatMap(({ session }) => session?.accountId ?? []));
    for (const id of [...accounts.keys()].filter((other) => !ids.has(other))) accounts.delete(id);
    for (const id of ids) {
      const earlier = accounts.get(id);
      const account = await lookAtAccount(db, id);
      accounts.set(id, account);
      const { balance, notices } = account;
      const isOther = JSON.stringify(balance) !== JSON.stringify(earlier?.balance);
      for (const listener of listeners) {
        if (listener.session?.accountId !== id) continue;
        if (isOther) listener.tell('balance', { balance });
        if (notices !== earlier?.notices) listener.tell('notices', {});
      }
    }
  }

  /** Ends the connections of sessions that are over. */
  async function endLost(): Promise<void> {
    const hashes = [...listeners].flatMap(({ session }) => session?.tokenHash ?? []);
    if (hashes.length === 0) return;
    const rows = await db
      .selectFrom('session')
      .select('token_hash')
      .where('token_hash', 'in', hashes)
      .execute();
    const alive = new Set(rows.map(({ token_hash }) => token_hash));
    for (const listener of listeners)
      if (listener.session && !alive.has(listener.session.tokenHash)) listener.end();
  }

  /** One look at a time, and another one after the pause, while somebody listens. */
  function plan(pause: number): void {
    clearTimeout(timer);
    if (listeners.size === 0) {
      before = undefined;
      return;
    }
    timer = setTimeout(async () => {
      if (isLooking) return;
      isLooking = true;
      try {
        await look();
      } catch (error) {
        log(`What changes could not be looked at: ${String(error)}`);
      }
      isLooking = false;
      plan(isNudged ? GATHER : PAUSE);
      isNudged = false;
    }, pause);
    timer.unref();
  }

  return {
    async join(listener, lastId) {
      const { session } = listener;
      before ??= await lookAtPublic(db, clock());
      const account = session && (await lookAtAccount(db, session.accountId));
      if (account && !accounts.has(session.accountId)) accounts.set(session.accountId, account);
      const missed = lastId === undefined ? undefined : news.since(lastId);
      const topics = [...TOPICS, ...(session ? OF_ACCOUNTS : [])];
      listener.tell('hello', { topics, ...(missed && { resumed: true }) });
      for (const { topic, data, id } of missed ?? news.lately(clock().getTime()))
        listener.tell(topic, data, id);
      // The page may have asked before something changed, and an account's own news are kept for nobody.
      if (account) listener.tell('balance', { balance: account.balance });
      if (account && missed) listener.tell('notices', {});
      listeners.add(listener);
      if (listeners.size === 1) plan(PAUSE);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) plan(0);
      };
    },
    nudge() {
      isNudged = isLooking;
      if (listeners.size > 0) plan(GATHER);
    },
    close() {
      clearTimeout(timer);
      for (const listener of listeners) listener.end();
      listeners.clear();
    },
  };
}
