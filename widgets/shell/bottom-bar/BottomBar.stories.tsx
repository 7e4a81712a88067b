import type { WidgetMeta, WidgetStory } from '@liveryjs/stories/widget-story';
import { expect } from 'storybook/test';
import BottomBar from './BottomBar.tsx';
import type { Props } from './bottom-bar.props.ts';

export default {
  title: 'Shell/Bottom bar',
  component: BottomBar,
  parameters: { region: 'bottomBar', placed: true },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Promotions: WidgetStory<Props> = {
  parameters: { path: '/promotions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: 'page', hidden: true })).toHaveTextContent(/./);
  },
};
