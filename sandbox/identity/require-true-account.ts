import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { TRIAL } from './account-types.ts';

/** @throws Refusal for an account that is only there to try the games */
export async function requireTrueAccount({ db }: Pick<Platform, 'db'>, accountId: number): Promise<void> {
  const { type } = await db
    .selectFrom('account')
    .select('type')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (type !== TRIAL) return;
  throw new Refusal(403, 'You need a real account to do this.', { code: 'need_true_account' });
}
