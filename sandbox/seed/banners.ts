import type { KeysOf } from '#sandbox/messages/say.ts';

export interface BannerSeed {
  /** The scene that is drawn. */
  readonly art: string;
  /** A path of the portal, or an address outside; without one the banner cannot be clicked. */
  readonly link?: string;
  /** The page that it speaks of, where it leads to none and does not stand there. */
  readonly about?: string;
  /** Names its texts: `banner.<text>.title` is the headline, `.line` what stands below. */
  readonly text: string;
}

/** The label of a banner's button, by the address it leads to: `banner.action.<name>` is its text. */
export const bannerActions: Readonly<Record<string, KeysOf<'banner.action'>>> = {
  '/rng': 'rng',
  '/rng?sort=new': 'new',
  '/live': 'live',
  '/sports': 'sports',
  '/cockfight': 'cockfight',
  '/pointMall': 'pointMall',
  '/elott': 'elott',
  '/fish': 'fish',
};

/** Everybody's, by group [2.19]. w_esports has a single banner and w_help none, on purpose. */
export const banners: Readonly<Record<string, readonly BannerSeed[]>> = {
  w_home: [
    {
      art: 'night',
      link: '/rng?sort=new',
      text: 'home-welcome',
    },
    {
      art: 'slots',
      link: '/rng',
      text: 'home-slots',
    },
    {
      art: 'live',
      link: '/live',
      text: 'home-live',
    },
    {
      art: 'sports',
      link: '/sports',
      text: 'home-sports',
    },
    {
      art: 'points',
      about: '/pointMall',
      text: 'home-points',
    },
  ],
  w_rng: [
    {
      art: 'slots',
      text: 'rng-slots',
    },
    {
      art: 'gems',
      link: '/rng?sort=new',
      text: 'rng-gems',
    },
    {
      art: 'fruit',
      text: 'rng-fruit',
    },
  ],
  w_live: [
    {
      art: 'live',
      text: 'live-live',
    },
    {
      art: 'roulette',
      text: 'live-roulette',
    },
  ],
  w_fish: [
    {
      art: 'fish',
      text: 'fish-fish',
    },
    {
      art: 'pearl',
      text: 'fish-pearl',
    },
  ],
  w_pvp: [
    {
      art: 'cards',
      text: 'pvp-cards',
    },
    {
      art: 'mahjong',
      text: 'pvp-mahjong',
    },
  ],
  w_sports: [
    {
      art: 'sports',
      text: 'sports-sports',
    },
    {
      art: 'basketball',
      text: 'sports-basketball',
    },
    {
      art: 'cockfight',
      link: '/cockfight',
      text: 'sports-cockfight',
    },
  ],
  w_esports: [
    {
      art: 'esports',
      text: 'esports-esports',
    },
  ],
  w_lott: [
    {
      art: 'lottery',
      text: 'lott-lottery',
    },
    {
      art: 'ticket',
      text: 'lott-ticket',
    },
  ],
  w_down: [
    {
      art: 'app',
      text: 'down-app',
    },
    {
      art: 'night',
      text: 'down-welcome',
    },
  ],
  w_promotion: [
    {
      art: 'parcel',
      text: 'promotion-gift',
    },
    {
      art: 'coins',
      link: '/pointMall',
      text: 'promotion-points',
    },
    {
      art: 'royal',
      text: 'promotion-royal',
    },
  ],
  w_shop: [
    {
      art: 'gift',
      text: 'shop-gift',
    },
    {
      art: 'points',
      text: 'shop-points',
    },
  ],
  w_help: [],
  w_reg: [
    {
      art: 'welcome',
      text: 'reg-welcome',
    },
    {
      art: 'gift',
      text: 'reg-gift',
    },
  ],
  w_inhouse: [
    {
      art: 'gems',
      text: 'inhouse-gems',
    },
    {
      art: 'cards',
      text: 'inhouse-cards',
    },
  ],
};
