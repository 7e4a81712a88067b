import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import PointsDetails from './PointsDetails.tsx';
import type { Props } from './points-details.props.ts';

const CALL = 'getPointsTransactions';

export default {
  title: 'Promotions/Points history',
  component: PointsDetails,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Earned: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Earned' }));
    await waitFor(() => expect(callsOf(CALL).at(-1)?.query.get('direction')).toBe('earned'));
  },
};

export const Empty: WidgetStory<Props> = {
  parameters: { platform: { [CALL]: { list: [], total: 0, totalPages: 0 } } },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };
