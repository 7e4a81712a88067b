import { storyContract, storyTerms } from '@liveryjs/stories/platform/answers/contracts';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import Contracts from './Contracts.tsx';
import type { Props } from './contracts.props.ts';

const TERMS = 'getContractTerms';
const GIVEN = 'getGivenContracts';
const ENDINGS = 'getContractEndings';
const OFFER = 'offerContract';
const ANSWER = 'answerContract';
const SETTLED = 'getContractSettlements';

export default {
  title: 'Agent/Contracts',
  component: Contracts,
  args: { type: 'dividend' },
  parameters: { session: 'agent' },
} satisfies WidgetMeta<Props>;

const open = async ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(await canvas.findByRole('tab', { name }));

/** Fills in a contract for a downline, and offers it. */
async function offer({ canvas, userEvent }: Play): Promise<void> {
  await open({ canvas, userEvent }, 'Given');
  await userEvent.click(await canvas.findByRole('button', { name: 'Offer a contract' }));
  await userEvent.click(await canvas.findByLabelText('Downline'));
  await userEvent.click(await canvas.findByRole('option', { name: /amara/ }));
  await userEvent.type(canvas.getByLabelText('Rate'), '6.5');
  await userEvent.click(canvas.getByRole('button', { name: 'Offer' }));
}

export const Full: WidgetStory<Props> = {
  parameters: {
    platform: {
      [TERMS]: storyTerms('DIVIDEND', {
        offered: storyContract('DIVIDEND', 'OFFERED', { id: 500_002, upline: 'mei', downline: 'tomas' }),
      }),
    },
  },
};

/** [4.21] */
export const Accepted: WidgetStory<Props> = {
  ...Full,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Accept' }));
    await expect(await within(document.body).findByText('The contract is now in force.')).toBeVisible();
    await expect(callsOf(ANSWER).map(({ body }) => body)).toMatchObject([
      { contractId: 500_002, answer: 'ACCEPT', ends: [] },
    ]);
  },
};

/** [4.21] */
export const LowerRate: WidgetStory<Props> = {
  parameters: {
    platform: {
      [ENDINGS]: {
        list: [storyContract('DIVIDEND', 'ACTIVE', { id: 77, upline: 'amara', downline: 'kofi' })],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await offer({ canvas, userEvent });
    const question = within(await within(document.body).findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(/amara → kofi/)).toBeVisible());
    await expect(callsOf(OFFER)).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Agree and offer' }));
    await expect(await within(document.body).findByText('Offer sent.')).toBeVisible();
    await expect(callsOf(OFFER).map(({ body }) => body)).toMatchObject([
      { downline: 'amara', period: 'DAILY', ends: [77], tiers: [{ rate: '6.5', activeMembers: 0 }] },
    ]);
  },
};

/** The contracts that would end cannot be told: nothing is asked, and nothing is sent. */
export const EndingsFailed: WidgetStory<Props> = {
  parameters: { platform: { [ENDINGS]: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    await offer({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
    await waitFor(() => expect(canvas.getByLabelText('Rate')).toHaveValue('6.5'));
    await expect(callsOf(OFFER)).toHaveLength(0);
  },
};

export const OfferFailed: WidgetStory<Props> = {
  parameters: { platform: { [ENDINGS]: { list: [] }, [OFFER]: failing(409, { code: 'contract_exists' }) } },
  play: async ({ canvas, userEvent }) => {
    await offer({ canvas, userEvent });
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Offer' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Rate')).toHaveValue('6.5'));
  },
};

/** [4.21] */
export const AboveOwnRate: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent }, 'Given');
    await userEvent.click(await canvas.findByRole('button', { name: 'Offer a contract' }));
    await userEvent.type(await canvas.findByLabelText('Rate'), '15.01');
    await userEvent.click(canvas.getByRole('button', { name: 'Offer' }));
    await waitFor(() => expect(canvas.getByLabelText('Rate')).toBeInvalid());
    await expect(callsOf(OFFER)).toHaveLength(0);
  },
};

export const Given: WidgetStory<Props> = {
  args: { type: 'dailySalary' },
  play: async (context) => {
    await open(context, 'Given');
    await expect(await context.canvas.findByRole('button', { name: 'Take back offer' })).toBeVisible();
  },
};

export const NothingGiven: WidgetStory<Props> = {
  parameters: { platform: { [GIVEN]: { list: [], total: 0, totalPages: 0 } } },
  play: async (context) => {
    await open(context, 'Given');
    await expect(await context.canvas.findByText('No contracts here.')).toBeVisible();
  },
};

export const Settled: WidgetStory<Props> = {
  args: { type: 'hourlySalary' },
  play: async (context) => {
    await open(context, 'Settlements');
    await expect(await context.canvas.findByRole('cell', { name: 'Outstanding' })).toBeVisible();
  },
};

export const SettlementsFailed: WidgetStory<Props> = {
  parameters: { platform: { [SETTLED]: failing(500) } },
  play: async (context) => {
    await open(context, 'Settlements');
    await expect(await context.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Nothing: WidgetStory<Props> = {
  args: { type: 'realTimeSalary' },
  parameters: { platform: { [TERMS]: storyTerms('REALTIME_SALARY', { active: null, rate: null }) } },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [TERMS]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [TERMS]: failing(500) } } };
