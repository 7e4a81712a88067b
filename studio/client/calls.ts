import { useEffect, useRef, useState } from 'react';
import type { Refusal, StudioCalls, StudioEdit, StudioPath } from '#studio/api.ts';

/** Has edits be made. Those of one gesture that follow each other are one step. */
export type Commit = (edits: readonly StudioEdit[], gesture?: string) => void;

const token = document.querySelector('meta[name=studio-token]')?.getAttribute('content') ?? '';

/** Calls the host of the studio. @throws Error with a sentence for people */
export async function call<P extends StudioPath>(
  path: P,
  body: StudioCalls[P]['body'],
): Promise<StudioCalls[P]['answer']> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Studio-Token': token },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('The studio cannot be reached. Is livery studio still running? Your draft is kept.');
  });
  const answer: unknown = await response
    .json()
    .catch(() => ({ error: 'The studio did not answer as it should.' }));
  if (!response.ok) throw new Error((answer as Refusal).error);
  return answer as StudioCalls[P]['answer'];
}

/** An answer of the host, kept up with a revision. */
export interface Answered<T> {
  /** The last answer; it stays while a newer one is fetched. */
  readonly data: T | undefined;
  readonly error: string | undefined;
}

/**
 * The answer to a call, asked for again with each revision.
 * @param body undefined asks for nothing
 */
export function useAnswer<P extends StudioPath>(
  path: P,
  body: StudioCalls[P]['body'] | undefined,
  revision: number,
): Answered<StudioCalls[P]['answer']> {
  const key = body === undefined ? '' : JSON.stringify(body);
  const [state, setState] = useState<{
    readonly key: string;
    readonly data?: StudioCalls[P]['answer'];
    readonly error?: string;
  }>({ key });
  useEffect(() => {
    if (key === '' || revision === 0) return undefined;
    let isOver = false;
    call(path, JSON.parse(key)).then(
      (data) => !isOver && setState({ key, data }),
      (error: Error) => !isOver && setState({ key, error: error.message }),
    );
    return () => {
      isOver = true;
    };
  }, [path, key, revision]);
  return state.key === key ? { data: state.data, error: state.error } : { data: undefined, error: undefined };
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

/** Sends works one after another; of those of one gesture that wait, the last one alone. */
export function useLatest(
  work: (gesture: string, edits: StudioCalls['/api/edit']['body']['edits']) => Promise<void>,
) {
  const waiting = useRef(new Map<string, StudioCalls['/api/edit']['body']['edits']>());
  const isBusy = useRef(false);
  const latest = useRef(work);
  latest.current = work;
  const [send] = useState(() => async (gesture: string, edits: StudioCalls['/api/edit']['body']['edits']) => {
    waiting.current.set(gesture, edits);
    if (isBusy.current) return;
    isBusy.current = true;
    for (const [next, body] of waiting.current) {
      waiting.current.delete(next);
      await latest.current(next, body);
    }
    isBusy.current = false;
  });
  return send;
}
