import type { WidgetMeta, WidgetStory } from '#stories/widget-story.ts';
import Header from './Header.tsx';
import type { Props } from './header.props.ts';

export default {
  title: 'Shell/Header',
  component: Header,
  parameters: { region: 'header', placed: true },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};
