import { permission, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import RightBar from './RightBar.tsx';
import type { Props } from './right-bar.props.ts';

export default {
  title: 'Shell/Right bar',
  component: RightBar,
  parameters: { region: 'rightBar', placed: true },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** A site without apps and social pages. */
export const WithoutResources: WidgetStory<Props> = {
  parameters: {
    platform: {
      getPermission: { ...permission, info: { ...permission.info, resources: [] } },
    },
  },
};
