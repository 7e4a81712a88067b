import type { Call } from '@liveryjs/schemas/contract/call';
import type { Session } from '#client/session/session.ts';

/**
 * Names what a call answers, for all that show or reload it. What a session brings carries the number of that session,
 * so that no other session shows it.
 *
 * @returns null for a call that needs a session where there is none
 */
export function keyOf(
  { name, session }: Pick<Call, 'name' | 'session'>,
  params: unknown,
  { token, number }: Pick<Session, 'token' | 'number'>,
): readonly unknown[] | null {
  if (session === 'none') return [name, params];
  if (session === 'required' && token === undefined) return null;
  return [name, params, number];
}
