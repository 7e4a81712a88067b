import { type Resource, useResource } from '@liveryjs/engine/kit';
import { loadVendors, type NamedVendor, type VendorsParams } from '@liveryjs/platform/games/load-vendors';

/** The vendors that the platform lists, in the order in which they are shown. @param params null asks for none */
export function useVendors(params: VendorsParams | null): Resource<readonly NamedVendor[]> {
  return useResource(params && ['loadVendors', params], (signal) => loadVendors(params ?? {}, signal), {
    keep: true,
  });
}
