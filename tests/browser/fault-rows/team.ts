import type { Page } from 'playwright-core';
import { type FaultRow, NOT_SENT, pressed } from '#tests/harness/fault-walk.ts';
import { fromAccountMenu } from '#tests/harness/log-in.ts';
import { turnTo } from '#tests/harness/turn-to.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const button = (name: string) => (page: Page) => dialog(page).getByRole('button', { name, exact: true });

const centre = (entry?: string) => async (page: Page) => {
  await fromAccountMenu(page, 'Agent centre');
  if (entry !== undefined) await turnTo(page, entry);
};
const links = async (page: Page) => {
  await centre('Create accounts')(page);
  await dialog(page).getByRole('tab', { name: 'Registration links' }).click();
};
const switchOff = async (page: Page) => {
  await button('Turn off')(page).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
};
const notices = pressed((page) => button('Turn off')(page).first());

/** The parts of the team that an agent sees, and the agent's actions for it. */
export const teamRows: readonly FaultRow[] = [
  {
    call: 'GET /wps/agent/team/overview',
    as: 'tomas',
    open: centre(),
    part: dialog,
    content: (page) => dialog(page).getByRole('table', { name: 'Top downlines, including their teams' }),
  },
  {
    call: 'GET /wps/agent/team/links',
    as: 'tomas',
    open: centre('Create accounts'),
    part: dialog,
    content: (page) => dialog(page).getByRole('form', { name: 'New account' }),
  },
  {
    call: 'PUT /wps/agent/team/member',
    as: 'tomas',
    async open(page) {
      await centre('Create accounts')(page);
      await dialog(page).getByLabel('Username', { exact: true }).fill('newhand1');
      await dialog(page).getByLabel('Initial password').fill('First2026');
      await button('Create account')(page).click();
    },
    part: dialog,
    content: (page) => dialog(page).getByText(/Account newhand1 created/),
    retry: button('Create account'),
    said: NOT_SENT,
    typed: [(page) => dialog(page).getByLabel('Username', { exact: true }), 'newhand1'],
  },
  {
    call: 'POST /wps/agent/team/links',
    as: 'tomas',
    async open(page) {
      await links(page);
      await dialog(page).getByLabel('Link name, for your reference').fill('Club');
      await button('Create link')(page).click();
    },
    part: dialog,
    content: (page) => dialog(page).getByRole('heading', { name: 'Club', exact: true }),
    retry: button('Create link'),
    said: NOT_SENT,
    typed: [(page) => dialog(page).getByLabel('Link name, for your reference'), 'Club'],
  },
  {
    ...notices,
    call: 'POST /wps/agent/team/links/switch',
    as: 'tomas',
    async open(page) {
      await links(page);
      await switchOff(page);
    },
    async again(page) {
      await notices.again(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    },
    said: 'That did not work. Please try again.',
    content: button('Turn on'),
  },
  {
    call: 'GET /wps/agent/team/members',
    as: 'tomas',
    open: centre('Team management'),
    part: dialog,
    content: (page) => dialog(page).getByRole('table', { name: 'Your team' }),
  },
  {
    call: 'GET /wps/agent/team/member',
    as: 'tomas',
    async open(page) {
      await centre('Team management')(page);
      await button('Details of amara')(page).click();
    },
    part: dialog,
    content: (page) => dialog(page).getByRole('heading', { name: 'amara' }),
  },
  {
    call: 'PUT /wps/agent/team/rate',
    as: 'tomas',
    async open(page) {
      await centre('Team management')(page);
      await button('Details of amara')(page).click();
      await dialog(page).getByLabel('Rebate rate').fill('1.00');
      await button('Save rate')(page).click();
    },
    part: dialog,
    content: (page) => dialog(page).getByText('Rate saved.'),
    retry: button('Save rate'),
    said: NOT_SENT,
    typed: [(page) => dialog(page).getByLabel('Rebate rate'), '1.00'],
  },
];
