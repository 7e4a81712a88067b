import type { WidgetMeta, WidgetStory } from '@liveryjs/stories/widget-story';
import { expect } from 'storybook/test';
import ModePicker from './ModePicker.tsx';
import type { Props } from './mode-picker.props.ts';

export default {
  title: 'Shell/Mode picker',
  component: ModePicker,
  parameters: { region: 'header', inside: { widget: 'header', slot: 'tools' } },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Switched: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const { dataset } = document.documentElement;
    const before = dataset.mode;
    await userEvent.click(await canvas.findByRole('button', { name: /^Switch to/ }));
    await expect(dataset.mode).not.toBe(before);
  },
};
