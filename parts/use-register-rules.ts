import { system } from '@liveryjs/client/system/store';
import { getRegisterSettings } from '@liveryjs/schemas/calls/identity';
import { useSnapshot } from 'valtio/react';
import { useCall } from './use-call.ts';

/**
 * Gives the rules that fields of the registration must satisfy [5.10]. Where the call for the rules has failed, those that came with the
 * platform's status take their place.
 */
export function useRegisterRules() {
  const { data, failure, retry } = useCall(getRegisterSettings);
  const { registerRules } = useSnapshot(system);
  const rules = data ?? (failure === undefined ? undefined : registerRules);
  return {
    /** Undefined until they are here, and where there are none. */
    rules,
    /** Message key of why there are none; undefined while there are some, or may still come. */
    failure: rules ? undefined : failure,
    retry,
  };
}
