// @vitest-environment jsdom

import { mountWidget } from '@liveryjs/parts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import TeamProfit from './TeamProfit.tsx';

const results = {
  deposit: '0.00',
  withdrawal: '0.00',
  validBet: '0.00',
  payout: '0.00',
  bonus: '0.00',
  result: '0.00',
};
const day = '2026-11-19T17:00:00.000Z';

test('a person opens to days and back with the focus at the top, and the file has the days that show', async () => {
  const team = { list: [{ username: 'amara', results }], total: 1, totalPages: 1, results, currency: 'USD' };
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { container } = mountWidget(TeamProfit, {
    props: { pageSize: 10 },
    answers: {
      'GET /wps/agent/profit': team,
      'GET /wps/agent/profit/days': { list: [{ day, results }], currency: 'USD' },
    },
    session: true,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'teamProfit.open' }));
  await waitFor(() => expect(document.activeElement).toBe(container.firstElementChild));
  const shown = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(day));
  await screen.findByText(shown);
  fireEvent.click(screen.getByRole('button', { name: 'records.save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await textOf(saved[0])).toContain(shown);
  (document.activeElement as HTMLElement).blur();
  fireEvent.click(screen.getByText('teamProfit.back'));
  await screen.findByText('amara');
  await waitFor(() => expect(document.activeElement).toBe(container.firstElementChild));
});

/** jsdom's files have no text of their own. */
function textOf(file: Blob = new Blob()): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}
