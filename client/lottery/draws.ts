import { CallError, pageTime } from '@liveryjs/engine/kit/plain';
import { getLotteryDraw, getLotteryDraws } from '@liveryjs/schemas/calls/lottery';
import type { LotteryDraw } from '@liveryjs/schemas/platform';
import { proxy, ref } from 'valtio/vanilla';
import { call } from '#client/calls/call.ts';

/** A lottery's draws as they go on. */
export interface FollowedDraw {
  readonly draw: ReturnType<typeof ref<LotteryDraw>> | undefined;
  /** Milliseconds that the platform's clock is ahead of the page's. */
  readonly ahead: number;
  /** Key of the message that says why there is no draw yet. */
  readonly failure: string | undefined;
}

/** The draws of lotteries that somebody follows, by lottery. */
export const draws = proxy<{
  byGame: Readonly<Record<string, FollowedDraw>>;
  /** The platform did not say where all lotteries stand. */
  missing: boolean;
}>({ byGame: {}, missing: false });

/** Milliseconds after which the platform is asked again at the latest, and at the soonest. */
const LATEST = 30_000;
const SOONEST = 1000;
/** Milliseconds after a failed call. */
const PAUSE = 5000;
/** Milliseconds that a change is given to be there. */
const GRACE = 300;

interface Follower {
  count: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly ask: () => Promise<readonly LotteryDraw[]>;
  /** Whose failure it is when the platform does not answer; undefined: nobody's. */
  readonly gameCode: string | undefined;
  readonly wake: () => void;
}
const followers = new Map<string, Follower>();

/** Stands for every lottery: no code is like it. */
const ALL = '*';

/** Keeps a lottery's draws up to date until all who follow it have ended that. @returns what ends it */
export function followDraw(gameCode: string): () => void {
  return follow(gameCode, gameCode, async () => [await call(getLotteryDraw, { gameCode })]);
}

/**
 * Keeps the draws of every lottery up to date, with one call for all of them. A platform that lacks it leaves them
 * unknown.
 *
 * @returns what ends it
 */
export function followAllDraws(): () => void {
  return follow(ALL, undefined, () => call(getLotteryDraws, {}));
}

function follow(key: string, gameCode: string | undefined, ask: Follower['ask']): () => void {
  const follower = followers.get(key) ?? newFollower(key, gameCode, ask);
  followers.set(key, follower);
  follower.count += 1;
  if (follower.count === 1) {
    void look(key, follower);
    // Timers of a hidden page are late.
    document.addEventListener('visibilitychange', follower.wake);
  }
  return () => {
    follower.count -= 1;
    if (follower.count > 0) return;
    clearTimeout(follower.timer);
    document.removeEventListener('visibilitychange', follower.wake);
    if (followers.get(key) === follower) followers.delete(key);
  };
}

/** Asks at once how a followed lottery stands. */
export function lookAgain(gameCode: string): void {
  const follower = followers.get(gameCode);
  if (!follower) return;
  clearTimeout(follower.timer);
  if (follower.gameCode !== undefined) note({ [follower.gameCode]: { failure: undefined } });
  void look(gameCode, follower);
}

/** Asks at once how all followed lotteries stand. */
export function lookAgainAtAll(): void {
  for (const key of followers.keys()) lookAgain(key);
}

/** When something happens by the platform's clock, on this device's. @param moment ISO 8601 */
export function localTime(moment: string, { ahead }: Pick<FollowedDraw, 'ahead'>): number {
  return Date.parse(moment) - ahead;
}

function newFollower(key: string, gameCode: string | undefined, ask: Follower['ask']): Follower {
  return {
    count: 0,
    timer: undefined,
    ask,
    gameCode,
    wake: () => {
      if (document.visibilityState === 'visible') lookAgain(key);
    },
  };
}

async function look(key: string, follower: Follower): Promise<void> {
  const { gameCode } = follower;
  let pause = PAUSE;
  try {
    const all = await follower.ask();
    note(Object.fromEntries(all.map((draw) => [gameCode ?? draw.gameCode, followed(draw)])));
    if (gameCode === undefined) draws.missing = false;
    pause = Math.min(LATEST, ...all.map(pauseAfter));
  } catch (error) {
    const failure = error instanceof CallError ? error.messageKey : 'engine.loadFailed';
    // A known draw goes on showing: its countdown is right for as long as the draw lasts.
    if (gameCode !== undefined)
      note({ [gameCode]: { failure: draws.byGame[gameCode]?.draw ? undefined : failure } });
    else {
      draws.missing = true;
      pause = LATEST;
    }
  }
  if (follower.count === 0 || followers.get(key) !== follower) return;
  clearTimeout(follower.timer);
  follower.timer = setTimeout(() => void look(key, follower), pause);
}

function followed(draw: LotteryDraw): FollowedDraw {
  return { draw: ref(draw), ahead: Date.parse(draw.serverTime) - pageTime(), failure: undefined };
}

/** Milliseconds until a draw's next change. */
function pauseAfter({ serverTime, current, drawing }: LotteryDraw): number {
  const now = Date.parse(serverTime);
  const changes = [current.closesAt, current.opensAt, drawing?.opensAt]
    .map((moment) => Date.parse(moment ?? '') - now)
    .filter((left) => left > 0);
  return Math.min(LATEST, Math.max(SOONEST, Math.min(...changes) + GRACE));
}

function note(parts: Readonly<Record<string, Partial<FollowedDraw>>>): void {
  const entries = Object.entries(parts).map(([gameCode, part]) => {
    const before = draws.byGame[gameCode] ?? { draw: undefined, ahead: 0, failure: undefined };
    return [gameCode, { ...before, ...part }] as const;
  });
  draws.byGame = { ...draws.byGame, ...Object.fromEntries(entries) };
}
