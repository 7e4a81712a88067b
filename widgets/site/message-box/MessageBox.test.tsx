// @vitest-environment jsdom

import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import MessageBox from './MessageBox.tsx';

afterEach(cleanup);

test('[6.04] it says its sentence, and its one button closes the popup', async () => {
  const app = testApp({ state: { modal: 'needTrueAccount' } });
  render(
    <TestPortal app={app}>
      <MessageBox
        id="box"
        props={{ text: 'needed', icon: 'info', button: 'engine.confirm' }}
        slot={() => null}
      />
    </TestPortal>,
  );
  expect(screen.getByText('needed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'engine.confirm' }));
  expect(app.state.modal).toBeUndefined();
});
