import { CallError } from '@liveryjs/engine/kit/plain';
import { getLotteryDraw } from '@liveryjs/schemas/calls/lottery';
import type { LotteryDraw } from '@liveryjs/schemas/platform';
import { proxy, ref } from 'valtio/vanilla';
import { call } from '#platform/client/call.ts';

/** A lottery's draws as they go on. */
export interface FollowedDraw {
  readonly draw: ReturnType<typeof ref<LotteryDraw>> | undefined;
  /** Milliseconds that the platform's clock is ahead of this device's. */
  readonly ahead: number;
  /** Key of the message that says why there is no draw yet. */
  readonly failure: string | undefined;
}

/** The draws of lotteries that somebody follows, by lottery. */
export const draws = proxy<{ byGame: Readonly<Record<string, FollowedDraw>> }>({ byGame: {} });

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
  readonly wake: () => void;
}
const followers = new Map<string, Follower>();

/** Keeps a lottery's draws up to date until all who follow it have ended that. @returns what ends it */
export function followDraw(gameCode: string): () => void {
  const follower = followers.get(gameCode) ?? newFollower(gameCode);
  followers.set(gameCode, follower);
  follower.count += 1;
  if (follower.count === 1) {
    void look(gameCode, follower);
    // Timers of a hidden page are late.
    document.addEventListener('visibilitychange', follower.wake);
  }
  return () => {
    follower.count -= 1;
    if (follower.count > 0) return;
    clearTimeout(follower.timer);
    document.removeEventListener('visibilitychange', follower.wake);
    if (followers.get(gameCode) === follower) followers.delete(gameCode);
  };
}

/** Asks at once how a followed lottery stands. */
export function lookAgain(gameCode: string): void {
  const follower = followers.get(gameCode);
  if (!follower) return;
  clearTimeout(follower.timer);
  note(gameCode, { failure: undefined });
  void look(gameCode, follower);
}

/** When something happens by the platform's clock, on this device's. @param at ISO 8601 */
export function localTime(at: string, { ahead }: Pick<FollowedDraw, 'ahead'>): number {
  return Date.parse(at) - ahead;
}

function newFollower(gameCode: string): Follower {
  return {
    count: 0,
    timer: undefined,
    wake: () => {
      if (document.visibilityState === 'visible') lookAgain(gameCode);
    },
  };
}

async function look(gameCode: string, follower: Follower): Promise<void> {
  let pause = PAUSE;
  try {
    const draw = await call(getLotteryDraw, { gameCode });
    note(gameCode, {
      draw: ref(draw),
      ahead: Date.parse(draw.serverTime) - Date.now(),
      failure: undefined,
    });
    pause = pauseAfter(draw);
  } catch (error) {
    const failure = error instanceof CallError ? error.messageKey : 'engine.loadFailed';
    // What is known goes on showing: its countdown is right for as long as its draw lasts.
    note(gameCode, { failure: draws.byGame[gameCode]?.draw ? undefined : failure });
  }
  if (follower.count === 0 || followers.get(gameCode) !== follower) return;
  clearTimeout(follower.timer);
  follower.timer = setTimeout(() => void look(gameCode, follower), pause);
}

/** Milliseconds until a draw's next change. */
function pauseAfter({ serverTime, current, drawing }: LotteryDraw): number {
  const now = Date.parse(serverTime);
  const changes = [current.closesAt, current.opensAt, drawing?.opensAt]
    .map((at) => Date.parse(at ?? '') - now)
    .filter((left) => left > 0);
  return Math.min(LATEST, Math.max(SOONEST, Math.min(...changes) + GRACE));
}

function note(gameCode: string, part: Partial<FollowedDraw>): void {
  const before = draws.byGame[gameCode] ?? { draw: undefined, ahead: 0, failure: undefined };
  draws.byGame = { ...draws.byGame, [gameCode]: { ...before, ...part } };
}
