import type { ActivityListResponse } from '@liveryjs/schemas/platform';
import { readActivities } from '#sandbox/activities/read-activities.ts';
import type { Handler } from '#sandbox/http/contract.ts';

/** The account's state in each promotion that one takes part in [4.20]. The path is this project's own. */
export const getActivities: Handler<'getActivities'> = {
  async answer(_query, { db, session }): Promise<ActivityListResponse> {
    const participations = await readActivities(db, session.accountId);
    return { list: participations.map(({ activity }) => activity) };
  },
};
