import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { drawAvatar } from '#sandbox/pictures/draw-avatar.ts';
import { drawBanner } from '#sandbox/pictures/draw-banner.ts';
import { drawGame } from '#sandbox/pictures/draw-game.ts';
import { drawScene } from '#sandbox/pictures/draw-scene.ts';
import { drawThing } from '#sandbox/pictures/draw-thing.ts';
import { drawVendor } from '#sandbox/pictures/draw-vendor.ts';
import { announcementRows } from '#sandbox/seed/announcement-rows.ts';
import { bannerRows } from '#sandbox/seed/banner-rows.ts';
import { countries } from '#sandbox/seed/countries.ts';
import { missionRows } from '#sandbox/seed/missions.ts';
import { promotionRows } from '#sandbox/seed/promotion-rows.ts';
import { rewardRows } from '#sandbox/seed/reward-rows.ts';
import { vendors } from '#sandbox/seed/vendors.ts';
import type { StoryGame } from '#stories/platform/story-game.ts';
import { logins } from '#stories/platform/story-session.ts';

const flags = join(dirname(createRequire(import.meta.url).resolve('circle-flags/package.json')), 'flags');

/** The sandbox's pictures of what stories show, by path below the origin. */
export function pictures(games: readonly StoryGame[], merchants: readonly string[]): Map<string, string> {
  const { banner, banner_text } = bannerRows();
  const scenes = new Set(
    [...promotionRows().promotion, ...announcementRows().announcement_image].map(({ art }) => art),
  );
  const things = new Set(
    [...rewardRows().reward, ...promotionRows().raffle_prize, ...missionRows().mission].map(({ art }) => art),
  );
  const arts = new Map(banner.map(({ banner_id, art }) => [banner_id, art]));
  return new Map([
    ...games.map(({ names: { EN = '' }, nodeId, theme, vassalage, icon }) => {
      return [icon.slice(1), drawGame({ nodeId, theme, vendor: vassalage, name: EN })] as const;
    }),
    ...vendors.map(
      ({ code }, position) => [`sandbox/img/vendor/${code}.svg`, drawVendor(code, position)] as const,
    ),
    ...merchants.flatMap((merchant) =>
      banner_text.map(({ banner_id: bannerId, language, title, line }) => {
        const svg = drawBanner({ bannerId, art: arts.get(bannerId) ?? '', title, line, merchant });
        return [`sandbox/img/banner/${merchant}/${language}/${bannerId}.svg`, svg] as const;
      }),
    ),
    ...merchants.flatMap((merchant) =>
      [...scenes].map(
        (art) => [`sandbox/img/scene/${merchant}/${art}.svg`, drawScene(art, merchant) ?? ''] as const,
      ),
    ),
    ...merchants.flatMap((merchant) =>
      [...things].map(
        (art) => [`sandbox/img/thing/${merchant}/${art}.svg`, drawThing(art, merchant) ?? ''] as const,
      ),
    ),
    ...Object.values(logins).flatMap(({ avatar = '' }) => {
      const svg = drawAvatar(avatar);
      return svg === undefined ? [] : [[`sandbox/img/avatar/${avatar}.svg`, svg] as const];
    }),
    ...countries.map(({ country_code }) => {
      const file = `${country_code.toLowerCase()}.svg`;
      const svg = readFileSync(join(flags, file), 'utf8');
      return [`sandbox/img/COUNTRY_FLAG/CIRCLE/${country_code}.svg`, svg] as const;
    }),
  ]);
}
