import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { AGENTS } from './account-types.ts';

/** @throws Refusal not_agent for an account of another kind [6.03] */
export async function requireAgent({ db }: Pick<Platform, 'db'>, accountId: number): Promise<void> {
  const { type } = await db
    .selectFrom('account')
    .select('type')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (AGENTS.includes(type)) return;
  throw new Refusal(403, 'This is for agents only.', { code: 'not_agent' });
}
