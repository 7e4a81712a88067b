import type { MissionSummary } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { readMissions } from '#sandbox/rewards/read-missions.ts';
import { requireMissions } from '#sandbox/rewards/require-missions.ts';

/** The missions and how far the account is with each. */
export const getMissionSummary: Handler<'getMissionSummary'> = {
  async answer(query, { session: { accountId }, request, ...platform }): Promise<MissionSummary> {
    await requireMissions(platform, accountId);
    const { db, clock } = platform;
    const { code: currency, digits } = await readCurrency(db, accountId);
    const language = await languageOf(db, query.language);
    const missionQuery = { accountId, language, digits, now: clock(), merchant: merchantOf(request) };
    const list = (await readMissions(db, missionQuery)).map(({ mission }) => mission);
    return { list, claimable: list.filter(({ status }) => status === 'CLAIMABLE').length, currency };
  },
};
