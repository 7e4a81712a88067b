import { permission, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import Maintenance from './Maintenance.tsx';
import type { Props } from './maintenance.props.ts';

export default {
  title: 'Site/Maintenance page',
  component: Maintenance,
  parameters: {
    placed: true,
    platform: { getPermission: { ...permission, maintenance: true } },
  },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const WithoutTools: WidgetStory<Props> = { parameters: { slots: { tools: [] } } };
