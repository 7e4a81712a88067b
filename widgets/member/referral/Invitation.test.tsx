// @vitest-environment jsdom

import { giveNavigator } from '@liveryjs/engine/kit/testing-window';
import { mountWidget } from '@liveryjs/parts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Invitation } from './Invitation.tsx';

const LINK = `${location.origin}/join?referralCode=A+1`;

function show(abilities: Readonly<Record<string, unknown>>) {
  giveNavigator(abilities);
  mountWidget(<Invitation code="A 1" />, { pages: { register: '/join' } });
}

test('[2.35] the link carries the code, and is copied', async () => {
  const writeText = vi.fn(async () => {});
  show({ clipboard: { writeText }, share: undefined });
  expect(screen.getByLabelText<HTMLInputElement>('referral.link').value).toBe(LINK);
  fireEvent.click(screen.getByRole('button', { name: 'referral.copy' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(LINK));
  expect(screen.queryByRole('button', { name: 'referral.share' })).toBeNull();
});

test('[2.35] where the device shares, the link is handed to it', async () => {
  const share = vi.fn(async () => {});
  show({ share });
  fireEvent.click(screen.getByRole('button', { name: 'referral.share' }));
  await waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK })));
});
