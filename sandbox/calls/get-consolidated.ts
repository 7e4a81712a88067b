import type { ConsolidatedInfo } from '@liveryjs/schemas/platform';
import { contractTypes } from '#sandbox/contracts/contract-types.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { AGENTS } from '#sandbox/identity/account-types.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { isModuleOn } from '#sandbox/system/modules-on.ts';

/** Which types of contracts an account has to do with; refused to trial accounts, which never ask [6.04]. */
export const getConsolidated: Handler<'getConsolidated'> = {
  async answer(_query, { db, clock, session: { accountId } }): Promise<ConsolidatedInfo> {
    await requireTrueAccount({ db }, accountId);
    const { type, upline_id } = await db
      .selectFrom('account')
      .select(['type', 'upline_id'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const agent = AGENTS.includes(type);
    const flags = Object.values(contractTypes).map(
      async ({ flag, module }) => [flag, agent && (await isModuleOn(db, module)) ? '1' : '0'] as const,
    );
    const offer = await db
      .selectFrom('contract')
      .select('id')
      .where('downline_id', '=', accountId)
      .where('state', '=', 'OFFERED')
      .where('expires_at', '>', clock())
      .executeTakeFirst();
    return {
      ...(Object.fromEntries(await Promise.all(flags)) as Omit<ConsolidatedInfo, 'info'>),
      info: { agent, upline: upline_id !== null, offered: offer !== undefined },
    };
  },
};
