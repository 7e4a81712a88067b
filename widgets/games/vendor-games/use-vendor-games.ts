import { gameListParams } from '@liveryjs/client/games/game-list-params';
import type { GameLaunch } from '@liveryjs/client/games/launch/game-launch';
import { vendorsBehind } from '@liveryjs/client/games/shown-vendor';
import { useBrand, useLanguages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useNotOffered } from '@liveryjs/parts/use-not-offered';
import { getGameList } from '@liveryjs/schemas/calls/games';
import type { Game } from '@liveryjs/schemas/platform';

interface Terms {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
}

interface VendorGames {
  /** The games that were loaded last, until newer ones are here. */
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
  const notOffered = useNotOffered();
  const vendors = vendor
    ? vendorsBehind(brand, vendor.vassalage).filter((code) => !notOffered.includes(code))
    : [];
  // Without a code the platform would answer with the games of all vendors.
  const isClosed = vendor && vendors.length === 0;
  const terms = vendor && {
    gameType: vendor.gameType,
    vendors,
    sort: 'hot' as const,
    ...(search && { gameName: search }),
    language,
    pageNo: page,
    pageSize,
  };
  const { data, stale, failure, retry } = useCall(
    getGameList,
    terms && !isClosed ? gameListParams(terms, brand) : null,
    {
      keep: true,
    },
  );
  return {
    games: isClosed ? [] : data?.games,
    pages: isClosed ? 0 : (data?.totalPages ?? 0),
    stale,
    failure: isClosed || (data && !stale) ? undefined : failure,
    retry,
  };
}
