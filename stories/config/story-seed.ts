import { say, written } from '@liveryjs/sandbox/messages/say';
import { drawCaptcha } from '@liveryjs/sandbox/pictures/draw-captcha';
import { announcementRows } from '@liveryjs/sandbox/seed/announcement-rows';
import { bannerRows } from '@liveryjs/sandbox/seed/banner-rows';
import { bannerActions } from '@liveryjs/sandbox/seed/banners';
import { helpRows } from '@liveryjs/sandbox/seed/help-rows';
import { messageRows } from '@liveryjs/sandbox/seed/message-rows';
import { missionRows } from '@liveryjs/sandbox/seed/missions';
import { pointsRows } from '@liveryjs/sandbox/seed/points-rows';
import { promotionRows } from '@liveryjs/sandbox/seed/promotion-rows';
import { createRandom } from '@liveryjs/sandbox/seed/random';
import { rankRows } from '@liveryjs/sandbox/seed/ranks';
import { rewardRows } from '@liveryjs/sandbox/seed/reward-rows';
import { storyGames } from './story-games.ts';

// The data that stories take from the sandbox, which reads files: the plugin writes it down as `virtual:stories/seed`.

/** Some of its games. */
export const games = storyGames();

/** Rows of its tables, by table. */
export const seed = {
  ...announcementRows(),
  ...bannerRows(),
  ...helpRows(),
  ...messageRows(),
  ...missionRows(),
  ...pointsRows(),
  ...promotionRows(),
  ...rankRows(),
  ...rewardRows(),
};

/** The labels of banners' buttons, by language and by the address they lead to. */
export const actions = Object.fromEntries(
  written.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(bannerActions).map(([path, name]) => [path, say(language, `banner.action.${name}`)]),
    ),
  ]),
);

/** A PNG of four digits, base64. */
export const captcha = drawCaptcha('4711', createRandom(1)).toString('base64');
