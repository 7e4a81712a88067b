import { forgetFavourites } from '@liveryjs/client/games/favourites/favourites';
import { useEffect } from 'react';
import { useOwner } from './use-owner.ts';

/** Has the favourites of a member or an agent at hand for the hearts of cards. */
export function useHearts(): void {
  const owner = useOwner();
  useEffect(() => {
    if (owner === 'nobody') forgetFavourites();
    else if (owner !== undefined)
      void import('@liveryjs/client/games/favourites/favourite-actions').then(({ loadFavourites }) =>
        loadFavourites(),
      );
  }, [owner]);
}
