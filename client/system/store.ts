import type {
  CountryListResponse,
  CustomerService,
  GamesMenuResponse,
  IdentityProvider,
  RegisterRules,
  Resource,
} from '@liveryjs/schemas/platform';
import { proxy } from 'valtio/vanilla';

/** The platform's facts about itself. Everything is undefined or empty until it has told them. */
export const system = proxy<{
  /** Ids of the modules that are on; undefined until it is known. */
  modules: readonly string[] | undefined;
  /** Base addresses of pictures, without a slash at the end; the first goes first, the others stand in for it. */
  imageBases: readonly string[];
  /** Base addresses that games are launched from, without a slash at the end; the others stand in for the first. */
  launchBases: readonly string[];
  /** Rules of the registration that came with the status; undefined where none did. */
  registerRules: RegisterRules | undefined;
  resources: readonly Resource[];
  customerService: readonly CustomerService[];
  countries: CountryListResponse | undefined;
  /** The categories and their vendors; undefined until they are known. */
  gameMenus: GamesMenuResponse | undefined;
  /** The third party that verifies visitors, where there is one. */
  identityProvider: IdentityProvider | undefined;
}>({
  modules: undefined,
  imageBases: [],
  launchBases: [],
  registerRules: undefined,
  resources: [],
  customerService: [],
  countries: undefined,
  gameMenus: undefined,
  identityProvider: undefined,
});
