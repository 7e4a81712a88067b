import { createHash } from 'node:crypto';
import { CONFIRM_MINUTES } from '#sandbox/withdrawals/rules.ts';
import { accountRows } from './account-rows.ts';
import { announcementRows } from './announcement-rows.ts';
import { bannerRows } from './banner-rows.ts';
import { countries } from './countries.ts';
import { depositRows } from './deposit-rows.ts';
import { gameRows } from './game-rows.ts';
import { helpRows } from './help-rows.ts';
import { languageRows } from './languages.ts';
import { lotteryRows } from './lotteries.ts';
import { missionRows } from './missions.ts';
import { people } from './people.ts';
import { profileRules } from './profile-rules.ts';
import { promotionRows } from './promotion-rows.ts';
import { pvpRooms } from './pvp-rooms.ts';
import { rankRows } from './ranks.ts';
import { registerRules } from './register-rules.ts';
import { rewardRows } from './reward-rows.ts';
import { BOT_BITS, customerService, moduleRows, moduleTree, resources } from './site.ts';
import { vendors, walletHolders } from './vendors.ts';

/** Rows by table, in an order in which no row comes before one that it refers to. */
export type Catalogue = ReturnType<typeof build>;

let made: Catalogue | undefined;

/** Everything that the platform begins with. The same on every machine. */
export function catalogue(): Catalogue {
  made ??= build();
  return made;
}

export function fingerprint(rows: Catalogue): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

function build() {
  const games = gameRows();
  return {
    setting: [
      {
        maintenance: false,
        region_restriction: false,
        status: null,
        captcha: null,
        site: 'member',
        sms_answer: 'expiredMinutes',
        sms_minutes: 1,
        bot_bits: BOT_BITS,
        identity_channels: [],
        luck: null,
        withdraw_minutes: CONFIRM_MINUTES,
        single_wallet: false,
        marked_at: null,
      },
    ],
    module: moduleRows(moduleTree),
    resource: resources.map(({ type, name, url, qr, off }, position) => ({
      resource_type: type,
      url,
      qr_code_url: qr ?? null,
      label_name_en: name,
      position,
      enabled: off !== true,
      enabled_at_first: off !== true,
    })),
    register_rule: registerRules,
    profile_rule: profileRules,
    customer_service: customerService,
    country: countries,
    language: languageRows(),
    ...bannerRows(),
    ...announcementRows(),
    ...promotionRows(),
    ...helpRows(),
    ...rewardRows(),
    ...missionRows(),
    ...depositRows(),
    vendor: vendors.map(({ code, name }, position) => ({
      code,
      name,
      position,
      is_hot: position % 7 === 0,
      is_new: position % 11 === 5,
      enabled: true,
      enabled_at_first: true,
      maintenance: false,
      restricted: false,
      holds_wallets: walletHolders.has(code),
    })),
    vendor_category: vendors.flatMap(({ code, gameTypes }) =>
      gameTypes.map((game_type) => ({ vendor: code, game_type })),
    ),
    ...games,
    pvp_room: pvpRooms(games),
    ...lotteryRows(games.game),
    ...rankRows(),
    currency: [{ code: 'USD', digits: 2 }],
    identity_person: people.map(({ subject, name, email }, position) => ({ subject, name, email, position })),
    ...accountRows(),
  };
}
