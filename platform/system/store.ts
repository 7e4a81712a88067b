import { proxy, ref } from 'valtio/vanilla';
import type {
  CountryListResponse,
  CustomerService,
  GamesMenuResponse,
  IdentityProvider,
  Permission,
  Resource,
} from '#schemas/generated/platform.ts';
import { enabledModules } from './enabled-modules.ts';

/** What the platform has told of itself. Everything is undefined or empty until it has. */
export const system = proxy<{
  /** Ids of the modules that are on; undefined until it is known. */
  modules: readonly string[] | undefined;
  /** Base address of pictures, without a slash at the end. */
  imageBase: string | undefined;
  resources: readonly Resource[];
  customerService: readonly CustomerService[];
  countries: CountryListResponse | undefined;
  /** The categories and their vendors; undefined until they are known. */
  gameMenus: GamesMenuResponse | undefined;
  /** The third party that verifies visitors, where there is one. */
  identityProvider: IdentityProvider | undefined;
}>({
  modules: undefined,
  imageBase: undefined,
  resources: [],
  customerService: [],
  countries: undefined,
  gameMenus: undefined,
  identityProvider: undefined,
});

export function keepPermission({ info }: Permission): void {
  system.modules = ref(enabledModules(info.whitelabel));
  system.imageBase = info.imageCDNs[0];
  system.resources = ref(info.resources);
  system.customerService = ref(info.customerService);
  system.identityProvider = info.identityProvider && ref(info.identityProvider);
}
