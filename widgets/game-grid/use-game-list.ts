import { useBrand, useLanguages, useResource } from '#engine/kit/index.ts';
import { categoryQuery } from '#platform/games/category-query.ts';
import { type GameListParams, gameListKey, getGameList } from '#platform/games/get-game-list.ts';
import { isVendorOf } from '#platform/games/is-vendor-of.ts';
import { vendorCodes } from '#platform/games/vendor-codes.ts';
import { portalSections } from '#platform/portal-sections.ts';
import type { Game, Vendor } from '#schemas/generated/platform.ts';
import type { GameCategory } from '#schemas/generated/portal.ts';
import type { ListState } from './game-grid.model.ts';
import { useVendors } from './use-vendors.ts';

/** A page of a category's games, and how it stands with it. */
export interface GameList {
  readonly games: readonly Game[] | undefined;
  readonly total: number;
  readonly pages: number;
  /** The games are those of an earlier question: newer ones are on the way. */
  readonly stale: boolean;
  readonly failure: string | undefined;
  readonly retry: () => void;
  /** Vendors of the category: undefined until known, none where they cannot be loaded. */
  readonly vendors: readonly Vendor[] | undefined;
}

/** The games that a list's state asks for. What was there stays until they are here. */
export function useGameList(category: GameCategory, state: ListState, pageSize: number): GameList {
  const { current: language } = useLanguages();
  const query = categoryQuery(portalSections(useBrand()), category);
  const listed = useVendors(query.gameType);
  const vendors = listed.data?.filter(({ vassalage }) => isVendorOf(query, vassalage));
  const codes = vendorCodes(
    query,
    vendors?.map(({ vassalage }) => vassalage),
    state.vassalage,
  );
  const params: GameListParams = {
    gameType: query.gameType,
    language: language.code,
    sort: state.sort,
    page: state.page,
    pageSize,
    ...(state.search && { gameName: state.search }),
    ...(codes !== 'all' && { vendors: codes ?? [] }),
  };
  const key = gameListKey(params);
  const name = JSON.stringify(key);
  const load = async (signal: AbortSignal) => ({ name, ...(await loadPage(params, signal)) });
  const { data, failure, retry } = useResource(codes ? key : null, load, { keep: true });
  const stale = data !== undefined && data.name !== name;
  return {
    games: data?.games,
    total: data?.total ?? 0,
    pages: data?.totalPages ?? 0,
    stale,
    // A page that shows stays when only its renewal fails.
    failure: codes ? (data && !stale ? undefined : failure) : listed.failure,
    retry: codes ? retry : listed.retry,
    vendors: vendors ?? (listed.failure ? [] : undefined),
  };
}

function loadPage(params: GameListParams, signal: AbortSignal) {
  // Without a code the platform would answer with the games of all vendors.
  if (params.vendors?.length === 0) return { games: [], total: 0, totalPages: 0 };
  return getGameList(params, signal);
}
