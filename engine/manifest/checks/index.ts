import { allowedPlaces } from './allowed-places.ts';
import type { Check } from './check.ts';
import { foreignOrigins } from './foreign-origins.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { knownReferences } from './known-references.ts';
import { knownWidgets } from './known-widgets.ts';
import { oneEntryPerLanguage } from './one-entry-per-language.ts';
import { oneRoutePerPath } from './one-route-per-path.ts';
import { oneScreenPerStatus } from './one-screen-per-status.ts';
import { panelPages } from './panel-pages.ts';
import { reachableRoutes } from './reachable-routes.ts';
import { soundAssets } from './sound-assets.ts';
import { usedFeatures } from './used-features.ts';

/** Every rule between values. Their order does not matter. */
export const checks: readonly Check[] = [
  knownWidgets,
  allowedPlaces,
  knownReferences,
  oneRoutePerPath,
  oneScreenPerStatus,
  oneEntryPerLanguage,
  panelPages,
  usedFeatures,
  reachableRoutes,
  soundAssets,
  foreignOrigins,
  hiddenCharacters,
];
