import type { WidgetMeta, WidgetStory } from '@liveryjs/stories/widget-story';
import Columns from './Columns.tsx';
import type { Props } from './columns.props.ts';

export default {
  title: 'Shell/Columns',
  component: Columns,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

const rank = { widget: 'vip-rank' };
const tools = [{ widget: 'mode-picker' }];

export const Full: WidgetStory<Props> = {
  parameters: { slots: { start: tools, middle: [rank], end: tools } },
};

/** A column without anything takes no room. */
export const Two: WidgetStory<Props> = { parameters: { slots: { middle: [rank], end: tools } } };
