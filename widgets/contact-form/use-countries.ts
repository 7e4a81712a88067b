import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { useIntl, useResource } from '#engine/kit/index.ts';
import { countryOptions } from '#platform/system/country-options.ts';
import { getCountries } from '#platform/system/get-countries.ts';
import { system } from '#platform/system/store.ts';

/** The countries to choose a dialling code from [7.03]. @param wanted whether there is anything to choose */
export function useCountries(wanted: boolean) {
  const { locale } = useIntl();
  const { countries, imageBase } = useSnapshot(system);
  const { data } = useResource(countries || !wanted ? null : ['getCountries'], getCountries);
  const { list, current } = countries ?? data ?? { list: undefined, current: undefined };
  const options = useMemo(() => countryOptions(list ?? [], imageBase, locale), [list, imageBase, locale]);
  return {
    options,
    current,
    dialingCode: (country: string) =>
      list?.find(({ countryCode }) => countryCode === country)?.countryDialingCode,
  };
}
