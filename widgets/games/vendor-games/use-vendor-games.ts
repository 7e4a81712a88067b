import { useBrand, useLanguages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { gameListParams } from '@liveryjs/platform/games/game-list-params';
import type { GameLaunch } from '@liveryjs/platform/games/launch/game-launch';
import { vendorsBehind } from '@liveryjs/platform/games/shown-vendor';
import { getGameList } from '@liveryjs/schemas/calls/games';
import type { Game } from '@liveryjs/schemas/platform';

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
