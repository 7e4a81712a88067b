import type { NotesOf } from '#sandbox/messages/say.ts';

interface AccountSeed {
  readonly id: number;
  readonly username: string;
  /** The purpose of the account, for people. */
  readonly about: string;
  /** `hashPassword` of the seed's password. */
  readonly passwordHash: string;
  readonly nickname: string;
  /** 0 where left out: a member [4.01]. */
  readonly type?: number;
  readonly language: string;
  /** Dialling code and number. */
  readonly mobile: readonly [dialingCode: string, mobile: string];
  /** Number of the agent who brought the account. */
  readonly upline?: number;
  /** A login takes a code by mail too. */
  readonly twoFactor?: true;
  /** A motif; one that is lost on purpose shows what stands in for it [2.23]. */
  readonly avatar?: string;
  readonly rankLevel: number;
  readonly points: number;
  /** Amounts in cents by place: MAIN, or a vendor. */
  readonly wallets: Readonly<Record<string, number>>;
  readonly labels?: readonly string[];
  readonly toUpline?: true;
  readonly isNew?: true;
  readonly passwordExpired?: true;
  readonly closed?: true;
  readonly messages: readonly MessageSeed[];
}

interface MessageSeed {
  /** Its title and text are said in the language of the account. */
  readonly note: NotesOf<'note'>;
  readonly read?: true;
}

/** The password of every account at the beginning. */
export const seedPassword = 'Livery2026';

