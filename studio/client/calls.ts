import { useEffect, useState } from 'react';
import type { Refusal, StudioCalls, StudioEdit, StudioPath } from '#studio/api.ts';

/** Has edits be made. Those of one gesture that follow each other are one step. */
export type Commit = (edits: readonly StudioEdit[], gesture?: string) => void;

/** The same, and resolves with the sentence that says why they were not made; undefined where they were. */
export type Send = (edits: readonly StudioEdit[], gesture?: string) => Promise<string | undefined>;

const token = document.querySelector('meta[name=studio-token]')?.getAttribute('content') ?? '';

/** The reason why a call has no answer, in a sentence for people. */
export class CallError extends Error {
  /** True when the host has looked into the call and said no: the same call again has the same answer. */
  readonly isFinal: boolean;

  constructor(sentence: string, isFinal = false) {
    super(sentence);
    this.isFinal = isFinal;
  }
}

/** Calls the host of the studio. @throws CallError */
export async function call<P extends StudioPath>(
  path: P,
  body: StudioCalls[P]['body'],
): Promise<StudioCalls[P]['answer']> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Studio-Token': token },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new CallError(
      'The studio cannot be reached. Start livery studio again if it has ended. Your draft is kept.',
    );
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const { error } = Object(answer) as Partial<Refusal>;
  if (response.ok && answer !== undefined) return answer as StudioCalls[P]['answer'];
  throw new CallError(
    typeof error === 'string'
      ? error
      : 'The studio gave an answer that this page cannot read. Load the page again: the draft is kept.',
    response.status === 409,
  );
}

/** An answer of the host, kept up with a revision. */
export interface Answered<T> {
  /** The last answer; it stays while a newer one is fetched. */
  readonly data: T | undefined;
  /** The reason why there is none. */
  readonly error: string | undefined;
  /** The reason why the last answer is not the newest. */
  readonly late: string | undefined;
}

/**
 * The answer to a call, asked for again with each revision.
 * @param body undefined asks for nothing
 * @param subject the last answer about the same stays while another body is asked for. Default: the body
 */
export function useAnswer<P extends StudioPath>(
  path: P,
  body: StudioCalls[P]['body'] | undefined,
  revision: number,
  subject?: string,
): Answered<StudioCalls[P]['answer']> {
  const key = body === undefined ? '' : JSON.stringify(body);
  const about = subject ?? key;
  const [state, setState] = useState<{
    readonly about: string;
    readonly data?: StudioCalls[P]['answer'];
    readonly error?: string;
  }>({ about });
  useEffect(() => {
    if (key === '' || revision === 0) return undefined;
    let isOver = false;
    call(path, JSON.parse(key)).then(
      (data) => !isOver && setState({ about, data }),
      (error: CallError) =>
        !isOver &&
        setState((before) => ({
          about,
          error: error.message,
          // Fields in which something is being written stay while the host is away.
          ...(!error.isFinal && before.about === about && before.data !== undefined && { data: before.data }),
        })),
    );
    return () => {
      isOver = true;
    };
  }, [path, key, about, revision]);
  const { data, error } = state.about === about ? state : {};
  return data === undefined ? { data, error, late: undefined } : { data, error: undefined, late: error };
}

/** A number that grows with each change of a brand; 0 before the host is known to be there. */
export function useRevision(): number {
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    const over = new AbortController();
    const follow = async () => {
      let since = 0;
      while (!over.signal.aborted) {
        try {
          ({ revision: since } = await call('/api/changes', { since }));
          if (!over.signal.aborted) setRevision(since);
        } catch {
          // The calls of the page say that the host is gone; this one only waits for it.
          setRevision((before) => Math.max(before, 1));
          await new Promise((done) => setTimeout(done, 2000));
        }
      }
    };
    void follow();
    return () => over.abort();
  }, []);
  return revision;
}

/**
 * Sends works one after another; of those of one gesture that wait, the last one alone.
 *
 * @returns gives work on, and resolves with what became of it, or of what took its place
 */
export function oneAfterAnother<Work, Outcome>(send: (gesture: string, work: Work) => Promise<Outcome>) {
  const waiting = new Map<string, { readonly work: Work; readonly hear: ((outcome: Outcome) => void)[] }>();
  let isBusy = false;
  const sendAll = async () => {
    isBusy = true;
    for (const [gesture, { work, hear }] of waiting) {
      waiting.delete(gesture);
      const outcome = await send(gesture, work);
      for (const done of hear) done(outcome);
    }
    isBusy = false;
  };
  return (gesture: string, work: Work): Promise<Outcome> =>
    new Promise((done) => {
      waiting.set(gesture, { work, hear: [...(waiting.get(gesture)?.hear ?? []), done] });
      if (!isBusy) void sendAll();
    });
}
