import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { type ComboboxOption, useIntl, useResource } from '#engine/kit/index.ts';
import { countryOptions } from '#platform/system/country-options.ts';
import { getCountries } from '#platform/system/get-countries.ts';
import { system } from '#platform/system/store.ts';

export interface Countries {
  readonly options: readonly ComboboxOption[];
  /** Code of the country that the visitor seems to be in. */
  readonly current: string | undefined;
  /** The dialling code of a country; undefined for one that the platform does not know. */
  readonly dialingCode: (country: string) => string | undefined;
}

/** The countries to choose a dialling code from [7.03]; asked for once more where they did not come at the start. */
export function useCountries(): Countries {
  const { locale } = useIntl();
  const { countries: known, imageBase } = useSnapshot(system);
  const { data } = useResource(known ? null : ['getCountries'], getCountries);
  const countries = known ?? data;
  return useMemo(() => {
    const list = countries?.list ?? [];
    return {
      options: countryOptions(list, imageBase, locale),
      current: countries?.current,
      dialingCode: (country) => list.find(({ countryCode }) => countryCode === country)?.countryDialingCode,
    };
  }, [countries, imageBase, locale]);
}
