import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftState, StudioCalls, StudioEdit } from '#studio/api.ts';
import { type CallError, call, oneAfterAnother, type Send, useAnswer } from './calls.ts';

type Command = '/api/undo' | '/api/redo' | '/api/discard' | '/api/rebase' | '/api/save';

/** The draft, and the ways to change it. @param onAdded hears where a new item stands */
export function useDraft(revision: number, onAdded: (place: string) => void) {
  const { data, late } = useAnswer('/api/draft', {}, revision);
  const [state, setState] = useState<DraftState>();
  const [notice, setNotice] = useState<{ readonly kind: 'done' | 'failed'; readonly text: string }>();
  useEffect(() => {
    if (data !== undefined) setState(data);
  }, [data]);
  useEffect(() => {
    if (late !== undefined) setNotice({ kind: 'failed', text: late });
  }, [late]);
  /** Edits that did not reach the host. */
  const unsent = useRef<readonly Unsent[]>([]);
  const added = useRef(onAdded);
  added.current = onAdded;
  const failed = useCallback((reason: unknown) => {
    setNotice({ kind: 'failed', text: reason instanceof Error ? reason.message : String(reason) });
  }, []);
  const run = useCallback(
    async <P extends Command>(path: P, body: StudioCalls[P]['body'] = {}): Promise<boolean> => {
      try {
        setState(await call(path, body));
        if (unsent.current.length === 0) setNotice(undefined);
        return true;
      } catch (error) {
        failed(error);
        return false;
      }
    },
    [failed],
  );
  const [send] = useState(() =>
    oneAfterAnother(async (gesture: string, edits: readonly StudioEdit[]): Promise<string | undefined> => {
      try {
        const answer = await call('/api/edit', { edits, gesture });
        setState(answer);
        unsent.current = withoutPlacesOf(unsent.current, gesture, edits);
        if (unsent.current.length === 0) setNotice(undefined);
        if (answer.added !== undefined) added.current(answer.added);
        return undefined;
      } catch (error) {
        if (!(error as CallError).isFinal) unsent.current = [...unsent.current, [gesture, edits]];
        failed(error);
        return (error as Error).message;
      }
    }),
  );
  const sendAgain = useCallback(() => {
    const all = unsent.current;
    unsent.current = [];
    setNotice(undefined);
    for (const [gesture, edits] of all) void send(gesture, edits);
  }, [send]);
  const commit: Send = useCallback((edits, gesture = crypto.randomUUID()) => send(gesture, edits), [send]);
  const again = notice?.kind === 'failed' && unsent.current.length > 0 ? sendAgain : undefined;
  return { draft: state, notice, again, setNotice, run, commit };
}

/** Edits of a gesture that did not reach the host. */
type Unsent = readonly [gesture: string, edits: readonly StudioEdit[]];

/** Edits without those whose place has been changed since: to send them again would take that back. */
export function withoutPlacesOf(
  unsent: readonly Unsent[],
  gesture: string,
  edits: readonly StudioEdit[],
): readonly Unsent[] {
  const placeOf = ({ brand, at: place, language, mode }: StudioEdit) =>
    JSON.stringify([brand, place, language, mode]);
  const places = new Set(edits.map(placeOf));
  return unsent.filter(([name, each]) => name !== gesture && !each.some((edit) => places.has(placeOf(edit))));
}

/** Undo and redo by keyboard, where no text is being written. */
export function useUndoKeys(run: (path: Command) => Promise<boolean>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInText = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      if (isInText || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      void run(event.shiftKey ? '/api/redo' : '/api/undo');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [run]);
}
