import type { WidgetMeta, WidgetStory } from '@liveryjs/stories/widget-story';
import Header from './Header.tsx';
import type { Props } from './header.props.ts';

export default {
  title: 'Shell/Header',
  component: Header,
  parameters: { region: 'header', placed: true },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = { parameters: { session: 'member' } };

export const Visitor: WidgetStory<Props> = {};

/** Without anything in its slots: the way home. */
export const Empty: WidgetStory<Props> = { parameters: { placed: false } };
