import type { WidgetMeta, WidgetStory } from '@liveryjs/stories/widget-story';
import { expect } from 'storybook/test';
import SearchButton from './SearchButton.tsx';
import type { Props } from './search-button.props.ts';

export default {
  title: 'Shell/Search button',
  component: SearchButton,
  args: { to: { modal: 'notice' } },
  parameters: { region: 'header', inside: { widget: 'header', slot: 'search' } },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const AsIcon: WidgetStory<Props> = { args: { look: 'icon' } };

export const ByKey: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
