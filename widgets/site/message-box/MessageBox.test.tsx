// @vitest-environment jsdom

import { mountWidget, user } from '@liveryjs/parts/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import MessageBox from './MessageBox.tsx';

test('[6.04] it says its sentence, and its one button closes the popup', async () => {
  const { app } = mountWidget(MessageBox, {
    props: { text: 'needed', icon: 'info', button: 'engine.confirm' },
    state: { modal: 'needTrueAccount' },
  });
  expect(screen.getByText('needed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'engine.confirm' }));
  expect(app.state.modal).toBeUndefined();
});
