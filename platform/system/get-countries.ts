import { request } from '#platform/client/request.ts';
import type { CountryListResponse } from '#schemas/generated/platform.ts';

/** The countries with their dialling codes, and the one that the visitor seems to be in [7.03]. */
export function getCountries(signal?: AbortSignal): Promise<CountryListResponse> {
  return request('/wps/system/countries', { signal });
}
