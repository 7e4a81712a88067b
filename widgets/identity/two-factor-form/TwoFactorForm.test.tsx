// @vitest-environment jsdom

import { session } from '@liveryjs/client/session/session';
import { keepTwoFactor, twoFactor } from '@liveryjs/client/session/two-factor';
import { type Answers, loginResult, Refused } from '@liveryjs/client/testing';
import { mountWidget, user } from '@liveryjs/parts/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import TwoFactorForm from './TwoFactorForm.tsx';

const SECOND = 'POST /wps/session/login/twoFactor';
const RESEND = 'POST /wps/session/login/twoFactor/code';

const show = (answers: Answers = {}, channel: 'SMS' | 'EMAIL' = 'EMAIL') => {
  const challenge = { challengeId: 'login-that-waits-0001', channel, recipient: 'l•••h@example.com' };
  keepTwoFactor({ ...challenge, expiredMinutes: 1 }, { username: 'linh', byPassword: true });
  return mountWidget(<TwoFactorForm />, { answers, state: { modal: 'twoFactor' } });
};
const code = () => screen.getByLabelText<HTMLInputElement>('twoFactorForm.code');

test.each([
  ['SMS', 'twoFactorForm.sentSms'],
  ['EMAIL', 'twoFactorForm.sentMail'],
] as const)('[2.37] it says how the code went by %s, and waits for it', (channel, want) => {
  show({}, channel);
  expect(screen.getByText(want)).toBeTruthy();
  expect(document.activeElement).toBe(code());
  expect(code().autocomplete).toBe('one-time-code');
});

test('[2.37] the code ends the login, sent once', async () => {
  const { app, sent } = show({ [SECOND]: loginResult() });
  await user.keyboard('{Enter}');
  expect(screen.getByText('twoFactorForm.codeMissing')).toBeTruthy();
  await user.keyboard(' 123456 {Enter}{Enter}');
  await waitFor(() => expect(session.token).toBeDefined());
  expect(sent(SECOND)).toEqual([{ challengeId: 'login-that-waits-0001', code: '123456' }]);
  expect(app.state.modal).toBeUndefined();
});

test('[2.37] a wrong code goes, and can be typed again', async () => {
  show({ [SECOND]: new Refused(403, 'code_wrong') });
  await user.keyboard('000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('session.codeWrong');
  expect([code().value, document.activeElement]).toEqual(['', code()]);
});

test('[2.37] a login that is over goes back to the beginning, which says why', async () => {
  const { app } = show({ [SECOND]: new Refused(403, 'challenge_over') });
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(app.state.modal).toBe('loginPopupModal'));
  expect(app.state.note).toMatchObject({ messageKey: 'session.challengeOver' });
});

test('[2.37] another code comes after the pause, not before', async () => {
  const answers = { [RESEND]: { expiredMinutes: 1 } };
  const early = show(answers);
  const again = () => user.click(screen.getByRole('button', { name: /twoFactorForm.resend/ }));
  await again();
  expect(early.sent(RESEND)).toEqual([]);
  cleanup();
  const later = Date.now() + 60_000;
  show(answers);
  vi.spyOn(Date, 'now').mockReturnValue(later + 1000);
  cleanup();
  const { sent } = mountWidget(<TwoFactorForm />, { answers });
  await again();
  await waitFor(() => expect(sent(RESEND)).toEqual([{ challengeId: 'login-that-waits-0001' }]));
  await waitFor(() => expect(twoFactor.waiting?.until).toBeGreaterThan(later + 60_000));
});

test('[2.37] the way back gives the login up', async () => {
  const { app } = show();
  await user.click(screen.getByRole('button', { name: 'twoFactorForm.back' }));
  expect(app.state.modal).toBe('loginPopupModal');
  expect(twoFactor.waiting).toBeUndefined();
});
