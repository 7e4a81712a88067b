import type { TeamOpened } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { readRegisterRules } from '#sandbox/identity/read-register-rules.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { languageAsked } from '#sandbox/messages/language-of.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { openAccount } from '#sandbox/team/open-account.ts';

/** Opens an account below the agent at once [2.36]. Path and shape are this project's own. */
export const openTeamMember: Handler<'openTeamMember'> = {
  async answer(_query, { db, clock, request, body, session: { accountId } }): Promise<TeamOpened> {
    await requireAgent({ db }, accountId);
    const { password, idempotencyKey: key, ...memberRequest } = body;
    const rules = await readRegisterRules(db, merchantOf(request));
    const language = await languageAsked(db, request);
    return answerOnce(db, { accountId, key, asks: ['openTeamMember', memberRequest] }, (transaction) =>
      openAccount(transaction, {
        ...memberRequest,
        password,
        agentId: accountId,
        rules,
        language,
        address: request.ip,
        now: clock(),
      }),
    );
  },
};
