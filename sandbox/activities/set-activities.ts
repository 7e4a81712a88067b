import type { SandboxStateChange } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/**
 * Sets how accounts stand with activities, as an operator would [4.20].
 *
 * @throws Refusal for an account or an activity that is not there
 */
export async function setActivities(
  db: Kysely<Tables>,
  wantedActivities: NonNullable<SandboxStateChange['activities']>,
): Promise<void> {
  for (const [username, activities] of Object.entries(wantedActivities)) {
    for (const [id, { status, remark = null }] of Object.entries(activities)) {
      const rows = await db
        .insertInto('participation')
        .columns(['account_id', 'promotion_id', 'status', 'remark'])
        .expression((eb) =>
          eb
            .selectFrom('account')
            .innerJoin('promotion_activity', (join) => join.onTrue())
            .where('username', '=', username)
            .where('promotion_id', '=', Number(id))
            .select(({ val }) => [
              'account.id',
              'promotion_id',
              val(status).as('status'),
              val(remark).as('remark'),
            ]),
        )
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'promotion_id']).doUpdateSet({ status, remark }),
        )
        .returning('promotion_id')
        .execute();
      if (rows.length > 0) continue;
      const pointer = `body/activities/${username}/${id}`;
      refuseMistakes([{ at: pointer, message: 'is no account, or no activity, of this platform' }]);
    }
  }
}
