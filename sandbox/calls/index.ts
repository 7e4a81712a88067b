import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { serveCall } from '#sandbox/http/call.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { getBanners } from './get-banners.ts';
import { getCountries } from './get-countries.ts';
import { getGameList } from './get-game-list.ts';
import { getGameMenus } from './get-game-menus.ts';
import { getHotGames } from './get-hot-games.ts';
import { getPermission } from './get-permission.ts';
import { getPopularGames } from './get-popular-games.ts';
import { getVendors } from './get-vendors.ts';
import { getWhitelabel } from './get-whitelabel.ts';

/** Lets the server answer every call of the platform. */
export function serveCalls(app: FastifyInstance, db: Kysely<Tables>): void {
  serveCall(app, db, getPermission);
  serveCall(app, db, getWhitelabel);
  serveCall(app, db, getCountries);
  serveCall(app, db, getBanners);
  serveCall(app, db, getGameMenus);
  serveCall(app, db, getVendors);
  serveCall(app, db, getGameList);
  serveCall(app, db, getHotGames);
  serveCall(app, db, getPopularGames);
}
