import { type ActionContext, pauseAfter } from '@liveryjs/engine/kit/plain';
import type { Topic } from '@liveryjs/schemas/live';
import { openChannel } from '#client/browser/channel.ts';
import { holdAlone } from '#client/browser/hold-alone.ts';
import { connection } from '#client/calls/connection.ts';
import { accountOf } from '#client/session/other-tabs.ts';
import { session, watchSession } from '#client/session/session.ts';
import { openStream, type Told } from './open-stream.ts';
import { askAnew, namesOf, takeIn } from './take-in.ts';

/** Milliseconds over which pages spread their questions: something that everybody is told is asked for by all of them. */
const SPREAD = 400;

/** Milliseconds that a page may take from its first question until it listens, and the most events that come in them. */
const LATELY = 30_000;
const MOST_LATELY = 200;

/** Milliseconds until a tab takes over a connection that another tab has ended. */
const TAKING_OVER = 1000;

/** A message between the tabs of one account. */
type Message =
  | { readonly told: Told; readonly id: string | undefined }
  /**
   * The topics that the tab with the connection hears; none: it hears nothing at the moment. To a tab that has come: with what
   * was told lately, and the id of the last event.
   */
  | { readonly topics: readonly Topic[]; readonly lately?: readonly Told[]; readonly id?: string | undefined }
  /** A tab that has come asks whether somebody hears. */
  | { readonly asks: true };

/**
 * Follows the stream of the platform while somebody looks at the page. One tab of an account has the connection, and tells
 * the others.
 *
 * @returns ends it
 */
export function followLive({ answers }: Pick<ActionContext, 'answers'>): () => void {
  /** Id of the last event, and whose it was. */
  const last: { id?: string | undefined; account?: string } = {};
  let wasAway = false;
  let leave = () => {};
  let token: string | undefined;

  const join = () => {
    leave();
    leave = () => {};
    answers.push([]);
    token = session.lapsed ? undefined : session.token;
    if (document.hidden) {
      wasAway = true;
      return;
    }
    const leaving = new AbortController();
    leave = () => leaving.abort();
    void listen({ answers, token, last, wasAway, signal: leaving.signal });
    wasAway = false;
  };

  join();
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('visibilitychange', join, { signal });
  // Some browsers keep no page that holds a lock or a connection.
  const goAway = () => {
    leave();
    wasAway = true;
  };
  addEventListener('pagehide', goAway, { signal });
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) join();
  };
  addEventListener('pageshow', comeBack, { signal });
  const stopWatching = watchSession(() => {
    if ((session.lapsed ? undefined : session.token) !== token) join();
  });
  return () => {
    ending.abort();
    stopWatching();
    leave();
  };
}

interface Listening {
  readonly answers: ActionContext['answers'];
  readonly token: string | undefined;
  readonly last: { id?: string | undefined; account?: string };
  /** The page may have missed something. */
  readonly wasAway: boolean;
  readonly signal: AbortSignal;
}

async function listen({ answers, token, last, wasAway, signal }: Listening): Promise<void> {
  const account = token === undefined ? 'visitor' : await accountOf(session);
  if (signal.aborted) return;
  if (last.account !== account) Object.assign(last, { id: undefined, account });
  const name = `livery:live:${connection.merchant}:${account}`;
  const waiting = new Set<string>();
  let topics: readonly Topic[] = [];
  let mayHaveMissed = wasAway;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const renew = (names: readonly string[]) => {
    for (const each of names) waiting.add(each);
    timer ??= setTimeout(() => {
      timer = undefined;
      const all = [...waiting];
      waiting.clear();
      askAnew(answers, all);
    }, Math.random() * SPREAD);
  };
  const heed = (next: readonly Topic[], resumed: boolean) => {
    topics = next;
    answers.push(namesOf(topics));
    if (topics.length === 0) mayHaveMissed = true;
    else {
      if (mayHaveMissed && !resumed) renew(namesOf(topics));
      mayHaveMissed = false;
    }
  };
  let log: { readonly told: Told; readonly at: number }[] = [];
  const lately = () => log.filter(({ at }) => performance.now() - at < LATELY);
  const hear = (told: Told, id: string | undefined) => {
    if (id !== undefined) last.id = id;
    log = [...lately().slice(1 - MOST_LATELY), { told, at: performance.now() }];
    takeIn(told, answers, renew);
  };

  let isHolder = false;
  /** Another tab had the connection before. */
  let isSecond = false;
  const channel = openChannel<Message>(name, (message) => {
    if (signal.aborted) return;
    if ('told' in message) hear(message.told, message.id);
    else if ('topics' in message) {
      isSecond = true;
      last.id = message.id ?? last.id;
      // A tab that hears already has heard these, too.
      const missed = topics.length === 0 && !mayHaveMissed ? (message.lately ?? []) : [];
      heed(message.topics, false);
      for (const told of missed) takeIn(told, answers, renew);
    } else if (isHolder && topics.length > 0) {
      channel.tell({ topics, lately: lately().map(({ told }) => told), id: last.id });
    }
  });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    // Another tab takes the connection over, and says so.
    if (isHolder) channel.tell({ topics: [] });
    channel.close();
  });
  channel.tell({ asks: true });

  await holdAlone(name, signal, async () => {
    isHolder = true;
    // The other tab may have logged out: this one is told in a moment, and its token is good for nothing.
    if (isSecond) await connectionOr(TAKING_OVER, signal);
    for (let failures = 1; !signal.aborted; failures += 1) {
      const end = await openStream({
        token,
        lastId: last.id,
        signal,
        hear(told, id) {
          if (signal.aborted) return;
          if (told.topic !== 'hello') {
            hear(told, id);
            return channel.tell({ told, id });
          }
          failures = 0;
          const { topics: offered = [], resumed = false } = told.data;
          heed(offered, resumed);
          channel.tell({ topics });
        },
      });
      if (signal.aborted) return;
      heed([], false);
      channel.tell({ topics });
      if (end !== 'over') return;
      await connectionOr(pauseAfter(undefined, Math.max(1, failures), Math.random()), signal);
    }
  });
}

/** Waits for so many milliseconds, or until the device is online again. */
async function connectionOr(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
