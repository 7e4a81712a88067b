import { useEffect } from 'react';
import { forgetFavourites } from '#platform/games/favourites/favourites.ts';
import { useOwner } from './use-owner.ts';

/** Has the favourites of a member or an agent at hand for the hearts of cards. */
export function useHearts(): void {
  const owner = useOwner();
  useEffect(() => {
    if (owner === 'nobody') forgetFavourites();
    else if (owner !== undefined)
      void import('#platform/games/favourites/favourite-actions.ts').then(({ loadFavourites }) =>
        loadFavourites(),
      );
  }, [owner]);
}
