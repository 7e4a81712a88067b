// @vitest-environment jsdom

import { session } from '@liveryjs/client/session/session';
import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget, type PageOptions, user } from '@liveryjs/parts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import ChangePasswordForm from './ChangePasswordForm.tsx';

const CHANGE = 'POST /wps/member/password';
const rules = {
  password: {
    enabled: true,
    required: true,
    minLength: 6,
    maxLength: 20,
    patternId: 6,
    acceptedPattern: '*',
  },
};

const show = (answers: Answers = {}, options: PageOptions = { session: true }) =>
  mountWidget(<ChangePasswordForm />, {
    answers: { 'GET /wps/system/setting/register': rules, ...answers },
    state: { modal: 'changePassModal' },
    ...options,
  });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(`changePasswordForm.${name}`);
const submit = () => user.click(screen.getByRole('button', { name: 'changePasswordForm.submit' }));
const fill = async (old: string, next: string, again = next) => {
  await user.type(field('oldPassword'), old);
  await user.type(field('newPassword'), next);
  await user.type(field('confirmNewPassword'), again);
};

test('[6.05] visitors have no password to change: they are asked to log in', async () => {
  const { app } = show({}, {});
  await waitFor(() => expect(app.state.modal).toBe('loginPopupModal'));
  expect(app.state.note).toEqual({ modal: 'loginPopupModal', messageKey: 'changePasswordForm.signedOut' });
  expect(screen.queryByRole('form')).toBeNull();
});

test('[2.34] [5.05] the old and the new password are sent trimmed, and the login opens', async () => {
  const { app, sent } = show({ [CHANGE]: null });
  await fill(' Old 1 ', 'abc123');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(app.state.modal).toBe('loginPopupModal'));
  expect(sent(CHANGE)).toEqual([
    { oldPassword: 'Old 1', newPassword: 'abc123', confirmNewPassword: 'abc123' },
  ]);
  expect(session.token).toBeUndefined();
});

test('[5.05] an account without a password is not asked for one, and none is sent', async () => {
  const { sent } = show({ [CHANGE]: null }, { session: { hasPassword: false } });
  expect(screen.queryByLabelText('changePasswordForm.oldPassword')).toBeNull();
  await user.type(field('newPassword'), 'abc123');
  await user.type(field('confirmNewPassword'), 'abc123');
  await submit();
  await waitFor(() =>
    expect(sent(CHANGE)).toEqual([{ newPassword: 'abc123', confirmNewPassword: 'abc123' }]),
  );
});

test('an account that has a password after all is asked for it', async () => {
  show({ [CHANGE]: new Refused(403, 'wrong_password') }, { session: { hasPassword: false } });
  await user.type(field('newPassword'), 'abc123');
  await user.type(field('confirmNewPassword'), 'abc123');
  await submit();
  expect(await screen.findByText('changePasswordForm.wrongPassword')).toBeTruthy();
  expect(document.activeElement).toBe(field('oldPassword'));
  expect(field('newPassword').value).toBe('abc123');
});

test('[5.10] what is wrong stands under each field, and the first one gets the focus', async () => {
  const { sent } = show();
  expect(await screen.findByText('rule.lettersAndDigits')).toBeTruthy();
  await fill('old', 'abc', 'abd');
  await submit();
  expect(sent(CHANGE)).toEqual([]);
  const messageOf = (name: string) =>
    field(name).getAttribute('aria-invalid') &&
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
  expect([messageOf('oldPassword'), messageOf('newPassword'), messageOf('confirmNewPassword')]).toEqual([
    null,
    'rule.lettersAndDigits',
    'changePasswordForm.inconsistent',
  ]);
  expect(document.activeElement).toBe(field('newPassword'));
});

test('a refusal stands under its field, and nothing typed is lost', async () => {
  show({ [CHANGE]: new Refused(403, 'wrong_password') });
  await fill('wrong', 'abc123');
  await submit();
  expect(await screen.findByText('changePasswordForm.wrongPassword')).toBeTruthy();
  expect(document.activeElement).toBe(field('oldPassword'));
  expect([field('oldPassword').value, field('newPassword').value]).toEqual(['wrong', 'abc123']);
});

test('while the rules cannot be had the platform decides', async () => {
  const { sent } = show({
    'GET /wps/system/setting/register': new Refused(500, 'failed'),
    [CHANGE]: new Refused(400, 'rule_broken'),
  });
  await fill('old', 'a');
  await submit();
  expect(await screen.findByText('changePasswordForm.ruleBroken')).toBeTruthy();
  expect(sent(CHANGE)).toHaveLength(1);
});

test('password managers learn whose password it is', async () => {
  show();
  const name = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect(name).toMatchObject({ value: 'mai', hidden: true, readOnly: true });
  await act(async () => {});
  expect(document.activeElement).toBe(field('oldPassword'));
  expect(
    [field('oldPassword'), field('newPassword'), field('confirmNewPassword')].map((f) => f.autocomplete),
  ).toEqual(['current-password', 'new-password', 'new-password']);
});
