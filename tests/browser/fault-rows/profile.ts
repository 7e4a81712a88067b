import type { Page } from 'playwright-core';
import { type FaultRow, NOT_SENT } from '#tests/harness/fault-walk.ts';
import { fromAccountMenu } from '#tests/harness/log-in.ts';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const card = (name: string) => (page: Page) => centre(page).getByRole('region', { name });
const open = (page: Page) => fromAccountMenu(page, 'My account');
const form = (page: Page) => page.getByRole('dialog', { name: 'Personal details' });
const nickname = (page: Page) => form(page).getByLabel('Nickname');

/** My account, and what is saved there. */
export const profileRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/member/security',
    as: 'mai',
    open,
    part: card('Account security'),
    content: (page) => card('Account security')(page).getByRole('meter'),
    rest: [card('Personal details'), card('Where you are logged in')],
  },
  {
    call: 'GET /wps/member/profile',
    as: 'mai',
    open,
    part: card('Personal details'),
    content: (page) => card('Personal details')(page).getByText('Nickname'),
    rest: [card('Account security'), card('Where you are logged in')],
  },
  {
    call: 'GET /wps/member/devices',
    as: 'mai',
    open,
    part: card('Where you are logged in'),
    content: (page) => card('Where you are logged in')(page).getByText('This device'),
    rest: [card('Account security'), card('Personal details')],
  },
  {
    call: 'PUT /wps/member/profile',
    as: 'mai',
    async open(page) {
      await open(page);
      await card('Personal details')(page).getByRole('button', { name: 'Edit' }).click();
      await nickname(page).fill('Mai Lan');
      await form(page).getByRole('button', { name: 'Save' }).click();
    },
    part: form,
    content: (page) => card('Personal details')(page).getByText('Mai Lan'),
    retry: (page) => form(page).getByRole('button', { name: 'Save' }),
    said: NOT_SENT,
    typed: [nickname, 'Mai Lan'],
    rest: [centre],
  },
];
