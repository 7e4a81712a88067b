import { proxy, ref } from 'valtio/vanilla';
import type {
  CountryListResponse,
  CustomerService,
  Permission,
  Resource,
} from '#schemas/generated/platform.ts';

/** What the platform has told of itself. Everything is undefined or empty until it has. */
export const system = proxy<{
  /** Base address of pictures, without a slash at the end. */
  imageBase: string | undefined;
  resources: readonly Resource[];
  customerService: readonly CustomerService[];
  countries: CountryListResponse | undefined;
}>({ imageBase: undefined, resources: [], customerService: [], countries: undefined });

export function keepPermission({ info }: Permission): void {
  system.imageBase = info.imageCDNs[0];
  system.resources = ref(info.resources);
  system.customerService = ref(info.customerService);
}
