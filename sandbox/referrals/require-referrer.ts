import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { AGENTS } from '#sandbox/identity/account-types.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';

/** @throws Refusal where members are invited by nobody, and for whom invites otherwise: agents have links of their own */
export async function requireReferrer({ db }: Pick<Platform, 'db'>, accountId: number): Promise<void> {
  await requireModule(db, 'REFERRAL3');
  await requireTrueAccount({ db }, accountId);
  const { type } = await db
    .selectFrom('account')
    .select('type')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!AGENTS.includes(type)) return;
  throw new Refusal(
    403,
    'This is for members only. As an agent, invite people with your registration links.',
    { code: 'members_only' },
  );
}
