// @vitest-environment jsdom

import { startSession } from '@liveryjs/client/session/session';
import { loginResult, member } from '@liveryjs/client/testing';
import { mountWidget, user } from '@liveryjs/parts/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import RegisterSuccess from './RegisterSuccess.tsx';

const links = [{ id: 'promotions', label: 'promotions', to: { route: 'home' } }];
const show = (username: string, modules: readonly string[] = []) => {
  startSession(loginResult({ member: member({ account: 'u84x7k2' }) }), username);
  return mountWidget(RegisterSuccess, {
    props: { links },
    brand: { features: { mobilePassword: { module: 'MOBILENUMPASSREG3' } } },
    state: { modal: 'registerSuccessModal', modules },
  });
};

test('[4.08] who chose a name is welcomed, with ways on; the platform may have written the name in its own way', async () => {
  const { app } = show('U84X7K2');
  expect(screen.getByRole('heading', { name: 'registerSuccess.title' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('link', { name: 'promotions' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'registerSuccess.start' }));
  expect(app.state.modal).toBeUndefined();
});

test('who registered on the way to something goes there from the welcome', async () => {
  const { app } = show('u84x7k2');
  const aim = vi.fn();
  app.state.aim = aim;
  await user.click(screen.getByRole('button', { name: 'registerSuccess.start' }));
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
  const { app } = show('901234567');
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  const button = screen.getByRole('button', { name: 'copy.copy: registerSuccess.account' });
  copy.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(button);
  expect(app.state.notices).toMatchObject([{ messageKey: 'copy.failed', tone: 'error' }]);
  await user.click(button);
  expect(copy).toHaveBeenLastCalledWith('u84x7k2');
  expect(button.textContent).toBe('copy.copied');
});
