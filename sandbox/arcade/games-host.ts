/** The host that games are at, and nothing else: another origin than every portal's. */
export const GAMES_HOST = 'games.localhost';
