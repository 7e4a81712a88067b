import { permission, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import LanguagePicker from './LanguagePicker.tsx';
import type { Props } from './language-picker.props.ts';

export default {
  title: 'Shell/Language picker',
  component: LanguagePicker,
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Compact: WidgetStory<Props> = {
  args: { compact: true },
  parameters: { region: 'header', inside: { widget: 'header', slot: 'tools' } },
};

export const Chosen: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Language' }), 'VI');
    await expect(await canvas.findByRole('combobox', { name: 'Ngôn ngữ' })).toHaveValue('VI');
    await expect(document.documentElement.lang).toBe('vi');
  },
};

/** The platform offers one language of the brand: there is nothing to choose. */
export const Empty: WidgetStory<Props> = {
  parameters: {
    platform: {
      getPermission: { ...permission, info: { ...permission.info, languages: ['EN'] } },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull());
  },
};
