import type { FastifyInstance } from 'fastify';
import { serveCall } from '#sandbox/http/call.ts';
import type { Platform } from '#sandbox/http/platform.ts';
import { getAnnouncements } from './get-announcements.ts';
import { getBanners } from './get-banners.ts';
import { getCountries } from './get-countries.ts';
import { getGameList } from './get-game-list.ts';
import { getGameMenus } from './get-game-menus.ts';
import { getHotGames } from './get-hot-games.ts';
import { getPermission } from './get-permission.ts';
import { getPopularGames } from './get-popular-games.ts';
import { getPublicKey } from './get-public-key.ts';
import { getPromotions } from './get-promotions.ts';
import { getVendors } from './get-vendors.ts';
import { getWhitelabel } from './get-whitelabel.ts';

/** Lets the server answer every call of the platform. */
export function serveCalls(app: FastifyInstance, platform: Platform): void {
  serveCall(app, platform, getPermission);
  serveCall(app, platform, getWhitelabel);
  serveCall(app, platform, getCountries);
  serveCall(app, platform, getPublicKey);
  serveCall(app, platform, getBanners);
  serveCall(app, platform, getAnnouncements);
  serveCall(app, platform, getPromotions);
  serveCall(app, platform, getGameMenus);
  serveCall(app, platform, getVendors);
  serveCall(app, platform, getGameList);
  serveCall(app, platform, getHotGames);
  serveCall(app, platform, getPopularGames);
}
