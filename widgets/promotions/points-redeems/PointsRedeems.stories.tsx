import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import PointsRedeems from './PointsRedeems.tsx';
import type { Props } from './points-redeems.props.ts';

const CALL = 'getRedeems';

export default {
  title: 'Promotions/Redemption history',
  component: PointsRedeems,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

/** Every state [4.20], on two pages. */
export const Full: WidgetStory<Props> = {};

export const Rejected: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Rejected' }));
    await waitFor(() => expect(callsOf(CALL).at(-1)?.query.get('status')).toBe('REJECTED'));
  },
};

export const Empty: WidgetStory<Props> = {
  parameters: { platform: { [CALL]: { list: [], total: 0, totalPages: 0 } } },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };
