import { allowedPlaces } from './allowed-places.ts';
import { budgetedPages } from './budgeted-pages.ts';
import type { Check } from './check.ts';
import { currencySigns } from './currency-signs.ts';
import { differingValues } from './differing-values.ts';
import { foreignOrigins } from './foreign-origins.ts';
import { hashTargets } from './hash-targets.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { holdingConditions } from './holding-conditions.ts';
import { idleSettings } from './idle-settings.ts';
import { keptContrast } from './kept-contrast.ts';
import { knownIcons } from './known-icons.ts';
import { knownLocales } from './known-locales.ts';
import { knownReferences } from './known-references.ts';
import { knownWidgets } from './known-widgets.ts';
import { languageDomains } from './language-domains.ts';
import { leastValues } from './least-values.ts';
import { likelyNames } from './likely-names.ts';
import { neededContents } from './needed-contents.ts';
import { neededFeatures } from './needed-features.ts';
import { neverFirst } from './never-first.ts';
import { nothingForbidden } from './nothing-forbidden.ts';
import { oneEntryPerLanguage } from './one-entry-per-language.ts';
import { oneRoutePerPath } from './one-route-per-path.ts';
import { oneScreenPerStatus } from './one-screen-per-status.ts';
import { openedModals } from './opened-modals.ts';
import { ownAddresses } from './own-addresses.ts';
import { pageValues } from './page-values.ts';
import { panelPages } from './panel-pages.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { reachableRoutes } from './reachable-routes.ts';
import { saidOnce } from './said-once.ts';
import { sameValues } from './same-values.ts';
import { soundAssets } from './sound-assets.ts';
import { soundConditions } from './sound-conditions.ts';
import { soundModes } from './sound-modes.ts';
import { soundRedirects } from './sound-redirects.ts';
import { soundSeasons } from './sound-seasons.ts';
import { soundTimes } from './sound-times.ts';
import { twinItems } from './twin-items.ts';
import { usedFeatures } from './used-features.ts';
import { writtenName } from './written-name.ts';

/** Every rule between values. Their order does not matter. */
export const checks: readonly Check[] = [
  knownWidgets,
  allowedPlaces,
  knownReferences,
  oneRoutePerPath,
  oneScreenPerStatus,
  oneEntryPerLanguage,
  languageDomains,
  prerenderedPages,
  panelPages,
  usedFeatures,
  reachableRoutes,
  openedModals,
  soundAssets,
  foreignOrigins,
  currencySigns,
  hiddenCharacters,
  budgetedPages,
  hashTargets,
  idleSettings,
  keptContrast,
  knownIcons,
  knownLocales,
  likelyNames,
  pageValues,
  sameValues,
  saidOnce,
  differingValues,
  twinItems,
  ownAddresses,
  leastValues,
  neededContents,
  neededFeatures,
  nothingForbidden,
  soundConditions,
  holdingConditions,
  neverFirst,
  soundModes,
  soundRedirects,
  soundSeasons,
  soundTimes,
  writtenName,
];
