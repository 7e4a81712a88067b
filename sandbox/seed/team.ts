interface TeamSeed {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  /** 0 where left out: a member. */
  readonly type?: number;
  readonly upline: number;
  readonly language: string;
  readonly mobile: readonly [dialingCode: string, mobile: string];
  readonly rankLevel: number;
  /** Days before today when they joined. */
  readonly joined: number;
}

/** `hashPassword` of the seed's password. */
export const teamPasswordHash =
  '$scrypt$ln=14,r=8,p=1$Z8qx/LZtxXCW+6jUrOwtfA$mwp/UYah7GDTodufY9N9vt2jDD54P0hmUtkAToGwnCY';

/** Whom agents brought beside the accounts that one is told of: below tomas, below amara, below a stranger. */
export const team: readonly TeamSeed[] = [
  person(1021, 'bruno', 'Bruno', 1003, 58, 'EN', ['351', '912000021'], 2, 2),
  person(1022, 'dalisay', 'Dalisay', 1003, 55, 'TY', ['63', '9170000022'], 3),
  person(1023, 'hieu', 'Hiếu', 1003, 31, 'VI', ['84', '901000023'], 1),
  person(1024, 'yara', 'Yara', 1003, 4, 'EN', ['971', '501000024'], 0),
  person(1025, 'kofi', 'Kofi', 1009, 52, 'EN', ['233', '241000025'], 2, 41),
  person(1026, 'zuri', 'Zuri', 1009, 47, 'EN', ['254', '711000026'], 1),
  person(1027, 'imani', 'Imani', 1009, 12, 'EN', ['255', '711000027'], 0),
  person(1028, 'rafael', 'Rafael', 1021, 44, 'TY', ['63', '9170000028'], 2),
  person(1029, 'tuyet', 'Tuyết', 1021, 20, 'VI', ['84', '901000029'], 1),
  person(1030, 'samir', 'Samir', 1021, 3, 'EN', ['20', '101000030'], 0),
  person(1031, 'abena', 'Abena', 1025, 39, 'EN', ['233', '241000031'], 1),
  person(1032, 'kwame', 'Kwame', 1025, 9, 'EN', ['233', '241000032'], 0),
  person(1033, 'nils', 'Nils', 1010, 33, 'EN', ['46', '701000033'], 1),
];

/** Rates of rebate in basis points, by account: none is above its upline's. */
export const rebateRates: Readonly<Record<number, number>> = {
  1003: 120,
  1009: 90,
  1010: 100,
  1021: 80,
  1025: 60,
  1001: 40,
  1002: 60,
  1022: 40,
  1026: 30,
  1028: 30,
  1031: 20,
};

/** Days before today when the accounts that one is told of joined their agent. */
export const joinedBefore: Readonly<Record<number, number>> = { 1001: 2600, 1002: 2660, 1004: 5, 1009: 2580 };

function person(
  id: number,
  username: string,
  nickname: string,
  upline: number,
  joined: number,
  language: string,
  mobile: TeamSeed['mobile'],
  rankLevel: number,
  type = 0,
): TeamSeed {
  return { id, username, nickname, type, upline, language, mobile, rankLevel, joined };
}
