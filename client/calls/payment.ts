import { CallError, tabStorage } from '@liveryjs/engine/kit/plain';
import { proxy, ref } from 'valtio/vanilla';
import { session, watchSession } from '#client/session/session.ts';

/**
 * The progress of a payment. sending: it is on its way. checking: nobody knows whether it arrived, and the platform is
 * asked. stuck: not even that was answered; it is asked again. done: it was carried out. void: it was not, and never is.
 * refused: the platform said no.
 */
export type PaymentPhase = 'ready' | 'sending' | 'checking' | 'stuck' | 'done' | 'void' | 'refused';

export interface PaymentState<Answer extends object> {
  at: PaymentPhase;
  /** The payment as the tab remembers it; undefined with ready. */
  sent: string | undefined;
  /** With done. */
  answer: Answer | undefined;
  /** With refused. */
  error: CallError | undefined;
}

export interface PaymentRules<Answer extends object> {
  /** Name of the payment in what the tab remembers. */
  readonly kept: string;
  /**
   * Asks what became of a payment that has no answer.
   *
   * @param sent what the tab remembers of it
   * @returns its answer; undefined where it was given up, and then it is never carried out
   * @throws CallError
   */
  ask(sent: string): Promise<Answer | undefined>;
  /** Asking means to send it again, under the same key: a refusal is the last word, and the first time waits. */
  readonly asksBySending?: boolean;
}

export interface Payment<Answer extends object> {
  /** A valtio proxy. */
  readonly state: PaymentState<Answer>;
  /**
   * Sends a payment, unless one is under way.
   *
   * @param sent what the tab remembers of it, which its key is in
   * @returns the state once it is known what became of the payment
   */
  send(sent: string, post: () => Promise<Answer>): Promise<PaymentState<Answer>>;
  /** Asks at once what became of it. */
  check(): void;
  /** Returns the payment that an earlier page of this tab has sent without hearing of it again. */
  remembered(): string | undefined;
  /** Asks after what is remembered. */
  resume(): Promise<void>;
  /** Puts away what is done, void or refused. */
  clear(): void;
}

const READY = { at: 'ready', sent: undefined, answer: undefined, error: undefined } as const;
/** Milliseconds between two questions what became of it: the first, and the most. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/** Tells whether a payment is out of the visitor's hands. */
export function isUnderWay(phase: PaymentPhase): boolean {
  return phase === 'sending' || phase === 'checking' || phase === 'stuck';
}

/**
 * One kind of payment, of which one is under way at a time, and which is sent once: what has no answer is asked after
 * until there is one, also by a page that opens anew, and never by another visitor.
 */
export function payment<Answer extends object>(rules: PaymentRules<Answer>): Payment<Answer> {
  const { kept, asksBySending = false } = rules;
  const state = proxy<PaymentState<Answer>>({ ...READY });
  let owner = session.number;
  let wake: () => void = () => {};

  const end = (part: Partial<PaymentState<Answer>>) => {
    tabStorage().removeItem(kept);
    Object.assign(state, READY, part);
  };
  const done = (sent: string, answer: Answer) => end({ at: 'done', sent, answer: ref(answer) });
  /** Drops the state that belongs to another visitor of this page: it is none of this one's business. */
  const follow = () => {
    if (owner === session.number) return;
    owner = session.number;
    Object.assign(state, READY);
  };
  watchSession(() => {
    follow();
    // Whoever is back after the session had lapsed need not wait for the next question.
    if (!session.lapsed) wake();
  });

  async function rest(pause: number): Promise<void> {
    state.at = 'stuck';
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function settle(sent: string): Promise<void> {
    const { number } = session;
    for (let pause = FIRST_PAUSE; session.number === number; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      Object.assign(state, { at: 'checking', sent });
      // A session that lapses takes with it all that the tab remembers.
      if (!session.lapsed) tabStorage().setItem(kept, sent);
      try {
        const answer = await rules.ask(sent);
        if (session.number !== number) return;
        return answer ? done(sent, answer) : end({ at: 'void', sent });
      } catch (error) {
        if (session.number !== number) return;
        // Where only a question was refused, nothing is said of the payment; a 401 never says anything of it.
        if (asksBySending && error instanceof CallError && error.kind === 'refused' && error.status !== 401)
          return end({ at: 'refused', sent, error });
      }
      await rest(pause);
    }
  }

  return {
    state,
    async send(sent, post) {
      const { number } = session;
      if (isUnderWay(state.at) && owner === number) return state;
      owner = number;
      tabStorage().setItem(kept, sent);
      Object.assign(state, READY, { at: 'sending', sent });
      try {
        const answer = await post();
        if (session.number === number) done(sent, answer);
      } catch (error) {
        if (session.number !== number) return state;
        if (!(error instanceof CallError)) {
          end({});
          throw error;
        }
        if (isAnswer(error)) {
          end({ at: 'refused', sent, error });
        } else {
          if (asksBySending) await rest(FIRST_PAUSE);
          if (session.number === number) await settle(sent);
        }
      }
      return state;
    },
    check: () => wake(),
    remembered: () => tabStorage().getItem(kept) ?? undefined,
    async resume() {
      follow();
      const sent = tabStorage().getItem(kept);
      if (sent !== null && session.token !== undefined && !isUnderWay(state.at)) await settle(sent);
    },
    clear() {
      if (!isUnderWay(state.at)) Object.assign(state, READY);
    },
  };
}

/** The platform has said no: to the payment, to whoever sent it, or to how many come. */
function isAnswer({ kind, status }: CallError): boolean {
  return kind === 'refused' || status === 429;
}
