import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import RegisterCentre from './RegisterCentre.tsx';
import type { Props } from './register-centre.props.ts';

const LINKS = 'getTeamLinks';
const MAKE = 'makeTeamLink';
const SWITCH = 'switchTeamLink';
const OPEN = 'openTeamMember';

export default {
  title: 'Agent/Register centre',
  component: RegisterCentre,
  parameters: { session: 'agent' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

async function open({ canvas, userEvent }: Play, rate = '0.5') {
  const field = await canvas.findByLabelText('Rebate rate (%)');
  await userEvent.clear(field);
  await userEvent.type(field, rate);
  await userEvent.type(canvas.getByLabelText('Username'), 'newhand1');
  await userEvent.type(canvas.getByLabelText('Initial password'), 'First2026{Enter}');
}

/** [2.36] */
export const Opened: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Agent' }));
    await open({ canvas, userEvent });
    await expect(await canvas.findByText(/Account newhand1 created/)).toBeVisible();
    await expect(callsOf(OPEN)[0]?.body).toMatchObject({
      username: 'newhand1',
      password: 'First2026',
      kind: 'AGENT',
      rebateRate: '0.5',
    });
  },
};

/** [2.36] No rate above the agent's own leaves the page. */
export const RateTooHigh: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent }, '1.21');
    await expect(await canvas.findByText('1.21 is too high. Maximum: 1.2')).toBeVisible();
    await expect(callsOf(OPEN)).toHaveLength(0);
  },
};

export const NameTaken: WidgetStory<Props> = {
  parameters: { platform: { [OPEN]: failing(409, { code: 'username_taken' }) } },
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await expect(await canvas.findByText(/This username is taken/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
  },
};

export const Links: WidgetStory<Props> = {
  args: { first: 'links' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'QR code' });
    if (first) await userEvent.click(first);
    await canvas.findByRole('img', { name: 'QR code for the link Thursday evening group' });
    await userEvent.type(canvas.getByLabelText('Link name, for your reference'), 'Club{Enter}');
    await waitFor(() => expect(callsOf(MAKE)[0]?.body).toMatchObject({ name: 'Club', rebateRate: '0.00' }));
    await waitFor(() => expect(callsOf(LINKS)).toHaveLength(2));
  },
};

/** [2.36] */
export const SwitchedOff: WidgetStory<Props> = {
  args: { first: 'links' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Turn off' });
    if (first) await userEvent.click(first);
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(callsOf(SWITCH)[0]?.body).toEqual({ code: 'KX7PQ2MA', on: false }));
  },
};

export const NoLinks: WidgetStory<Props> = {
  args: { first: 'links' },
  parameters: { platform: { [LINKS]: { list: [], ownRate: '0.00' } } },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [LINKS]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [LINKS]: failing(500) } } };
