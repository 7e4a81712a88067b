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
import ActivityJoin from './ActivityJoin.tsx';
import type { Props } from './activity-join.props.ts';

const JOIN = 'joinActivity';

export default {
  title: 'Promotions/Application for a promotion',
  component: ActivityJoin,
  parameters: { region: 'modal', modal: 'joinActivity', session: 'member' },
  beforeEach: () => {
    takingPart.promotion = {
      id: 6,
      category: 'sports',
      title: 'One leg short? Get your stake back',
      summary: 'Five bets or more on one slip: if just one loses, you get your stake back.',
      content: '',
      image: '/sandbox/img/scene/house/sports.svg',
      startsAt: '2026-11-18T00:00:00Z',
      activity: { kind: 'apply' },
    };
    return () => {
      takingPart.promotion = undefined;
    };
  },
} satisfies WidgetMeta<Props>;

const notes = () => new File(['notes'], 'notes.pdf', { type: 'application/pdf' });

async function send({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByLabelText('Comment'), 'Five bets, one failed.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
}

export const Full: WidgetStory<Props> = {};

/** [5.09] */
export const Counted: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const comment = await canvas.findByLabelText('Comment');
    await userEvent.click(comment);
    await userEvent.paste('x'.repeat(150));
    await expect(comment).toHaveValue('x'.repeat(140));
    await expect(await canvas.findByText('0 of 140 characters left')).toBeVisible();
  },
};

/** [5.09] */
export const NoPicture: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Add pictures');
    input.removeAttribute('accept');
    await userEvent.upload(input, notes());
    await expect(await canvas.findByText('Only PNG and JPG pictures are accepted')).toBeVisible();
  },
};

export const Missing: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send application' }));
    await expect(await canvas.findByText('Please fill in “Comment”')).toBeVisible();
    await expect(callsOf(JOIN)).toHaveLength(0);
  },
};

export const Refused: WidgetStory<Props> = {
  parameters: { platform: { [JOIN]: failing(409, { code: 'activity_state' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is no longer possible.');
    await waitFor(() => expect(canvas.getByLabelText('Comment')).toHaveValue('Five bets, one failed.'));
  },
};

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { [JOIN]: hanging() } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toBeVisible();
  },
};
