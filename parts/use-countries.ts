import { countryOptions } from '@liveryjs/client/system/country-options';
import { system } from '@liveryjs/client/system/store';
import { useIntl } from '@liveryjs/engine/kit';
import { getCountries } from '@liveryjs/schemas/calls/site';
import type { Country } from '@liveryjs/schemas/platform';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { useCall } from './use-call.ts';

const NONE: readonly Country[] = [];

/**
 * Countries to choose a dialling code from [7.03]. They are asked for once more where they did not come at the start.
 *
 * @param isWanted false where there is nothing to choose: then nothing is asked for
 */
export function useCountries(isWanted = true) {
  const { locale } = useIntl();
  const { countries: initial, imageBases } = useSnapshot(system);
  const [imageBase] = imageBases;
  const { data, failure, retry } = useCall(getCountries, initial || !isWanted ? null : undefined);
  const { list = NONE, current } = initial ?? data ?? {};
  const options = useMemo(() => countryOptions(list, imageBase, locale), [list, imageBase, locale]);
  return {
    options,
    /** Code of the country that the visitor seems to be in. */
    current,
    /** Message key of why there is no country to choose; undefined while there is one, or may still come. */
    failure: options.length > 0 ? undefined : failure,
    retry,
    /** The dialling code of a country; undefined for a country that the platform does not know. */
    dialingCode: (country: string): string | undefined =>
      list.find(({ countryCode }) => countryCode === country)?.countryDialingCode,
    /** All dialling codes that the platform knows. */
    dialingCodes: list.map(({ countryDialingCode }) => countryDialingCode),
    /** The country of a dialling code, as far as that says it; without one the country that the visitor seems to be in. */
    codeOf(dialingCode: string | undefined): string | undefined {
      const fitting = list.filter(({ countryDialingCode }) => countryDialingCode === dialingCode);
      const here = fitting.some(({ countryCode }) => countryCode === current);
      return here ? current : (fitting[0]?.countryCode ?? current);
    },
  };
}
