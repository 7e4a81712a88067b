import { CallError } from '@liveryjs/engine/kit/plain';
import type { ProfileField } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { changesOf, checkChanges, readProfileForm, refusedFields } from './profile-form.model.ts';

const fields: readonly ProfileField[] = [
  { name: 'nickname', required: true, locked: false, value: 'Mai' },
  { name: 'realName', required: true, locked: true, value: 'Nguyễn Thị Mai' },
  { name: 'telegram', required: false, locked: false, value: '@mai_2026' },
  { name: 'address', required: true, locked: false },
];
const formOf = (values: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};
const read = (values: Readonly<Record<string, string>>) => readProfileForm(formOf(values), fields);

test('[3.01] only what differs from what is saved is a change; what is locked is none', () => {
  const same = { nickname: ' Mai ', realName: 'Somebody', telegram: 'mai_2026', address: '' };
  expect(changesOf(read(same), fields)).toEqual({});
  const other = { nickname: 'Mai Lan', telegram: '', address: 'Huế 1' };
  expect(changesOf(read(other), fields)).toEqual({ nickname: 'Mai Lan', telegram: '', address: 'Huế 1' });
});

test('what is needed may not be emptied; what was empty may stay so', () => {
  const changes = changesOf(read({ nickname: '', telegram: '', address: '' }), fields);
  expect(checkChanges(changes, fields, 18)).toEqual({ nickname: { key: 'form.notEmpty', values: {} } });
});

test.each([
  ['field_locked', 'profileForm.lockedNow'],
  ['rule_broken', 'profileForm.refused'],
])('%s is said below each field that the platform names', (code, key) => {
  const details = [{ at: 'body/address', message: '' }];
  const error = new CallError('refused', '', { status: 409, code, details });
  expect(refusedFields(error, fields)).toEqual({ address: { key, values: {} } });
});

test('a refusal of no field is none of a field', () => {
  const error = new CallError('refused', '', { status: 429, code: 'too_many_requests' });
  const unnamed = new CallError('refused', '', { status: 422, code: 'rule_broken' });
  expect([refusedFields(error, fields), refusedFields(unnamed, fields)]).toEqual([undefined, undefined]);
});
