import { loadVendors, type NamedVendor, type VendorsParams } from '@liveryjs/client/games/load-vendors';
import { type Resource, useResource } from '@liveryjs/engine/kit';
import { useNotOffered } from './use-not-offered.ts';

/**
 * The vendors that the platform lists and the visitor is offered, in the order in which they are shown.
 *
 * @param params null asks for none
 */
export function useVendors(params: VendorsParams | null): Resource<readonly NamedVendor[]> {
  const notOffered = useNotOffered();
  const { data, ...rest } = useResource(
    params && ['loadVendors', params],
    (signal) => loadVendors(params ?? {}, signal),
    { keep: true },
  );
  return { ...rest, data: data?.filter(({ vassalage }) => !notOffered.includes(vassalage)) };
}
