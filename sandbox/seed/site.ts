/** A module of the whitelabel tree: what is on unless `off`, and what stands below it. */
interface ModuleSeed {
  readonly modId: string;
  readonly off?: true;
  readonly below?: readonly ModuleSeed[];
}

const on = (...modIds: string[]): ModuleSeed[] => modIds.map((modId) => ({ modId }));
const off = (...modIds: string[]): ModuleSeed[] => modIds.map((modId) => ({ modId, off: true as const }));

/** The ten modules of [6.07] and others that portals of this kind have. */
export const moduleTree: ModuleSeed = {
  modId: 'WEB',
  below: [
    {
      modId: 'LOGIN3',
      below: on('MOBILEVERCODELOGIN3', 'FREEPLAY3', 'PWDEXPFORCECHANGE3', 'CHNGPASSVERIF3'),
    },
    {
      modId: 'REGISTER3',
      below: [
        ...on('DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'),
        ...off('GOOGLEREG3', 'FACEBOOKREG3'),
      ],
    },
    {
      modId: 'MEMBER3',
      below: [...on('PTSYS3', 'REFERRAL3', 'REBATE3', 'MISSION3', 'MESSAGE3'), ...off('UPLINETRF3')],
    },
    {
      modId: 'AGENT3',
      below: [...on('TEAM3', 'DIVIDEND3', 'DAILYSALARY3'), ...off('HOURLYSALARY3', 'REALTIMESALARY3')],
    },
    {
      modId: 'SITE3',
      below: [...on('PROMOTION3', 'NOTICE3', 'HELP3', 'FEEDBACK3', 'APPDOWNLOAD3'), ...off('SPEEDTEST3')],
    },
  ],
};

interface ResourceSeed {
  readonly type: string;
  readonly name: string;
  readonly url: string;
  readonly qr?: string;
  readonly off?: true;
}

/** Addresses under example.com lead nowhere, on purpose. */
export const resources: readonly ResourceSeed[] = [
  { type: 'ANDROID_APP', name: 'Android app', url: 'https://apps.example.com/android/portal.apk' },
  {
    type: 'IOS_APP',
    name: 'iOS app',
    url: 'https://apps.example.com/ios/portal',
    qr: 'https://apps.example.com/ios/portal.mobileconfig',
  },
  { type: 'IOS_LITE_APP', name: 'iOS lite app', url: 'https://apps.example.com/ios/lite.mobileconfig' },
  { type: 'FACEBOOK', name: 'Facebook', url: 'https://social.example.com/facebook' },
  { type: 'TELEGRAM', name: 'Telegram', url: 'https://social.example.com/telegram' },
  { type: 'INSTAGRAM', name: 'Instagram', url: 'https://social.example.com/instagram', off: true },
];

export const customerService = [
  { cs_type: 'LIVECHAT', type: 1, path: '/sandbox/chat' },
  // /sandbox/chat?service=vip under DES, with its key [3.06].
  { cs_type: 'VIP', type: 3, path: 'MPLSS+JTcZmzoHEYTgGrv7B6f46AtgHDH24zKcdlP1M=Lv8kQ2zR' },
] as const;

/** Zero bits that a challenge asks for at first: a thousand tries, which a phone makes in no time. */
export const BOT_BITS = 10;

/** The tree as rows, parents first. */
export function moduleRows(
  { modId, off, below = [] }: ModuleSeed,
  parent: string | null = null,
  position = 0,
): {
  mod_id: string;
  parent: string | null;
  position: number;
  enabled: boolean;
  enabled_at_first: boolean;
}[] {
  const enabled = off !== true;
  return [
    { mod_id: modId, parent, position, enabled, enabled_at_first: enabled },
    ...below.flatMap((module, index) => moduleRows(module, modId, index)),
  ];
}
