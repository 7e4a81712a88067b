import { useCallback, useEffect, useState } from 'react';
import type { DraftState, StudioCalls } from '#studio/api.ts';
import { type Commit, call, useAnswer, useLatest } from './calls.ts';

type Command = '/api/undo' | '/api/redo' | '/api/discard' | '/api/rebase' | '/api/save';

/** The draft, and the ways to change it. @param onAdded hears where a new item stands */
export function useDraft(revision: number, onAdded: (place: string) => void) {
  const { data } = useAnswer('/api/draft', {}, revision);
  const [state, setState] = useState<DraftState>();
  const [notice, setNotice] = useState<{ readonly kind: 'done' | 'failed'; readonly text: string }>();
  useEffect(() => {
    if (data !== undefined) setState(data);
  }, [data]);
  const failed = useCallback((reason: unknown) => {
    setNotice({ kind: 'failed', text: reason instanceof Error ? reason.message : String(reason) });
  }, []);
  const run = useCallback(
    async (path: Command): Promise<boolean> => {
      try {
        setState(await call(path, {}));
        setNotice(undefined);
        return true;
      } catch (error) {
        failed(error);
        return false;
      }
    },
    [failed],
  );
  const send = useLatest(async (gesture: string, edits: StudioCalls['/api/edit']['body']['edits']) => {
    try {
      const answer = await call('/api/edit', { edits, gesture });
      setState(answer);
      setNotice(undefined);
      if (answer.added !== undefined) onAdded(answer.added);
    } catch (error) {
      failed(error);
    }
  });
  const commit: Commit = useCallback(
    (edits, gesture = crypto.randomUUID()) => {
      void send(gesture, edits);
    },
    [send],
  );
  return { draft: state, notice, setNotice, run, commit };
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
