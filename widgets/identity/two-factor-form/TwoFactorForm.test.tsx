// @vitest-environment jsdom

import { ciphers } from '@liveryjs/client/calls/cipher';
import { connection } from '@liveryjs/client/calls/connection';
import { endSession, session } from '@liveryjs/client/session/session';
import { keepTwoFactor, twoFactor } from '@liveryjs/client/session/two-factor';
import {
  type Answers,
  loginResult,
  Refused,
  type SentCall,
  stubPlatform,
  tenant,
} from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TwoFactorForm from './TwoFactorForm.tsx';

const SECOND = 'POST /wps/session/login/twoFactor';
const RESEND = 'POST /wps/session/login/twoFactor/code';

const brand = { ...emptyBrand, tenant };

let calls: SentCall[];
const answer = (answers: Answers) => {
  calls = stubPlatform(answers);
};
const sent = (name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(body ?? 'null'));

const show = (channel: 'SMS' | 'EMAIL' = 'EMAIL') => {
  const challenge = { challengeId: 'login-that-waits-0001', channel, recipient: 'l•••h@example.com' };
  keepTwoFactor({ ...challenge, expiredMinutes: 1 }, { username: 'linh', byPassword: true });
  const app = testApp({ brand, state: { modal: 'twoFactor' } });
  render(
    <TestPortal app={app}>
      <TwoFactorForm />
    </TestPortal>,
  );
  return app;
};

const code = () => screen.getByLabelText<HTMLInputElement>('twoFactorForm.code');
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  endSession(tenant);
  twoFactor.waiting = undefined;
  connection.cipher = ciphers.none;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['SMS', 'twoFactorForm.sentSms'],
  ['EMAIL', 'twoFactorForm.sentMail'],
] as const)('[2.37] it says how the code went by %s, and waits for it', (channel, want) => {
  answer({});
  show(channel);
  expect(screen.getByText(want)).toBeTruthy();
  expect(document.activeElement).toBe(code());
  expect(code().autocomplete).toBe('one-time-code');
});

test('[2.37] the code ends the login, sent once', async () => {
  answer({ [SECOND]: loginResult() });
  const app = show();
  await user.keyboard('{Enter}');
  expect(screen.getByText('twoFactorForm.codeMissing')).toBeTruthy();
  await user.keyboard(' 123456 {Enter}{Enter}');
  await waitFor(() => expect(session.token).toBeDefined());
  expect(sent(SECOND)).toEqual([{ challengeId: 'login-that-waits-0001', code: '123456' }]);
  expect(app.state.modal).toBeUndefined();
});

test('[2.37] a wrong code goes, and can be typed again', async () => {
  answer({ [SECOND]: new Refused(403, 'code_wrong') });
  show();
  await user.keyboard('000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('session.codeWrong');
  expect([code().value, document.activeElement]).toEqual(['', code()]);
});

test('[2.37] a login that is over goes back to the beginning, which says why', async () => {
  answer({ [SECOND]: new Refused(403, 'challenge_over') });
  const app = show();
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(app.state.modal).toBe('loginPopupModal'));
  expect(app.state.note).toMatchObject({ messageKey: 'session.challengeOver' });
});

test('[2.37] another code comes after the pause, not before', async () => {
  answer({ [RESEND]: { expiredMinutes: 1 } });
  show();
  const again = () => user.click(screen.getByRole('button', { name: /twoFactorForm.resend/ }));
  await again();
  expect(sent(RESEND)).toEqual([]);
  cleanup();
  const later = Date.now() + 60_000;
  show();
  vi.spyOn(Date, 'now').mockReturnValue(later + 1000);
  cleanup();
  render(
    <TestPortal>
      <TwoFactorForm />
    </TestPortal>,
  );
  await again();
  await waitFor(() => expect(sent(RESEND)).toEqual([{ challengeId: 'login-that-waits-0001' }]));
  await waitFor(() => expect(twoFactor.waiting?.until).toBeGreaterThan(later + 60_000));
});

test('[2.37] the way back gives the login up', async () => {
  answer({});
  const app = show();
  await user.click(screen.getByRole('button', { name: 'twoFactorForm.back' }));
  expect(app.state.modal).toBe('loginPopupModal');
  expect(twoFactor.waiting).toBeUndefined();
});
