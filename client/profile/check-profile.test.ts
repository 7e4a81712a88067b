import type { Profile } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { checkProfile, telegramName, yearsBefore } from './check-profile.ts';
import { deviceName } from './device-name.ts';
import { isFixed, profileFields, profileText } from './profile-field.ts';

const rules = { minimumAge: 18, today: new Date('2026-11-21T10:00:00Z') };

test.each([
  ['nickname', 'Mai 😀'],
  ['realName', "Nguyễn Thị O'Mai-Lan Jr."],
  ['telegram', '@mai_2026'],
  ['birthday', '2008-11-21'],
  ['address', '12 Lê Lợi, Huế'],
  ['occupation', 'Nurse'],
] as const)('%s may be %s', (name, value) => expect(checkProfile(name, value, rules)).toBeUndefined());

test.each([
  ['nickname', 'M', 'profileForm.wrongLength'],
  ['realName', 'Mai 2', 'profileForm.wrongName'],
  ['telegram', '@mai', 'profileForm.wrongTelegram'],
  ['birthday', '2008-11-22', 'profileForm.tooYoung'],
  ['birthday', '1899-11-22', 'profileForm.wrongDay'],
  ['birthday', '21.11.1999', 'profileForm.wrongDay'],
  ['address', 'Huế', 'profileForm.wrongLength'],
] as const)('%s may not be %s', (name, value, key) =>
  expect(checkProfile(name, value, rules)?.key).toBe(key),
);

test.each([
  ['mai_2026', '@mai_2026'],
  ['@mai_2026', '@mai_2026'],
  ['https://t.me/mai_2026', '@mai_2026'],
  ['', ''],
])('%j is the Telegram name %j', (text, want) => expect(telegramName(text)).toBe(want));

test('the latest birthday is so many years ago today', () => {
  expect(yearsBefore(rules.today, 21)).toBe('2005-11-21');
});

const profile: Profile = {
  fields: [
    { name: 'nickname', required: true, locked: false, value: 'Mai' },
    { name: 'birthday', required: false, locked: true, value: '1999-02-28' },
    { name: 'occupation', required: false, locked: false },
  ],
  minimumAge: 18,
};

test('brand and platform both say which fields show, and how strict they are', () => {
  const setting = { required: false, locked: false };
  const fields = profileFields(profile, [
    { ...setting, id: 'occupation', required: true },
    { ...setting, id: 'telegram' },
    { ...setting, id: 'nickname', locked: true },
  ]);
  expect(fields).toEqual([
    { name: 'occupation', required: true, locked: false },
    { name: 'nickname', required: true, locked: true, value: 'Mai' },
  ]);
  expect(fields.map(isFixed)).toEqual([false, true]);
});

test.each([
  ['birthday', '1999-02-28', 'Feb 28, 1999'],
  ['nationality', 'VN', 'Vietnam'],
  ['incomeSource', 'SALARY', 'profileFields.income.SALARY'],
  ['address', 'Huế', 'Huế'],
  ['birthday', 'in spring', 'in spring'],
  ['nationality', 'Atlantis', 'Atlantis'],
  ['incomeSource', 'A_TREASURE', 'A_TREASURE'],
] as const)('%s %s reads %s', (name, value, want) => {
  const field = { name, value, required: false, locked: false };
  expect(profileText(field, { locale: 'en', t: (key) => key })).toBe(want);
});

test.each([
  [{ kind: 'phone', system: 'iOS', browser: 'Safari' }, 'Safari on iOS'],
  [{ kind: 'computer', system: 'Linux' }, 'Linux'],
  [{ kind: 'tablet' }, 'device.tablet'],
  [{ kind: 'other' }, 'device.unknown'],
] as const)('%j is called %s', (device, want) => {
  const t = (key: string, values?: Readonly<Record<string, string>>) =>
    values ? `${values.browser} on ${values.system}` : key;
  expect(deviceName(device, t)).toBe(want);
});
