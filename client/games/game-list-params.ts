import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { GameListRequest } from '@liveryjs/schemas/platform';
import { portalSections } from '#client/portal-sections.ts';

/** The page that plays the games, as calls for games name it [9.01]. */
export const GAME_CLIENT = { clientType: '3', platform: 'html5-desktop' } as const;

/** The terms that a list of games is narrowed to, ordered by and cut into. */
export interface GameListTerms
  extends Pick<
    GameListRequest,
    'gameType' | 'gameName' | 'gameClassify' | 'sort' | 'language' | 'pageNo' | 'pageSize'
  > {
  /** Codes of vendors, any of which will do. Default: all. */
  readonly vendors?: readonly string[];
}

/** Returns the request for a page of games: its terms, site and page (section 3). */
export function gameListParams({ vendors, ...rest }: GameListTerms, brand: ResolvedBrand): GameListRequest {
  const { merchantCode: merchant, platform: channel } = portalSections(brand).tenant;
  return { ...GAME_CLIENT, channel, merchant, ...rest, ...(vendors && { vassalage: vendors.join() }) };
}
