import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { drawAvatar } from '@liveryjs/sandbox/pictures/draw-avatar';
import { drawBanner } from '@liveryjs/sandbox/pictures/draw-banner';
import { drawGame } from '@liveryjs/sandbox/pictures/draw-game';
import { drawScene } from '@liveryjs/sandbox/pictures/draw-scene';
import { drawThing } from '@liveryjs/sandbox/pictures/draw-thing';
import { drawVendor } from '@liveryjs/sandbox/pictures/draw-vendor';
import { announcementRows } from '@liveryjs/sandbox/seed/announcement-rows';
import { bannerRows } from '@liveryjs/sandbox/seed/banner-rows';
import { countries } from '@liveryjs/sandbox/seed/countries';
import { missionRows } from '@liveryjs/sandbox/seed/missions';
import { promotionRows } from '@liveryjs/sandbox/seed/promotion-rows';
import { rewardRows } from '@liveryjs/sandbox/seed/reward-rows';
import { vendors } from '@liveryjs/sandbox/seed/vendors';
import { merchantsIcon, type StoryGame } from '#stories/platform/story-game.ts';
import { logins } from '#stories/platform/story-session.ts';

const flags = join(dirname(createRequire(import.meta.url).resolve('circle-flags/package.json')), 'flags');

/** The sandbox's pictures of what stories show, by path below the origin. */
export function pictures(games: readonly StoryGame[], merchants: readonly string[]): Map<string, string> {
  const { banner } = bannerRows();
  const scenes = new Set(
    [...promotionRows().promotion, ...announcementRows().announcement_image].map(({ art }) => art),
  );
  const things = new Set(
    [...rewardRows().reward, ...promotionRows().raffle_prize, ...missionRows().mission].map(({ art }) => art),
  );
  return new Map([
    ...merchants.flatMap((merchant) =>
      games.map(({ nodeId, theme, icon }) => {
        const svg = drawGame({ nodeId: Number(nodeId), theme, merchant, shape: 'card' });
        return [merchantsIcon(icon, merchant).slice(1), svg] as const;
      }),
    ),
    ...vendors.map(
      ({ code }, position) => [`sandbox/img/vendor/${code}.svg`, drawVendor(code, position)] as const,
    ),
    ...merchants.flatMap((merchant) =>
      banner.flatMap(({ banner_id: bannerId, art }) =>
        (['left', 'right'] as const).flatMap((side) =>
          (['wide', 'phone'] as const).map((shape) => {
            const svg = drawBanner({ bannerId, art, merchant, shape, side });
            return [`sandbox/img/banner/${merchant}/${side}/${shape}/${bannerId}.svg`, svg] as const;
          }),
        ),
      ),
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
