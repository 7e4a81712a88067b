/** The actions of favourites, loaded once somebody has or wants some: no page pays for them before. */

export { loadFavourites } from './load-favourites.ts';
export { mayHaveGames } from './may-have-games.ts';
export { toggleFavourite } from './toggle-favourite.ts';
