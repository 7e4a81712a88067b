import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

type Registration = Omit<Tables['registration'], 'account_id'>;

/** Where a registration came from. */
export type Origin = Pick<Registration, 'registered_at' | 'method' | 'address'> & Partial<Registration>;

/** Writes down what an account said of itself when it came about. */
export async function noteRegistration(db: Kysely<Tables>, accountId: number, origin: Origin): Promise<void> {
  await db
    .insertInto('registration')
    .values({
      domain: null,
      url: null,
      affiliate_code: null,
      referral_code: null,
      recommender_id: null,
      payee_name: null,
      id_number: null,
      qq_num: null,
      line: null,
      whatsapp: null,
      zalo: null,
      facebook: null,
      wechat: null,
      ...origin,
      account_id: accountId,
    })
    .execute();
}
