import type { WidgetMeta, WidgetStory } from '@liveryjs/stories/widget-story';
import NotFound from './NotFound.tsx';
import type { Props } from './not-found.props.ts';

export default {
  title: 'Site/Not-found page',
  component: NotFound,
  parameters: { path: '/nowhere', placed: true },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const WithoutLinks: WidgetStory<Props> = { args: { links: [] } };
