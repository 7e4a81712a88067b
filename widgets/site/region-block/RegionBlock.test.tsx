// @vitest-environment jsdom

import { visitor } from '@liveryjs/client/system/visitor';
import { mountWidget } from '@liveryjs/parts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import RegionBlock from './RegionBlock.tsx';

const customerService = vi.fn();
const show = () => mountWidget(RegionBlock, { props: {}, portal: { actions: { customerService } } });

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
  show();
  fireEvent.click(screen.getByRole('button', { name: 'regionBlock.contact' }));
  expect(customerService).toHaveBeenCalledOnce();
});
