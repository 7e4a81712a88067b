import type { TeamLink } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { makeLink } from '#sandbox/team/make-link.ts';

/** Makes a link by which accounts register below the agent [2.36]. Path and shape are this project's own. */
export const makeTeamLink: Handler<'makeTeamLink'> = {
  async answer(_query, { db, clock, body, session: { accountId } }): Promise<TeamLink> {
    await requireAgent({ db }, accountId);
    const { idempotencyKey: key, ...linkRequest } = body;
    return answerOnce(db, { accountId, key, asks: ['makeTeamLink', linkRequest] }, (transaction) =>
      makeLink(transaction, accountId, linkRequest, clock()),
    );
  },
};
