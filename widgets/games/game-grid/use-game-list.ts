import { categoryQuery } from '@liveryjs/client/games/category-query';
import { gamesPage } from '@liveryjs/client/games/games-page';
import { isVendorOf } from '@liveryjs/client/games/is-vendor-of';
import { type NamedVendor, vendorsParams } from '@liveryjs/client/games/load-vendors';
import { shownVendors, vendorsBehind } from '@liveryjs/client/games/shown-vendor';
import { vendorCodes } from '@liveryjs/client/games/vendor-codes';
import { portalSections } from '@liveryjs/client/portal-sections';
import { useBrand, useLanguages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useNotOffered } from '@liveryjs/parts/use-not-offered';
import { useVendors } from '@liveryjs/parts/use-vendors';
import { getGameList } from '@liveryjs/schemas/calls/games';
import type { Game, Vendor } from '@liveryjs/schemas/platform';
import type { GameCategory } from '@liveryjs/schemas/portal';
import { isOwn, type ListState } from './game-grid.model.ts';
import { questionOf } from './question-of.ts';
import { useOwner } from './use-owner.ts';
import { namesOf } from './vendor-names.ts';

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
  readonly vendors: readonly NamedVendor[] | undefined;
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
  const notOffered = useNotOffered();
  const query = category && categoryQuery(sections, category, notOffered);
  const isHere = ({ vassalage }: Pick<Vendor, 'vassalage'>) => !notOffered.includes(vassalage);
  const fits = ({ vassalage }: Pick<Vendor, 'vassalage'>) => !query || isVendorOf(query, vassalage);
  const inCategory = view === 'all' || view === 'favourites';
  const listed = useVendors(vendorsParams(language, inCategory ? query : undefined));
  const vendors = listed.data?.filter(fits);
  const knownVendors = vendors?.map(({ vassalage }) => vassalage);
  const chosen = state.vassalage ? vendorsBehind(brand, state.vassalage) : [];
  const codes = query && vendorCodes(query, knownVendors, chosen);
  const owner = useOwner();
  const closed = isOwn(view) && owner === 'nobody';
  const terms = { brand, gameType: query?.gameType, codes, language, pageSize };
  const question = isOwn(view) && typeof owner !== 'number' ? undefined : questionOf(state, terms);
  const {
    data: answer,
    stale,
    failure,
    retry,
  } = useCall(question?.declared ?? getGameList, question?.params ?? null, { keep: true });
  const hasNoVendor = view === 'all' && codes?.length === 0;
  const data = hasNoVendor ? { games: [] } : answer && gamesPage(answer);
  const offered = data?.games.filter(isHere);
  const games = offered?.filter(
    (game) =>
      (!query || view === 'recent' || game.gameType === query.gameType) && (view === 'recent' || fits(game)),
  );
  return {
    games: closed ? [] : games,
    // The platform counts what is not offered, too.
    total: offered?.length === data?.games.length ? data?.total : undefined,
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
