import type { CountryListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';

/** Countries and dialling codes [7.03]. The path and the shape are this project's own. */
export const getCountries: Handler<'getCountries'> = {
  async answer(_query, { db }): Promise<CountryListResponse> {
    const rows = await db.selectFrom('country').selectAll().orderBy('country_code').execute();
    const list = rows.map(({ country_code, dialing_code }) => ({
      countryCode: country_code,
      countryDialingCode: dialing_code,
    }));
    return { list, current: 'VN' };
  },
};
