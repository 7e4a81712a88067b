import { expect, test } from 'vitest';
import { checkProfileField } from './check-profile-field.ts';

const rules = { now: new Date('2026-11-21T10:00:00Z'), minimumAge: 18, countries: ['VN', 'PH'] };

test.each([
  ['nickname', 'Mai 😀'],
  ['realName', 'Nguyễn Thị Mai'],
  ['realName', "O'Brien-Núñez Jr."],
  ['fullName', 'محمد علي'],
  ['telegram', '@mai_2026'],
  ['birthday', '2008-11-21'],
  ['birthday', '2008-02-29'],
  ['address', '12 Lê Lợi, Huế'],
  ['nationality', 'VN'],
  ['occupation', 'Nurse'],
  ['incomeSource', 'SALARY'],
] as const)('%s may be %s', (name, value) => expect(checkProfileField(name, value, rules)).toBeUndefined());

test.each([
  ['nickname', 'M', 'must have 2 to 30 characters'],
  ['nickname', 'Mai\u0007', 'must not hold control characters'],
  ['realName', 'Mai 2', 'must be a name'],
  ['telegram', 'mai_2026', 'must be @ and a name of 5 to 32 characters'],
  ['telegram', '@mai', 'must be @ and a name of 5 to 32 characters'],
  ['birthday', '2008-11-22', 'must be at least 18 years ago'],
  ['birthday', '2027-01-01', 'must be a day as YYYY-MM-DD'],
  ['birthday', '1999-02-29', 'must be a day as YYYY-MM-DD'],
  ['birthday', '1899-01-01', 'must be a day as YYYY-MM-DD'],
  ['birthday', '01-02-1999', 'must be a day as YYYY-MM-DD'],
  ['address', 'Huế', 'must have 5 to 200 characters'],
  ['nationality', 'XX', 'is no code of a country'],
  ['incomeSource', 'CRIME', 'must be one of SALARY, BUSINESS, INVESTMENTS, SAVINGS, PENSION, FAMILY, OTHER'],
] as const)('%s may not be %j', (name, value, message) =>
  expect(checkProfileField(name, value, rules)).toBe(message),
);
