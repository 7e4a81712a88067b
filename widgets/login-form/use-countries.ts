import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { useIntl, useResource } from '#engine/kit/index.ts';
import { countryOptions } from '#platform/system/country-options.ts';
import { getCountries } from '#platform/system/get-countries.ts';
import { system } from '#platform/system/store.ts';
import type { CountryListResponse } from '#schemas/generated/platform.ts';

const NONE: CountryListResponse = { list: [], current: '' };

/** The countries to choose a dialling code from [7.03]; asked for once more where they did not come at the start. */
export function useCountries() {
  const { locale } = useIntl();
  const { countries, imageBase } = useSnapshot(system);
  const { data } = useResource(countries ? null : ['getCountries'], getCountries);
  const { list, current } = countries ?? data ?? NONE;
  const options = useMemo(() => countryOptions(list, imageBase, locale), [list, imageBase, locale]);

  /** The country of a dialling code, as far as that says it; without one the country that the visitor seems to be in. */
  const codeOf = (dialingCode: string | undefined): string => {
    const fitting = list.filter(({ countryDialingCode }) => countryDialingCode === dialingCode);
    const here = fitting.some(({ countryCode }) => countryCode === current);
    return here ? current : (fitting[0]?.countryCode ?? current);
  };
  return { list, options, codeOf };
}