export const accounts: readonly AccountSeed[] = [
  {
    id: 1001,
    username: 'mai',
    about: 'member',
    passwordHash: '$scrypt$ln=14,r=8,p=1$Z8qx/LZtxXCW+6jUrOwtfA$mwp/UYah7GDTodufY9N9vt2jDD54P0hmUtkAToGwnCY',
    nickname: 'Mai',
    language: 'EN',
    mobile: ['84', '901234567'],
    upline: 1003,
    avatar: 'blossom',
    rankLevel: 1,
    points: 480,
    wallets: { MAIN: 125_050, VLVT: 2_000 },
    toUpline: true,
    messages: [{ note: 'welcome' }, { note: 'maintenance' }, { note: 'deposit', read: true }],
  },
  {
    id: 1002,
    username: 'quynh',
    about: 'VIP member, with points',
    passwordHash: '$scrypt$ln=14,r=8,p=1$Ti06H9pEmrRXbQmYdI8Kcw$0uoGT7dJKO2Xx5GJLQSsGkCZtRLRTreDYn8SVgHEcSA',
    nickname: 'Quỳnh',
    language: 'VI',
    mobile: ['84', '912345678'],
    upline: 1003,
    avatar: 'butterfly',
    rankLevel: 6,
    points: 12_480,
    wallets: { MAIN: 8_841_207, CRYS: 50_000, TDFG: 1_499 },
    labels: ['VIP', 'Referrer'],
    toUpline: true,
    messages: [{ note: 'birthday' }, { note: 'newRank', read: true }],
  },
  {
    id: 1003,
    username: 'tomas',
    about: 'agent (type 1), whose picture is lost',
    passwordHash: '$scrypt$ln=14,r=8,p=1$9W2ZWjMdXG38NCNPQMk7xA$eMxqirDeQgHnraGyMlxq9olX72qhLGJb0/FzrE6Vmuk',
    nickname: 'Tomás',
    type: 1,
    language: 'EN',
    mobile: ['34', '612345678'],
    avatar: 'lost-tiger',
    rankLevel: 3,
    points: 0,
    wallets: { MAIN: 530_000 },
    messages: [{ note: 'teamGrew' }],
  },
  {
    id: 1004,
    username: 'sofia',
    about: 'member who was never logged in',
    passwordHash: '$scrypt$ln=14,r=8,p=1$gP3wYKpdabX0NRa5ejC7UA$kF8wXdoEod9SfHYmnEIf1N4PbaOWonlR1ly5OwBgWKo',
    nickname: 'Sofía',
    language: 'TY',
    mobile: ['63', '9171234567'],
    upline: 1003,
    avatar: 'fox',
    rankLevel: 0,
    points: 0,
    wallets: { MAIN: 0 },
    toUpline: true,
    isNew: true,
    messages: [{ note: 'welcome' }],
  },
  {
    id: 1005,
    username: 'old',
    about: 'member whose password has expired',
    passwordHash: '$scrypt$ln=14,r=8,p=1$ktsf4uNR0AEMk4ngCDr+mg$qBDMA42YjHBm3enop7VaHlGwHfvSbF7438Un/95G8wo',
    nickname: 'Oskar',
    language: 'EN',
    mobile: ['49', '15123456789'],
    avatar: 'owl',
    rankLevel: 2,
    points: 15,
    wallets: { MAIN: 4_210 },
    toUpline: true,
    passwordExpired: true,
    messages: [],
  },
  {
    id: 1006,
    username: 'vera',
    about: 'closed account, which cannot log in',
    passwordHash: '$scrypt$ln=14,r=8,p=1$TOaeQ6cLvQhKw8LeOvYimQ$vZ4S7oik54iR3/BEZruVonL3X1yMAdC0BoKE9xNlopI',
    nickname: 'Vera',
    language: 'EN',
    mobile: ['84', '987654321'],
    rankLevel: 0,
    points: 0,
    wallets: { MAIN: 0 },
    closed: true,
    messages: [],
  },
  {
    id: 1007,
    username: 'linh',
    about: 'member whose login takes a code by mail too',
    passwordHash: '$scrypt$ln=14,r=8,p=1$bwjMCwHKB725CavDVhW1Iw$zh4ggfOO47GFmCvOipr8cjemjvipW5Ky3W60uWQ/KDE',
    nickname: 'Linh',
    language: 'VI',
    mobile: ['84', '933334444'],
    twoFactor: true,
    avatar: 'blossom',
    rankLevel: 2,
    points: 60,
    wallets: { MAIN: 75_000 },
    toUpline: true,
    messages: [],
  },
  {
    id: 1008,
    username: 'nadia',
    about: 'neither member nor agent (type 9), who cannot log in',
    passwordHash: '$scrypt$ln=14,r=8,p=1$8Pd3omDAajVmT0j3JDQHQw$9SrMfEuRYXkZkuuwmkLFquY9WxsaFB8m5+MGgLU51GA',
    nickname: 'Nadia',
    type: 9,
    language: 'EN',
    mobile: ['33', '698765432'],
    rankLevel: 0,
    points: 0,
    wallets: { MAIN: 0 },
    messages: [],
  },
  {
    id: 1009,
    username: 'amara',
    about: 'agent (type 2) below tomas',
    passwordHash: '$scrypt$ln=14,r=8,p=1$Pxpbw0YfSISdJHj2Oj/pLA$jCQJANxUpRjYIbx4a5xuwcZ+tgb9xtgXorUqEKB628w',
    nickname: 'Amara',
    type: 2,
    language: 'EN',
    mobile: ['44', '7700900123'],
    upline: 1003,
    avatar: 'owl',
    rankLevel: 2,
    points: 0,
    wallets: { MAIN: 48_000 },
    messages: [],
  },
  {
    id: 1010,
    username: 'ingrid',
    about: 'agent (type 1) with a team that has nothing to do with the others',
    passwordHash: '$scrypt$ln=14,r=8,p=1$Z8qx/LZtxXCW+6jUrOwtfA$mwp/UYah7GDTodufY9N9vt2jDD54P0hmUtkAToGwnCY',
    nickname: 'Ingrid',
    type: 1,
    language: 'EN',
    mobile: ['46', '701234567'],
    avatar: 'fox',
    rankLevel: 1,
    points: 0,
    wallets: { MAIN: 25_000 },
    messages: [],
  },
];
