import { takingPart } from '@liveryjs/client/promotions/take-part';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import RaffleClaim from './RaffleClaim.tsx';
import type { Props } from './raffle-claim.props.ts';

const PRIZES = 'getRaffle';
const DRAW = 'claimRaffle';

export default {
  title: 'Promotions/Raffle',
  component: RaffleClaim,
  parameters: { region: 'modal', modal: 'raffle', session: 'member' },
  beforeEach: () => {
    takingPart.promotion = {
      id: 11,
      category: 'raffle',
      title: 'Three tickets for the weekly wheel',
      summary: 'Take part, and draw three times.',
      content: '',
      image: '/sandbox/img/scene/house/ticket.svg',
      startsAt: '2026-11-16T00:00:00Z',
      activity: { kind: 'raffle' },
    };
    return () => {
      takingPart.promotion = undefined;
    };
  },
} satisfies WidgetMeta<Props>;

/** The button that draws, once it is known that there are tickets. */
async function offered(canvas: Play['canvas']) {
  const button = await canvas.findByRole('button', { name: 'Use a ticket' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

export const Full: WidgetStory<Props> = {};

export const Won: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await offered(canvas));
    await waitFor(() => expect(canvas.getByText('You won $1')).toBeVisible());
    await waitFor(() => expect(callsOf(DRAW)).toHaveLength(1));
  },
};

export const NoTicket: WidgetStory<Props> = {
  parameters: {
    platform: {
      getActivities: { list: [{ promotionId: 11, status: 'CLAIMED', tickets: 0 }] },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use a ticket' })).toBeDisabled());
  },
};

export const Refused: WidgetStory<Props> = {
  parameters: { platform: { [DRAW]: failing(409, { code: 'no_ticket' }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await offered(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You have no tickets left.');
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [PRIZES]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [PRIZES]: failing(500) } } };
