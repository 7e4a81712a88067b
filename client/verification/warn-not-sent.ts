import { type ActionContext, CallError } from '@liveryjs/engine/kit/plain';
import { signInRefusalKey } from '#client/session/sign-in-refusal-key.ts';

/** Warns that no code was sent, in the platform's own words where it has some [8.01]. Done when it is dismissed. */
export async function warnNotSent(error: unknown, { confirm }: ActionContext): Promise<void> {
  const message = wordsOf(error);
  await confirm({
    title: 'verification.notSent',
    ...(message === undefined
      ? { text: signInRefusalKey(error) ?? 'engine.actionFailed' }
      : { text: 'verification.platformSays', values: { message } }),
    confirm: 'verification.submit',
    cancel: null,
  });
}

function wordsOf(error: unknown): string | undefined {
  const answered = error instanceof CallError && (error.kind === 'refused' || error.status === 429);
  return answered ? error.serverMessage : undefined;
}
