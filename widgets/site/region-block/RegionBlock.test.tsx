// @vitest-environment jsdom

import { visitor } from '@liveryjs/client/system/visitor';
import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import RegionBlock from './RegionBlock.tsx';

afterEach(() => {
  cleanup();
  visitor.ip = undefined;
});

const show = () => {
  const customerService = vi.fn();
  render(
    <TestPortal app={testApp({ portal: { actions: { customerService } } })}>
      <RegionBlock id="regionBlock" props={{}} slot={() => null} />
    </TestPortal>,
  );
  return customerService;
};

test("[2.18] the visitor's IP address and the message show", async () => {
  show();
  expect(screen.getByText('regionBlock.notice')).toBeTruthy();
  expect(screen.queryByText('regionBlock.ip')).toBeNull();
  await act(async () => {
    visitor.ip = '203.0.113.7';
  });
  expect(screen.getByText('203.0.113.7').parentElement?.textContent).toBe('regionBlock.ip 203.0.113.7');
});

test('[2.18] contact us opens customer service', () => {
  const customerService = show();
  fireEvent.click(screen.getByRole('button', { name: 'regionBlock.contact' }));
  expect(customerService).toHaveBeenCalledOnce();
});
