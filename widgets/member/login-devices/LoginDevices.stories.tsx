import { devices } from '@liveryjs/stories/platform/answers/profile';
import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import LoginDevices from './LoginDevices.tsx';
import type { Props } from './login-devices.props.ts';

const DEVICES = 'getDevices';
const END = 'endDevices';

export default {
  title: 'Member/Login devices',
  component: LoginDevices,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const OnlyThis: WidgetStory<Props> = {
  parameters: { platform: { [DEVICES]: { list: devices.slice(0, 1) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re not logged in anywhere else.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Ended: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const [ownDevice, ...others] = await canvas.findAllByRole('listitem');
    await waitFor(() => expect(within(ownDevice as HTMLElement).getByText('This device')).toBeVisible());
    for (const other of others) await expect(within(other).queryByText('This device')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out Samsung Internet on Android' }));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(callsOf(END)).toHaveLength(1));
    await waitFor(() => expect(callsOf(END)[0]?.query.get('id')).toBe(devices[1]?.id));
  },
};

export const EndFailed: WidgetStory<Props> = {
  parameters: { platform: { [END]: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out all others' }));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Log out all others' }));
    await expect(
      await within(document.body).findByText('That did not work. Please try again.'),
    ).toBeVisible();
    await waitFor(() => expect(callsOf(END)[0]?.query.has('id')).toBe(false));
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [DEVICES]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [DEVICES]: failing(500) } } };
