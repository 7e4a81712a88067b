import { memberDetails } from '@liveryjs/stories/platform/answers/team';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import TeamMembers from './TeamMembers.tsx';
import type { Props } from './team-members.props.ts';

const LIST = 'getTeamMembers';
const ONE = 'getTeamMember';
const RATE = 'setTeamRate';
const TRANSFER = 'transferToMember';
const done = { reference: 'TT261121-0A1B2C3D4E', to: 'tomas100', amount: '50.00', currency: 'USD' };
const wallets = {
  getWallets: {
    isSingle: true,
    wallets: [{ place: 'MAIN', amount: '48210.00', canTransfer: true }],
    currency: 'USD',
  },
};

export default {
  title: 'Agent/Team members',
  component: TeamMembers,
  parameters: { session: 'agent', platform: wallets },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** [2.36] Down a step, and back by the way that one came. */
export const Down: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show tomas100’s 4 downlines' }));
    const path = within(await canvas.findByRole('navigation', { name: 'Position in the team' }));
    await path.findByText('tomas100');
    await waitFor(() => expect(callsOf(LIST)[1]?.query.get('upline')).toBe('tomas100'));
    await userEvent.click(path.getByRole('button', { name: 'Your downlines' }));
    await canvas.findByRole('button', { name: 'Details of tomas101' });
  },
};

/** [2.36] */
export const Found: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Find a username in your team'), 'quick{Enter}');
    await canvas.findByText('1 username contains “quick”');
    await waitFor(() => expect(callsOf(LIST)[1]?.query.get('search')).toBe('quick'));
  },
};

export const NotFound: WidgetStory<Props> = {
  parameters: {
    path: '/?memberSearch=zzz',
    platform: { [LIST]: { list: [], total: 0, totalPages: 0, path: [], currency: 'USD' } },
  },
};

export const Nobody: WidgetStory<Props> = {
  parameters: {
    platform: { [LIST]: { list: [], total: 0, totalPages: 0, path: [], currency: 'USD' } },
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [LIST]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [LIST]: failing(500) } } };

export const Sheet: WidgetStory<Props> = { parameters: { path: '/?memberWho=tomas100' } };

/** Whom somebody else brought. */
export const NotTheirs: WidgetStory<Props> = {
  parameters: {
    path: '/?memberWho=tomas101',
    platform: { [ONE]: { ...memberDetails('tomas101'), mayRate: false } },
  },
};

export const Gone: WidgetStory<Props> = {
  parameters: {
    path: '/?memberWho=nobody',
    platform: { [ONE]: failing(404, { code: 'not_in_team' }) },
  },
};

async function send({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByLabelText('Amount'), '50');
  await userEvent.type(canvas.getByLabelText(/^(Payment|Login) password$/), 'Livery2026{Enter}');
  const question = within(await within(document.body).findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Send' }));
}

/** [6.03] */
export const Transferred: WidgetStory<Props> = {
  parameters: { path: '/?memberWho=tomas100', platform: { [TRANSFER]: done } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByText(/sent to tomas100/)).toBeVisible();
    await waitFor(() => expect(callsOf(TRANSFER)[0]?.body).toMatchObject({ to: 'tomas100', amount: '50' }));
  },
};

/** [6.03] Nobody knew whether it arrived: it was asked after, and not sent again. */
export const NotArrived: WidgetStory<Props> = {
  parameters: {
    path: '/?memberWho=tomas100',
    platform: { [TRANSFER]: failing(500), settleOutcome: { state: 'VOID' } },
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByText(/This did not go through, and no money was moved/)).toBeVisible();
    await waitFor(() => expect(callsOf(TRANSFER)).toHaveLength(1));
  },
};

export const WrongPassword: WidgetStory<Props> = {
  parameters: {
    path: '/?memberWho=tomas100',
    platform: { [TRANSFER]: failing(403, { code: 'wrong_password' }) },
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(
      await canvas.findByText('That password is not correct. Check it and try again.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toHaveValue('50'));
  },
};

/** [2.36] A rate below what was given on asks first. */
export const RateLowered: WidgetStory<Props> = {
  parameters: { path: '/?memberWho=tomas100' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Rebate rate');
    await userEvent.clear(field);
    await userEvent.type(field, '0.2{Enter}');
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Lower rates' }));
    await expect(await canvas.findByText('Rate saved.')).toBeVisible();
    await expect(callsOf(RATE)[0]?.body).toEqual({
      username: 'tomas100',
      rebateRate: '0.2',
      lowerBelow: true,
    });
  },
};
