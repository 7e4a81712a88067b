import { useBrand, useLanguages, useResource } from '#engine/kit/index.ts';
import { categoryQuery } from '#platform/games/category-query.ts';
import { isVendorOf } from '#platform/games/is-vendor-of.ts';
import { shownVendors, vendorsBehind } from '#platform/games/shown-vendor.ts';
import { vendorCodes } from '#platform/games/vendor-codes.ts';
import { portalSections } from '#platform/portal-sections.ts';
import type { Game, Vendor } from '#schemas/generated/platform.ts';
import type { GameCategory } from '#schemas/generated/portal.ts';
import { isOwn, type ListState } from './game-grid.model.ts';
import { questionOf } from './question-of.ts';
import { useOwner } from './use-owner.ts';
import { namesOf, useVendors } from './use-vendors.ts';

/** A page of games, and how it stands with it. */
export interface GameList {
  readonly games: readonly Game[] | undefined;
  /** Undefined where the platform does not count them. */
  readonly total: number | undefined;
  readonly pages: number;
  /** The games are those of an earlier question: newer ones are on the way. */
  readonly stale: boolean;
  readonly failure: string | undefined;
  readonly retry: () => void;
  /** The visitor can have no such games: nothing is asked for. */
  readonly closed: boolean;
  /** Vendors of the category as visitors see them: undefined until known, none where they cannot be loaded. */
  readonly vendors: readonly Vendor[] | undefined;
  /** The name that a vendor is shown under by its code, where it is known. */
  readonly vendorName: (vassalage: string) => string | undefined;
}

/** The games that a list's state asks for, of a category or of all. What was there stays until they are here. */
export function useGameList(
  category: GameCategory | undefined,
  state: ListState,
  pageSize: number,
): GameList {
  const { view } = state;
  const brand = useBrand();
  const sections = portalSections(brand);
  const { code: language } = useLanguages().current;
  const query = category && categoryQuery(sections, category);
  const fits = ({ vassalage }: Pick<Vendor, 'vassalage'>) => !query || isVendorOf(query, vassalage);
  const listed = useVendors(view === 'all' || view === 'favourites' ? query : undefined);
  const vendors = listed.data?.filter(fits);
  const known = vendors?.map(({ vassalage }) => vassalage);
  const chosen = state.vassalage ? vendorsBehind(brand, state.vassalage) : [];
  const codes = query && vendorCodes(query, known, chosen);
  const owner = useOwner();
  const closed = isOwn(view) && owner === 'nobody';
  const { merchantCode } = sections.tenant;
  const terms = { gameType: query?.gameType, codes, language, pageSize, merchantCode, owner };
  const question = questionOf(state, terms);
  const { data, stale, failure, retry } = useResource(
    question?.key ?? null,
    async (signal) => question?.load(signal),
    { keep: true },
  );
  const games = data?.games?.filter(
    (game) =>
      (!query || view === 'recent' || game.gameType === query.gameType) && (view === 'recent' || fits(game)),
  );
  return {
    games: closed ? [] : games,
    total: data?.total,
    pages: data?.totalPages ?? 0,
    stale,
    // A page that shows stays when only its renewal fails.
    failure: question || isOwn(view) ? (data && !stale ? undefined : failure) : listed.failure,
    retry: question ? retry : listed.retry,
    closed,
    vendors: vendors ? shownVendors(brand, vendors) : listed.failure ? [] : undefined,
    vendorName: namesOf(brand, listed.data),
  };
}
