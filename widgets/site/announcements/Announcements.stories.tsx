import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import Announcements from './Announcements.tsx';
import type { Props } from './announcements.props.ts';

const CALL = 'getAnnouncements';

export default {
  title: 'Site/Announcements',
  component: Announcements,
} satisfies WidgetMeta<Props>;

/** List and text side by side, where there is room. */
export const Full: WidgetStory<Props> = {};

/** In the dialog that brands show them in [2.29]. */
export const InDialog: WidgetStory<Props> = { parameters: { region: 'modal', modal: 'notice' } };

/** A text that is chosen: on narrow windows it takes the list's place. */
export const Reading: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Announcements' }));
    const second = (await list.findAllByRole('button'))[1];
    const title = second?.querySelector('strong')?.textContent ?? '';
    if (second) await userEvent.click(second);
    await expect(await canvas.findByRole('heading', { level: 3, name: title })).toBeVisible();
  },
};

export const NextPage: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await canvas.findByRole('button', { name: 'Page 2', current: 'page' });
    await waitFor(() => expect(callsOf(CALL).map(({ query }) => query.get('pageNo'))).toEqual(['1', '2']));
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

export const Empty: WidgetStory<Props> = {
  parameters: { platform: { [CALL]: { list: [], totalPages: 0 } } },
};
