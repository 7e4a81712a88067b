import { type Portal, platformCode } from '@liveryjs/engine/kit/plain';
import { getBanners, getCountries } from '@liveryjs/schemas/calls/site';
import { bannerGroupsOf, mixBanners, platformGroup } from './banners/page-banners.ts';
import { call } from './calls/call.ts';
import { ciphers } from './calls/cipher.ts';
import { connection } from './calls/connection.ts';
import { earlyCall } from './calls/early-call.ts';
import { gameMenuFacts } from './games/game-menu-facts.ts';
import { ALL_OF, offerFacts } from './games/offer-facts.ts';
import { otherPictures } from './other-pictures.ts';
import { portalSections } from './portal-sections.ts';
import { audienceOf } from './session/audience-of.ts';
import { countKey } from './session/count-key.ts';
import { watchTabs } from './session/other-tabs.ts';
import { isCurrent, restoreSession, session, watchSession } from './session/session.ts';
import { openCustomerService } from './support/open-customer-service.ts';
import { currentLanguage } from './system/current-language.ts';
import { loadStatus } from './system/load-status.ts';
import { system } from './system/store.ts';
import { restoreBalanceVisibility } from './wallet/balance-visibility.ts';

// Loads the actions of a session once somebody asks for one: no page pays for them before.
const sessionActions = () => import('./session/session-actions.ts');

const MINUTE = 60_000;

/** The number of the session whose contracts are known. */
let contractsOf: number | undefined;

/** The gaming side of a Livery portal: its status, its facts, its actions. */
export const portal: Portal = {
  start(context) {
    const { tenant, platform } = portalSections(context.brand);
    connection.merchant = tenant.merchantCode;
    connection.language = () => currentLanguage(context.brand);
    connection.cipher = ciphers[platform.cipher];
    connection.squarePictures = platform.squarePictures;
    connection.imageOrigins = platform.imageOrigins;
    connection.expired = async (token) => (await sessionActions()).expireSession(token, context);
    restoreSession(tenant);
    watchTabs(
      tenant.merchantCode,
      async (news) => {
        // Before anything is drawn: nobody sees the page of a session that is over.
        if (!isCurrent()) {
          restoreSession(tenant);
          context.close();
        }
        if (session.token !== undefined) await (await sessionActions()).hearOtherTabs(news, context);
      },
      async () => {
        restoreSession(tenant);
        await (await sessionActions()).joinSession(context);
      },
    );
    restoreBalanceVisibility();
    const { search, hash } = location;
    // As an invitation brings them; nobody else pays for it.
    if (/[?&](affiliate|referral)Code=/.test(search))
      void import('./registration/arrival-code.ts').then(({ keepArrivalCodes }) => keepArrivalCodes(search));
    if (hash.startsWith('#identity=')) {
      // The answer is for this page alone, and for no history.
      history.replaceState(history.state, '', location.pathname + search);
      void import('./verification/identity-return.ts').then(({ endJourney }) => endJourney(hash, context));
    }
  },
  allOf: ALL_OF,
  signedIn: () => session.token !== undefined,
  facts(brand) {
    const audience = audienceOf(session, portalSections(brand).tenant.accountTypes);
    return {
      audience: [audience],
      may: session.member && (session.member.toUpline ? ['transferToUpline'] : []),
      // Nobody else has contracts: they are not asked for [6.04]. Those of one agent are not the next one's.
      ...(audience !== 'agent'
        ? { contracts: [] }
        : contractsOf !== session.number && { contracts: undefined }),
    };
  },
  derive: offerFacts,
  watch: watchSession,
  loadStatus,
  sources: [
    gameMenuFacts,
    {
      key: 'countries',
      quiet: true,
      // The longest of all answers, and the same for as long as a page is open.
      every: 0,
      async load(signal) {
        system.countries = await call(getCountries, undefined, { signal });
        return {};
      },
    },
    {
      key: 'promotions',
      quiet: true,
      // An operator turns one on or off a few times a day.
      every: 5 * MINUTE,
      // A platform may enable other promotions for a member than for a visitor.
      dependsOn: () => [session.number],
      load: async (signal, brand) =>
        (await import('./promotions/load-promotion-facts.ts')).loadPromotionFacts(signal, brand),
    },
    {
      key: 'contracts',
      quiet: true,
      every: MINUTE,
      dependsOn: (brand) =>
        audienceOf(session, portalSections(brand).tenant.accountTypes) === 'agent' ? [session.number] : null,
      async load(signal) {
        const { number } = session;
        const { loadContractFacts } = await import('./contracts/load-contract-facts.ts');
        const facts = await loadContractFacts(signal);
        if (session.number === number) contractsOf = number;
        return facts;
      },
    },
    {
      key: 'member',
      quiet: true,
      every: MINUTE,
      async load(signal, brand) {
        // A visitor's page does without the code.
        if (session.token === undefined) return {};
        const { loadMember } = await import('./session/load-member.ts');
        await loadMember(currentLanguage(brand), signal);
        return {};
      },
    },
  ],
  early(brand, path, language) {
    const sections = portalSections(brand);
    // The document would send the call, and read its answer, without the adapter.
    // Nothing is known of the visitor yet: a group under a condition is left to the page.
    const holds = (when: unknown) => (when ? undefined : true);
    const groups = bannerGroupsOf(sections, path, holds);
    const [first] = mixBanners(groups, holds);
    // Where the first banner is the manifest's, the page has its picture.
    const shown = first === undefined || 'own' in first ? undefined : platformGroup(groups);
    const group = sections.platform.adapter === undefined && !shown?.when ? shown : undefined;
    const { merchantCode: merchant } = sections.tenant;
    // The first banner is the largest picture of its page.
    const params = group && {
      groupName: group.id,
      language: platformCode(brand.languages, language),
      merchant,
    };
    const pictures = {
      picture: ['value', 0, 'url'],
      // As the page itself shows them.
      ...(sections.platform.bannerText === 'fields' &&
        shown?.slider.height !== 'low' && { narrow: ['value', 0, 'phoneUrl'] }),
    };
    return params && earlyCall(getBanners, params, pictures);
  },
  otherPictures,
  badges: {
    unreadMessages: {
      key: (brand) => countKey('getUnreadCount', session, portalSections(brand).tenant),
      load: async (signal) => (await import('./member/count-unread.ts')).countUnread(signal),
    },
    claimableMissions: {
      key: (brand) => countKey('getMissionSummary', session, portalSections(brand).tenant),
      load: async (signal) => (await import('./rewards/count-missions.ts')).countMissions(signal),
    },
    waitingTransfers: {
      // Named after the call, so that whoever reloads the transfers has them counted again.
      key: () => (session.token === undefined ? null : ['getWithdrawalTransfers', 'count', session.number]),
      load: async (signal) =>
        (await import('./withdrawals/waiting-transfers.ts')).countWaitingTransfers(signal),
      every: 20_000,
    },
  },
  languageChosen(code) {
    if (session.token !== undefined) void sessionActions().then(({ followLanguage }) => followLanguage(code));
  },
  actions: {
    // At once: a window that opens later than the click is blocked.
    customerService: openCustomerService,
    freePlay: async (context) => (await sessionActions()).tryFreePlay(context),
    lottery: async (context) => (await import('./games/launch/start-lottery.ts')).startLottery(context),
    signOut: async (context) => (await sessionActions()).signOut(context),
  },
};
