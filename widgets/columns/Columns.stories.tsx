import type { WidgetMeta, WidgetStory } from '#stories/widget-story.ts';
import Columns from './Columns.tsx';
import type { Props } from './columns.props.ts';

export default {
  title: 'Pages/Columns',
  component: Columns,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

const rank = { widget: 'vip-rank' };

export const Full: WidgetStory<Props> = {
  parameters: { slots: { start: [{ widget: 'mode-picker' }], middle: [rank], end: [rank] } },
};

/** A column without anything takes no room. */
export const Two: WidgetStory<Props> = { parameters: { slots: { middle: [rank], end: [rank] } } };
