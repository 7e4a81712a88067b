import { categoryQuery } from '@liveryjs/client/games/category-query';
import { isVendorOf } from '@liveryjs/client/games/is-vendor-of';
import type { NamedVendor } from '@liveryjs/client/games/load-vendors';
import { shownVendors, vendorsBehind } from '@liveryjs/client/games/shown-vendor';
import { gamesOf, withoutVendors } from '@liveryjs/client/lottery/choose-game';
import { portalSections } from '@liveryjs/client/portal-sections';
import { shownPromotions } from '@liveryjs/client/promotions/shown-promotions';
import {
  type PortalPage,
  useBrand,
  useIntl,
  useLanguages,
  useMenu,
  useMessages,
  usePages,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useNotOffered } from '@liveryjs/parts/use-not-offered';
import { useVendors } from '@liveryjs/parts/use-vendors';
import { getLotteryMenu } from '@liveryjs/schemas/calls/lottery';
import { getPromotions } from '@liveryjs/schemas/calls/promotions';
import { getHelpCentre } from '@liveryjs/schemas/calls/support';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Catalogue, dropCatalogue, keepCatalogue } from './catalogue.ts';
import { loadGames } from './load-games.ts';
import {
  type Choice,
  gameChoices,
  helpChoices,
  lotteryChoices,
  promotionChoices,
  providerChoices,
  type Source,
} from './portal-search.model.ts';
import type { Props } from './portal-search.props.ts';
import { startSearch } from './start-search.ts';

/** All that can be found, and how it stands with it. */
export interface LoadedCatalogue {
  /** Undefined where the index cannot be started. */
  readonly catalogue: Catalogue | undefined;
  /** Counts changes of it. */
  readonly version: number;
  /** Something is still on its way. */
  readonly coming: boolean;
  /** Something did not come; the rest can be searched. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** The names of vendors, by their code. */
  readonly makers: ReadonlyMap<string, string>;
}

const NO_MAKERS: ReadonlyMap<string, string> = new Map();
const noListener = () => () => {};

/**
 * Fills the catalogue with what the settings name, from the calls of the platform and from the manifest.
 *
 * @param isUsed nothing is loaded, nor is the index started, before somebody searches
 */
export function useCatalogue(props: Props, isUsed: boolean): LoadedCatalogue {
  const { sources, promotion, help, mostGames, popularGames } = props;
  const brand = useBrand();
  const { current: language } = useLanguages();
  const notOffered = useNotOffered();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([brand.id, language.code, notOffered, sources, mostGames]);
  const catalogue = useMemo(
    () => (isUsed ? startCatalogue(key, attempt) : undefined),
    [isUsed, key, attempt],
  );
  const version = useSyncExternalStore(
    catalogue?.subscribe ?? noListener,
    () => catalogue?.version() ?? 0,
    () => 0,
  );
  const has = (source: Source) => isUsed && sources.includes(source);

  // Popular games say who made them.
  const isMakerShown = popularGames > 0 || has('games') || has('providers');
  const vendors = useVendors(isMakerShown ? { language: language.code } : null);
  const { tenant } = portalSections(brand);
  const spoken = { language: language.code };
  const ofMerchant = { merchant: tenant.merchantCode, ...spoken };
  const lotteries = useCall(getLotteryMenu, has('lotteries') ? spoken : null);
  const promotions = useCall(getPromotions, has('promotions') && promotion ? ofMerchant : null);
  const articles = useCall(getHelpCentre, has('help') && help ? ofMerchant : null);
  // A new list with each rendering: the same vendors are the same list.
  const codes = vendors.data?.map(({ vassalage }) => vassalage).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes say it all
  const listed = useMemo(() => vendors.data, [codes]);
  const providers = useProviders(props, listed);
  const pages = usePageChoices(props);
  const ofLotteries = useMemo(
    () => lotteries.data && lotteryChoices(gamesOf(withoutVendors(lotteries.data, notOffered))),
    [lotteries.data, notOffered],
  );
  const ofPromotions = useMemo(
    () => promotions.data && promotion && promotionChoices(shownPromotions(promotions.data.list), promotion),
    [promotions.data, promotion],
  );
  const ofHelp = useMemo(
    () => articles.data && help && helpChoices(articles.data.categories, help),
    [articles.data, help],
  );

  usePut(catalogue, 'pages', has('pages') ? pages : undefined);
  usePut(catalogue, 'providers', has('providers') ? providers : undefined);
  usePut(catalogue, 'lotteries', ofLotteries);
  usePut(catalogue, 'promotions', ofPromotions);
  usePut(catalogue, 'help', ofHelp);

  const makers = useMemo(() => listed && makersOf(brand, listed), [brand, listed]);
  const games = catalogue?.games() ?? 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt goes on
  useEffect(() => {
    if (!catalogue || !makers || !sources.includes('games')) return;
    return catalogue.loadGames((from, signal, add) =>
      loadGames({ brand, language: language.code, most: mostGames, from, signal }, (some) =>
        add(
          gameChoices(
            some.filter(({ gameCode }) => !gameCode || !sources.includes('lotteries')),
            makers,
          ),
        ),
      ),
    );
  }, [catalogue, makers, brand, language.code, mostGames, sources, attempt]);
  const gamesFailed = has('games') && games === 'failed';
  useEffect(() => {
    if (!gamesFailed) return;
    const goOn = () => setAttempt((count) => count + 1);
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [gamesFailed]);

  const calls = [vendors, lotteries, promotions, articles];
  const gamesComing = has('games') && (games === 'coming' || (games === 'none' && !vendors.failure));
  return {
    catalogue,
    version,
    makers: makers ?? NO_MAKERS,
    coming: gamesComing || calls.some(({ loading }) => loading),
    failed:
      calls.some(({ failure, data }) => isUsed && failure !== undefined && data === undefined) || gamesFailed,
    retry() {
      for (const { failure, retry } of calls) if (failure !== undefined) retry();
      if (!catalogue?.isRunning()) dropCatalogue();
      setAttempt((count) => count + 1);
    },
  };
}

/** @param _attempt another begins anew */
function startCatalogue(key: string, _attempt: number): Catalogue | undefined {
  try {
    return keepCatalogue(key, startSearch);
  } catch (error) {
    console.error('[livery] The search could not be started.', error);
    return undefined;
  }
}

function usePut(
  catalogue: Catalogue | undefined,
  source: Source,
  choices: readonly Choice[] | undefined,
): void {
  useEffect(() => {
    if (choices) catalogue?.put(source, choices);
  }, [catalogue, source, choices]);
}

/** Returns the vendors' names that visitors see, by the code of each vendor that stands behind. */
function makersOf(
  brand: ReturnType<typeof useBrand>,
  vendors: readonly NamedVendor[],
): ReadonlyMap<string, string> {
  const offered = new Set(vendors.map(({ vassalage }) => vassalage));
  return new Map(
    shownVendors(brand, vendors).flatMap(({ vassalage, vendorName }) =>
      vendorsBehind(brand, vassalage)
        .filter((code) => offered.has(code))
        .map((code) => [code, vendorName] as const),
    ),
  );
}

function useProviders(
  { categories }: Props,
  vendors: readonly NamedVendor[] | undefined,
): readonly Choice[] | undefined {
  const brand = useBrand();
  const notOffered = useNotOffered();
  return useMemo(() => {
    if (!vendors) return undefined;
    const pages = categories.map(({ category, to }) => ({
      query: categoryQuery(portalSections(brand), category, notOffered),
      to,
    }));
    return providerChoices(shownVendors(brand, vendors), ({ vassalage, gameTypes = [] }) => {
      const codes = vendorsBehind(brand, vassalage);
      return pages.find(
        ({ query }) => gameTypes.includes(query.gameType) && codes.some((code) => isVendorOf(query, code)),
      )?.to;
    });
  }, [brand, categories, notOffered, vendors]);
}

function usePageChoices({ more, openPanels }: Props): readonly Choice[] {
  const t = useMessages();
  const { locale } = useIntl();
  const pages = usePages(openPanels);
  const others = useMenu(more);
  const entries = [
    ...pages.map(({ id, title, panel, icon = 'document', to }: PortalPage) => ({
      id: `page ${id}`,
      title: t(title),
      icon,
      aim: { to },
      ...(panel !== undefined && { detail: t(panel) }),
    })),
    ...others
      .filter(({ pending }) => !pending)
      .map(({ id, label, icon = 'document', to }) => ({
        id: `page more ${id}`,
        title: t(label),
        icon,
        aim: { to },
      })),
  ];
  // Facts come one after the other: the same pages are the same choices.
  const key = JSON.stringify([locale, entries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says it all
  return useMemo(() => entries, [key]);
}
