import { permission, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect } from 'storybook/test';
import AppDownload from './AppDownload.tsx';
import type { Props } from './app-download.props.ts';

export default {
  title: 'Site/App download',
  component: AppDownload,
  parameters: { region: 'modal', modal: 'download', placed: true },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Ios: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'iOS' }));
    await expect(
      await canvas.findByRole('img', { name: 'QR code to download the app for iOS' }),
    ).toBeVisible();
  },
};

/** A site without packages. */
export const Empty: WidgetStory<Props> = {
  parameters: {
    platform: {
      getPermission: { ...permission, info: { ...permission.info, resources: [] } },
    },
  },
};
