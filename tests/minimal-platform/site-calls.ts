import { type Calls, withToken } from './answer.ts';

/** Modules of the specification that are on. */
const MODULES = ['DIRECTREG3', 'FREEPLAY3', 'USERNAMEREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'];

const whitelabel = {
  modId: 'ROOT',
  enabled: '1',
  childrenNodes: MODULES.map((modId) => ({ modId, enabled: '1' })),
};

const rule = (minLength: number, maxLength: number, required = true) => ({
  enabled: true,
  required,
  minLength,
  maxLength,
  patternId: 1,
  acceptedPattern: '*',
});
const registerRules = { username: rule(4, 16), password: rule(6, 20), mobileNum: rule(6, 15, false) };

/** Returns the calls about the site, its texts and its permissions, as the specification names them. */
export function siteCalls(publicKey: object): Calls {
  return {
    'GET /wps/system/status': () => ({
      info: {
        whitelabel,
        registerRules,
        resources: [
          { resourceType: 'FACEBOOK', url: 'https://social.example/minimal', labelNameEn: 'Facebook' },
        ],
        // The specification names this list, and no call of its own that would answer the list.
        customerService: { version: { pathList: [{ type: 1, path: 'https://chat.example/minimal' }] } },
      },
      location: { ip: '127.0.0.1' },
    }),
    'GET /wps/system/whitelabel': () => whitelabel,
    'GET /wps/system/setting/register': () => registerRules,
    'GET /wps/system/publicKey': () => publicKey,
    'GET /wps/system/countries': () => ({
      list: [
        { countryCode: 'VN', countryDialingCode: '84' },
        { countryCode: 'PH', countryDialingCode: '63' },
      ],
      current: 'VN',
    }),
    'GET /wps/system/domainRoute': () => ({ domainList: [{ domainName: 'go.minimal.example' }] }),
    'GET /wps/system/test/ping': () => undefined,
    'GET /wps/system/helpCenter': () => ({ categories: [] }),
    'PUT /wps/feedback': () => ({ reference: 'FB1' }),
    'GET /wps/v2/wallets/balance': withToken(() => ({ sumBalance: 1234.5 })),
    'POST /wps/relay/GCS_walletTransfer': withToken((_, { body }) => ({
      reference: 'WT1',
      amount: String(body?.amount ?? '0'),
      currency: 'USD',
    })),
    'GET /wps/member/info/funds/consolidated': withToken(() => ({
      dailysalreqtype: '0',
      divtypereq: '0',
      contracthoursalreq: '0',
      realtimesalreqtype: '0',
      info: {},
    })),
    'GET /wps/relay/CSP_unreadCount': withToken(() => ({ count: 0 })),
    'GET /wps/relay/MCSFE_banners': ({ query }) => [
      { bannerId: 1, groupName: query.groupName, url: '/wps/img/banner.png' },
    ],
    'GET /wps/relay/MCSFE_promotions': () => ({
      list: [
        { id: 1, category: 'new_player' },
        { id: 2, category: 'new_player', title: 'A plain welcome', image: '/wps/img/welcome.png' },
      ],
      availablePromo: { REFERRAL: { enabled: false } },
    }),
    'GET /wps/relay/MCSFE_announcements': () => ({
      list: [
        {
          id: 1,
          title: 'A plain announcement',
          content: '<p>Nothing but words.</p>',
          announcementImages: [],
          types: ['B'],
          platform: 'web',
          execution: 'B',
        },
      ],
      totalPages: 1,
    }),
  };
}
