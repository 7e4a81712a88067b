import { proxy, ref } from 'valtio/vanilla';
import { CallError } from '#engine/kit/plain.ts';
import { session, watchSession } from '#platform/session/session.ts';
import { tabStorage } from '#platform/session/tab-storage.ts';
import type { RequestOutcome } from '#schemas/generated/platform.ts';
import { newKey } from './new-key.ts';
import { request } from './request.ts';

/**
 * How far a payment is. sending: it is on its way. checking: nobody knows whether it arrived, and the platform is asked.
 * stuck: not even that was answered; it is asked again. done: it was carried out. void: it was not, and never is.
 * refused: the platform said no.
 */
export type MoneyPhase = 'ready' | 'sending' | 'checking' | 'stuck' | 'done' | 'void' | 'refused';

export interface MoneyState<Answer extends object> {
  at: MoneyPhase;
  /** With done. */
  answer: Answer | undefined;
  /** With refused. */
  error: CallError | undefined;
}

export interface MoneyCall<Answer extends object> {
  /** A valtio proxy. */
  readonly state: MoneyState<Answer>;
  /**
   * Sends a payment, unless one is under way.
   *
   * @param post sends it under a key that goes into its body
   * @returns the state once it is known what became of it
   */
  send(post: (idempotencyKey: string) => Promise<Answer>): Promise<MoneyState<Answer>>;
  /** Asks at once what became of it. */
  check(): void;
  /** Asks after what an earlier page of this tab has sent without hearing of it again. */
  resume(): Promise<void>;
  /** Puts away what is done, void or refused. */
  clear(): void;
}

const READY = { at: 'ready', answer: undefined, error: undefined } as const;
/** Milliseconds between two questions what became of it: the first, and the most. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/**
 * One kind of payment, which is sent once: what has no answer is asked after by its key, which the tab remembers, and
 * what has not arrived by then is given up on both sides. So there is never a second one.
 *
 * @param name of its own in what the tab remembers
 */
export function moneyCall<Answer extends object>(name: string): MoneyCall<Answer> {
  const kept = `money:${name}`;
  const state = proxy<MoneyState<Answer>>({ ...READY });
  let of = session.number;
  let wake: () => void = () => {};

  const isUnderWay = () => state.at === 'sending' || state.at === 'checking' || state.at === 'stuck';
  const end = (part: Partial<MoneyState<Answer>>) => {
    tabStorage().removeItem(kept);
    Object.assign(state, READY, part);
  };
  const done = (answer: Answer) => end({ at: 'done', answer: ref(answer) });
  /** What another visitor of this page was told is none of this one's business. */
  const follow = () => {
    if (of === session.number) return;
    of = session.number;
    Object.assign(state, READY);
  };
  watchSession(() => {
    follow();
    // Whoever is back after the session had lapsed need not wait for the next question.
    if (!session.lapsed) wake();
  });

  async function settle(idempotencyKey: string): Promise<void> {
    const { number } = session;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      state.at = 'checking';
      // A session that lapses takes with it all that the tab remembers.
      if (!session.lapsed) tabStorage().setItem(kept, idempotencyKey);
      try {
        const { answer } = await request<RequestOutcome>('/wps/member/request/outcome', {
          method: 'POST',
          body: { idempotencyKey },
          token: true,
        });
        if (session.number !== number) return;
        return answer ? done(answer as Answer) : end({ at: 'void' });
      } catch {
        // No refusal of the question, a 401 least of all, says what became of the payment.
        if (session.number !== number) return;
      }
      state.at = 'stuck';
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (session.number !== number) return;
    }
  }

  return {
    state,
    async send(post) {
      const { number } = session;
      if (isUnderWay() && of === number) return state;
      const key = newKey();
      of = number;
      tabStorage().setItem(kept, key);
      Object.assign(state, READY, { at: 'sending' });
      try {
        const answer = await post(key);
        if (session.number === number) done(answer);
      } catch (error) {
        if (session.number !== number) return state;
        if (!(error instanceof CallError)) {
          end({});
          throw error;
        }
        if (isAnswer(error)) end({ at: 'refused', error });
        else await settle(key);
      }
      return state;
    },
    check: () => wake(),
    async resume() {
      follow();
      const key = tabStorage().getItem(kept);
      if (key !== null && session.token !== undefined && !isUnderWay()) await settle(key);
    },
    clear() {
      if (!isUnderWay()) Object.assign(state, READY);
    },
  };
}

/** The platform has said no: to the payment, to who sent it, or to how many come. */
function isAnswer({ kind, status }: CallError): boolean {
  return kind === 'refused' || status === 429;
}
