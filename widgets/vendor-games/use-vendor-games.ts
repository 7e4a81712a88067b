import { useBrand, useLanguages } from '#engine/kit/index.ts';
import { useCall } from '#parts/use-call.ts';
import { gameListParams } from '#platform/games/game-list-params.ts';
import type { GameLaunch } from '#platform/games/launch/game-launch.ts';
import { vendorsBehind } from '#platform/games/shown-vendor.ts';
import { getGameList } from '#schemas/generated/calls/games.ts';
import type { Game } from '#schemas/generated/platform.ts';

interface Terms {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
}

interface VendorGames {
  /** What was there stays until something newer is here. */
  readonly games: readonly Game[] | undefined;
  readonly pages: number;
  readonly stale: boolean;
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** A page of a vendor's games. */
export function useVendorGames(
  vendor: GameLaunch | undefined,
  { search, page, pageSize }: Terms,
): VendorGames {
  const brand = useBrand();
  const { code: language } = useLanguages().current;
  const terms = vendor && {
    gameType: vendor.gameType,
    vendors: vendorsBehind(brand, vendor.vassalage),
    sort: 'hot' as const,
    ...(search && { gameName: search }),
    language,
    pageNo: page,
    pageSize,
  };
  const { data, stale, failure, retry } = useCall(getGameList, terms ? gameListParams(terms, brand) : null, {
    keep: true,
  });
  return {
    games: data?.games,
    pages: data?.totalPages ?? 0,
    stale,
    failure: data && !stale ? undefined : failure,
    retry,
  };
}
