import type { TeamLink } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { readLinks } from '#sandbox/team/read-links.ts';

/** Switches one of the agent's links off, or on again. Path and shape are this project's own. */
export const switchTeamLink: Handler<'switchTeamLink'> = {
  async answer(_query, { db, clock, body: { code, on }, session: { accountId } }): Promise<TeamLink> {
    await requireAgent({ db }, accountId);
    const [link] = await readLinks(db, accountId, code);
    if (!link) throw new Refusal(404, 'You do not have this link.', { code: 'link_gone' });
    if (link.on !== on) {
      const off_at = on ? null : clock();
      await db.updateTable('team_link').set({ off_at }).where('code', '=', link.code).execute();
    }
    return { ...link, on };
  },
};
