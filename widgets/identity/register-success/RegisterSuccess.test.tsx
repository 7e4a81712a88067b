// @vitest-environment jsdom

import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, member, tenant } from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import RegisterSuccess from './RegisterSuccess.tsx';

afterEach(() => {
  cleanup();
  endSession(tenant);
  vi.restoreAllMocks();
});

const links = [{ id: 'promotions', label: 'promotions', to: { route: 'home' } }];
const show = (username: string, modules: readonly string[] = []) => {
  startSession(loginResult({ member: member({ account: 'u84x7k2' }) }), username);
  const brand = { ...emptyBrand, features: { mobilePassword: { module: 'MOBILENUMPASSREG3' } } };
  const app = testApp({ brand, state: { modal: 'registerSuccessModal', modules } });
  render(
    <TestPortal app={app}>
      <RegisterSuccess id="welcome" props={{ links }} slot={() => null} />
    </TestPortal>,
  );
  return app;
};

test('[4.08] who chose a name is welcomed, with ways on; the platform may have written the name in its own way', async () => {
  const app = show('U84X7K2');
  expect(screen.getByRole('heading', { name: 'registerSuccess.title' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('link', { name: 'promotions' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'registerSuccess.start' }));
  expect(app.state.modal).toBeUndefined();
});

test('who registered on the way to something goes there from the welcome', async () => {
  const app = show('u84x7k2');
  const aim = vi.fn();
  app.state.aim = aim;
  await userEvent.click(screen.getByRole('button', { name: 'registerSuccess.start' }));
  await vi.waitFor(() => expect(aim).toHaveBeenCalledOnce());
  expect(app.state.modal).toBeUndefined();
});

test('[4.08] who registered by a number reads the account that was made, and that either will do', () => {
  show('901234567', ['MOBILENUMPASSREG3']);
  expect(screen.getByLabelText('registerSuccess.account').textContent).toBe('u84x7k2');
  expect(screen.getByText('registerSuccess.next')).toBeTruthy();
});

test('who chose no password reads where it is', () => {
  show('901234567');
  expect(screen.getByText('registerSuccess.next')).toBeTruthy();
  expect(screen.getByText('registerSuccess.passwordSent')).toBeTruthy();
});

test('the account is copied, or the visitor is told to do it', async () => {
  const { state } = show('901234567');
  const user = userEvent.setup();
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  const button = screen.getByRole('button', { name: 'copy.copy: registerSuccess.account' });
  copy.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(button);
  expect(state.notices).toMatchObject([{ messageKey: 'copy.failed', tone: 'error' }]);
  await user.click(button);
  expect(copy).toHaveBeenLastCalledWith('u84x7k2');
  expect(button.textContent).toBe('copy.copied');
});
